import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { SimpleTranslationBookChapter, TranslationBook } from '../../../client/src/documents.ts';
import { readingText } from '../../strings/texts.ts';
import { type ChapterPlace, currentRoute, goTo, type Route, routeAddress } from '../route.ts';
import { keptChapter } from './chapter-columns.ts';

export type Step = -1 | 1;
interface Around {
  readonly books: readonly TranslationBook[];
  readonly shown: SimpleTranslationBookChapter | undefined;
}

function neighbourOf(route: Route, step: Step, { books, shown }: Around): ChapterPlace | undefined {
  const { book, chapter } = route;
  const isShown = shown?.book.id === book && shown.chapter.number === chapter;
  const known = isShown ? shown : keptChapter(route.translation, route);
  if (known) return (step === 1 ? known.nextChapterReference : known.previousChapterReference) ?? undefined;
  const index = books.findIndex(({ id }) => id === book);
  const at = books[index];
  if (!at) return undefined;
  const to = chapter + step;
  if (to >= at.firstChapterNumber && to <= at.lastChapterNumber) return { book, chapter: to };
  const other = books[index + step];
  return (
    other && { book: other.id, chapter: step === 1 ? other.firstChapterNumber : other.lastChapterNumber }
  );
}

/**
 * Returns a function that turns to the next or previous chapter. It starts from the address, because the
 * chapter there may still be loading. Turns before the books have loaded are queued.
 */
export function useTurning({ books, shown }: Around): (step: Step) => void {
  const around = useRef({ books, shown });
  around.current = { books, shown };
  const waiting = useRef<Step[]>([]);
  const turn = useCallback((step: Step) => {
    const route = currentRoute();
    if (!route) return;
    const to = neighbourOf(route, step, around.current);
    const { translation, parallels } = route;
    if (to) goTo({ translation, parallels, book: to.book, chapter: to.chapter });
    else if (around.current.books.length === 0) waiting.current.push(step);
  }, []);
  useEffect(() => {
    if (books.length > 0) for (const step of waiting.current.splice(0)) turn(step);
  }, [books]);
  return turn;
}

export function useShortcuts(direction: 'ltr' | 'rtl', turn: (step: Step) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || takesText(target)) return;
      if (event.key === '/') {
        event.preventDefault();
        document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
        document.getElementById('reference')?.focus();
      }
      if (!/^Arrow[LR]/.test(event.key) || (target instanceof Element && target.closest(arrowUsers))) return;
      turn((event.key === 'ArrowLeft') === (direction === 'rtl') ? 1 : -1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [direction, turn]);
}

/** True if pressed keys are typed into the element or choose one of its values, so no shortcut applies. */
export function takesText(target: EventTarget | null): boolean {
  // Check boxes and sliders are not editable
  return target instanceof Element && target.closest(':read-write, select') !== null;
}

const arrowUsers = 'input, [popover], [role="toolbar"], .player, .tab-panel';

interface TurnsProps extends Around {
  readonly route: Route;
  readonly direction: 'ltr' | 'rtl';
}

export function Turns({ route, direction, books, shown }: TurnsProps) {
  const { translation, parallels } = route;
  return (
    <nav class="turns" aria-label={readingText('turnPage')} dir={direction}>
      {([-1, 1] as const).map((step) => {
        const to = neighbourOf(route, step, { books, shown });
        if (!to) return <span key={step} />;
        const place = `${books.find(({ id }) => id === to.book)?.name ?? to.book} ${to.chapter}`;
        const label = readingText(step === 1 ? 'next' : 'previous', { place });
        return (
          <a
            key={step}
            href={routeAddress.format({ translation, parallels, book: to.book, chapter: to.chapter })}
            title={label}
          >
            <span class="hidden">{label}</span>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={(step === 1) === (direction === 'ltr') ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'} />
            </svg>
          </a>
        );
      })}
    </nav>
  );
}
