import { useCallback, useEffect, useState } from 'preact/hooks';
import { type ChapterPlace, chapterKey, currentRoute, goTo, type Route } from '../route.ts';
import { elementOfVerse, type Verses } from './bridges.ts';
import { placeInView } from './kept-place.ts';

interface Press {
  readonly isShift: boolean;
  /** On touch screens, pressing another verse extends the selection. */
  readonly isTouch: boolean;
}

export function nextSelection(
  selected: Verses | undefined,
  pressed: Verses,
  { isShift, isTouch }: Press,
): Verses | undefined {
  if (!selected) return pressed;
  const { first, last } = selected;
  if (isShift) return pressed.first < first ? { first: pressed.first, last } : { first, last: pressed.last };
  if (first === pressed.first && last === pressed.last) return undefined;
  const isOutside = pressed.first < first || pressed.last > last;
  return isTouch && isOutside
    ? { first: Math.min(first, pressed.first), last: Math.max(last, pressed.last) }
    : pressed;
}

export function selectionOf({
  verse,
  endVerse = verse,
}: Pick<Route, 'verse' | 'endVerse'>): Verses | undefined {
  return verse === undefined ? undefined : { first: verse, last: endVerse! };
}

export type SelectVerse = (at: ChapterPlace, pressed: Verses, press: Press) => void;

/**
 * The selection is in the address, without a history entry for each change. `isOpen` is true if the user
 * selected the verses here. Verses of a followed link are only marked, and pressing them selects them.
 */
export function useSelection(route: Route | undefined) {
  const [opened, open] = useState<string>();
  const select: SelectVerse = useCallback(
    (at, pressed, press) => {
      const now = currentRoute();
      if (!now) return;
      const isHere = chapterKey(now) === chapterKey(at);
      const selected = isHere && (press.isShift || opened === passageKey(now)) ? selectionOf(now) : undefined;
      const next = nextSelection(selected, pressed, press);
      const to = withVerses({ ...now, ...at }, next);
      open(next && passageKey(to));
      goTo(to, { replace: true, state: { ...history.state, place: placeInView() } });
    },
    [opened],
  );
  const clear = useCallback(() => {
    const now = currentRoute();
    if (!now?.verse) return;
    open(undefined);
    focusNumber(now.verse);
    goTo(withVerses(now), { replace: true, state: { ...history.state, place: placeInView() } });
  }, []);
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector(':popover-open, :modal')) return;
      if (!(target instanceof Element && target.closest('input, select, .panel'))) clear();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [clear]);
  return { isOpen: route?.verse !== undefined && opened === passageKey(route), select, clear };
}

function passageKey(route: Route): string {
  const { first, last } = selectionOf(route) ?? {};
  return `${chapterKey(route)}:${first}-${last}`;
}

export function withVerses(
  { verse: _, endVerse: _end, also: _also, ...route }: Route,
  verses?: Verses,
): Route {
  if (!verses) return route;
  const { first, last } = verses;
  return { ...route, verse: first, ...(last > first && { endVerse: last }) };
}

/** The actions are in the chapter of the selection; other chapters on the page may have the same verse. */
function focusNumber(verse: number): void {
  const article = document.activeElement?.closest('.verse-actions')?.closest('article');
  if (article)
    elementOfVerse(article, verse)?.querySelector<HTMLElement>('.number')?.focus({ preventScroll: true });
}

/**
 * True if a press on a word opens its card: in interlinear texts, in a selected verse, from the keyboard, and in
 * original texts if the user has not disabled that. Otherwise it selects the verse.
 */
export function opensWord({ currentTarget: word, detail }: Click, wordFirst: boolean): boolean {
  const isSelected = word.closest('.marked') && document.querySelector('.verse-actions');
  const isOriginal = wordFirst && word.matches(':lang(hbo), :lang(grc)');
  return detail === 0 || isSelected !== null || isOriginal || word.matches('.glossed');
}

type Click = MouseEvent & { readonly currentTarget: Element };

/**
 * The verse or bridge at the pressed position, including the space between its lines; undefined for other targets, such
 * as the caller of a note.
 */
function pressedVerse({ target, clientX, clientY }: MouseEvent): Verses | undefined {
  if (!(target instanceof Element) || target.closest('.caller, button, a:not(.number)')) return;
  const block = target.closest('.paragraph, .line');
  const at = target.closest<HTMLElement>('[data-verse]') ?? (block && nearestVerse(block, clientX, clientY));
  if (!at) return undefined;
  const { verse, end = verse } = at.dataset;
  return { first: Number(verse), last: Number(end) };
}

function nearestVerse(block: Element, x: number, y: number): HTMLElement | null {
  const node = document.caretPositionFromPoint?.(x, y)?.offsetNode ?? caretRange(x, y)?.startContainer;
  return (node && block.contains(node) && node.parentElement?.closest<HTMLElement>('[data-verse]')) || null;
}

/** Safari's equivalent of `caretPositionFromPoint`. */
function caretRange(x: number, y: number): Range | null {
  type Page = Document & { readonly caretRangeFromPoint?: (x: number, y: number) => Range | null };
  return (document as Page).caretRangeFromPoint?.(x, y) ?? null;
}

export function pressHandlers(onPress: (pressed: Verses, press: Press) => void) {
  return {
    onPointerDown: ({ currentTarget }: PointerEvent & { readonly currentTarget: HTMLElement }) => {
      // This press only clears a text selection or closes a card
      const isBusy = !getSelection()?.isCollapsed || document.querySelector(':popover-open');
      currentTarget.toggleAttribute('data-busy', Boolean(isBusy));
    },
    onMouseDown: (event: MouseEvent) => {
      const isExtending = event.shiftKey && getSelection()?.isCollapsed && pressedVerse(event) !== undefined;
      if (isExtending) event.preventDefault();
    },
    onClick: (event: MouseEvent & { readonly currentTarget: HTMLElement; readonly pointerType?: string }) => {
      const { target, currentTarget, shiftKey, ctrlKey, metaKey, pointerType } = event;
      const isBusy = currentTarget.hasAttribute('data-busy') || !getSelection()?.isCollapsed;
      currentTarget.removeAttribute('data-busy');
      const isNumber = target instanceof Element && target.closest('.number') !== null;
      // With these keys, browsers open links in a new tab or window
      if (event.defaultPrevented || ctrlKey || metaKey || (isBusy && !isNumber)) return;
      const pressed = pressedVerse(event);
      if (!pressed) return;
      event.preventDefault();
      onPress(pressed, { isShift: shiftKey, isTouch: pointerType === 'touch' });
    },
  };
}
