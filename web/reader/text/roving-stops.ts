import { useEffect } from 'preact/hooks';
import { roveFocus } from '../roving-focus.ts';

/** Each kind is a single stop for the Tab key, regardless of the number of elements. */
const kinds = ['.number[href]', '.caller[role]', '.word'] as const;

/**
 * Makes the verse numbers of a text one stop for the Tab key, its callers another and its words a third: the
 * last one with the focus, if it is in the selected verses, else the first there, else the first. The up and down
 * arrow keys, Home and End move between them. Left and right move between words, otherwise they turn the page.
 * `changes` are the dependencies of the effect.
 */
export function useRovingStops(
  text: { readonly current: HTMLElement | null },
  changes: readonly unknown[],
): void {
  useEffect(() => {
    const { current } = text;
    if (!current) return;
    const stopsOf = (kind: string) => [...current.querySelectorAll<HTMLElement>(kind)];
    const makeStop = (kind: string, stop: HTMLElement | undefined) => {
      for (const each of stopsOf(kind)) each.tabIndex = each === stop ? 0 : -1;
    };
    for (const kind of kinds) {
      const stops = stopsOf(kind);
      const marked = stops.filter((stop) => stop.closest('.marked'));
      makeStop(
        kind,
        stops.find((stop) => stop === document.activeElement) ??
          marked.find((stop) => stop.tabIndex === 0) ??
          marked[0] ??
          stops[0],
      );
    }
    const onFocus = ({ target }: Event) => {
      const kind = kinds.find((each) => (target as Element).matches(each));
      if (kind) makeStop(kind, target as HTMLElement);
    };
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const kind = kinds.find((each) => target.matches(each));
      if (kind === '.word') {
        // An arrow key on the last word must not turn the page
        if (event.key.startsWith('Arrow')) event.preventDefault();
        return roveFocus(event, current, kind);
      }
      if (!kind || event.ctrlKey || event.metaKey || event.altKey) return;
      const stops = stopsOf(kind);
      const at = stops.indexOf(target);
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key];
      const next = to === undefined ? undefined : stops[to];
      if (to !== undefined) event.preventDefault();
      if (!next) return;
      next.focus();
      // The selection follows the focus, as in a list
      if (event.shiftKey && kind === kinds[0]) {
        next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
      }
    };
    current.addEventListener('focusin', onFocus);
    current.addEventListener('keydown', onKey);
    return () => {
      current.removeEventListener('focusin', onFocus);
      current.removeEventListener('keydown', onKey);
    };
  }, changes);
}
