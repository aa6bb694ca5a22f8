import { useEffect } from 'preact/hooks';
import { roveFocus } from '../roving-focus.ts';

const selector = '.word';

/**
 * The words of a text are one stop for the Tab key: the first, or the one that had the focus last. Arrows lead between them.
 * `changes` are all that the words depend on.
 */
export function useRovingWords(
  text: { readonly current: HTMLElement | null },
  changes: readonly unknown[],
): void {
  useEffect(() => {
    const { current } = text;
    if (!current) return;
    const takeStops = () => {
      for (const stop of current.querySelectorAll<HTMLElement>(`${selector}[tabindex="0"]`)) {
        stop.tabIndex = -1;
      }
    };
    takeStops();
    const first = current.querySelector<HTMLElement>(selector);
    if (first) first.tabIndex = 0;
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof HTMLElement && target.matches(selector))) return;
      takeStops();
      target.tabIndex = 0;
    };
    const onKey = (event: KeyboardEvent) => {
      const isWord = event.target instanceof Element && event.target.matches(selector);
      // At the last word, an arrow does not turn the page
      if (isWord && event.key.startsWith('Arrow')) event.preventDefault();
      roveFocus(event, current, selector);
    };
    current.addEventListener('focusin', onFocus);
    current.addEventListener('keydown', onKey);
    return () => {
      current.removeEventListener('focusin', onFocus);
      current.removeEventListener('keydown', onKey);
    };
  }, changes);
}
