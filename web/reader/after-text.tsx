import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SimpleChapterContent, SimpleTranslationBookChapter } from '../../client/src/documents.ts';
import { useCode } from '../service/service.ts';
import { site } from '../service/site.ts';
import { missingText, pageText, welcomeText } from '../strings/texts.ts';
import { useStyle } from '../widgets/later-content.tsx';
import { useSheetDrag, useSwipe } from './page-motion.ts';
import { type Route, versesText } from './route.ts';
import motionStyles from './styles/motion.css' with { type: 'text' };
import printStyles from './styles/print.css' with { type: 'text' };
import { CleanCopies } from './text/copied-text.ts';
import { selectionOf } from './text/selection.ts';
import { type Step, takesText } from './text/turning.tsx';
import welcomeStyles from './welcome.css' with { type: 'text' };
import { useLongPress } from './words/long-press.ts';

export { VerseActions } from './text/verse-actions.tsx';

interface MissingVerseProps {
  readonly route: Route | undefined;
  readonly book: { readonly name: string } | undefined;
  readonly shown: SimpleTranslationBookChapter | undefined;
}

export function MissingVerse({ route, book, shown }: MissingVerseProps) {
  const selected = route && selectionOf(route);
  if (!selected || !shown) return null;
  const { first, last } = selected;
  const isVerse = (item: SimpleChapterContent) =>
    item.type === 'verse' && item.number >= first && item.number <= last;
  if (shown.chapter.content.some(isVerse)) return null;
  const chapter = <bdi>{`${book?.name ?? route.book} ${route.chapter}`}</bdi>;
  return (
    <div class="problem" role="alert">
      <p>{missingText.rich('noVerse', { chapter, verse: versesText(route) })}</p>
    </div>
  );
}

interface AfterTextProps {
  readonly isSwiped: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly turn: (step: Step) => void;
  readonly text: unknown;
  readonly face: string;
}

export function AfterText({ isSwiped, direction, turn, text, face }: AfterTextProps) {
  useStyle(printStyles + motionStyles);
  useSwipe(isSwiped, direction, turn);
  useSheetDrag();
  useLeavingChrome(text);
  useLongPress();
  useFonts(text, face);
  const keys = useKeysCard();
  return (
    <>
      <CleanCopies />
      {keys}
    </>
  );
}

function useFonts(text: unknown, face: string): void {
  const addBookFont = useRef(() => {});
  useEffect(() => {
    const onHidden = () => document.hidden && addBookFont.current();
    addEventListener('visibilitychange', onHidden);
    // Names in lists may need the fonts of other scripts
    import('./letters.ts')
      .then(async ({ addLetterFonts, loadBookFont }) => {
        addLetterFonts();
        addBookFont.current = await loadBookFont();
      })
      .catch(() => {});
    return () => removeEventListener('visibilitychange', onHidden);
  }, []);
  // Before the next chapter, or the chosen face, is painted
  useLayoutEffect(() => addBookFont.current(), [text, face]);
}

/** The event that opens the card with the keys of the reader, in addition to the key `?`. */
const keysEvent = 'scriptorium-keys';

function useKeysCard() {
  const [isOpen, open] = useState(false);
  const code = useCode('keys', isOpen, () => import('./keys-card.tsx'));
  useEffect(() => {
    const onKeys = () => open(true);
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === '?' && !takesText(target)) open(true);
    };
    addEventListener('keydown', onKey);
    addEventListener(keysEvent, onKeys);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener(keysEvent, onKeys);
    };
  }, []);
  return isOpen && code && <code.KeysCard onClose={() => open(false)} />;
}

interface WelcomeProps {
  readonly onMore: () => void;
  readonly onClose: () => void;
}

/** A greeting over the end of the page, which the first press, scroll or key elsewhere removes. */
export function Welcome({ onMore, onClose }: WelcomeProps) {
  useStyle(welcomeStyles);
  const greeting = useRef<HTMLElement>(null);
  useEffect(() => {
    const onInput = (event: Event) => {
      const isWithin = event.target instanceof Node && greeting.current?.contains(event.target);
      // The Tab key may move to the buttons of the greeting
      if (!isWithin && (event as KeyboardEvent).key !== 'Tab') onClose();
    };
    for (const name of scrolling) addEventListener(name, onInput, { passive: true });
    return () => {
      for (const name of scrolling) removeEventListener(name, onInput);
    };
  }, [onClose]);
  return (
    <aside ref={greeting} class="welcome" aria-label={welcomeText('welcome')}>
      <p>
        {site.name && <strong>{site.name}</strong>} <bdi>{site.description ?? welcomeText('tagline')}</bdi>
      </p>
      <button type="button" class="chip" onClick={onMore}>
        {welcomeText('whatIsHere')}
      </button>
      <button type="button" class="close" aria-label={pageText('close')} onClick={onClose}>
        ✕
      </button>
    </aside>
  );
}

/** Pixels of scrolling in one direction before the bars hide or return. */
const enough = 12;
/** Milliseconds after the last input during which scrolling still counts as the user's. */
const impetus = 1500;
const scrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Hides the bars while the user scrolls down: sets `data-chrome="away"` on the root element, for the styles
 * of narrow screens. The bars return on the first move up, at both ends of the page, when one of them has the
 * focus, and with another text.
 */
function useLeavingChrome(text: unknown): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let turned = scrollY;
    /** Time of the last user input. Scripts also scroll the page, for example to a linked verse. */
    let touched = Number.NEGATIVE_INFINITY;
    const touch = () => {
      touched = performance.now();
    };
    const come = () => {
      delete dataset.chrome;
    };
    const onScroll = () => {
      const [now, end] = [scrollY, document.documentElement.scrollHeight - innerHeight];
      const isAway = dataset.chrome === 'away';
      const isMoved = performance.now() - touched <= impetus;
      turned = !isMoved ? now : isAway ? Math.max(turned, now) : Math.min(turned, now);
      if (isAway && (now < turned - enough || now < enough || now > end - enough)) {
        turned = now;
        come();
      } else if (!isAway && now > turned + enough && now > 80 && now < end - enough && !isInBar()) {
        turned = now;
        dataset.chrome = 'away';
      }
    };
    const onFocus = () => isInBar() && come();
    for (const name of scrolling) addEventListener(name, touch, { passive: true });
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('focusin', onFocus);
    return () => {
      for (const name of scrolling) removeEventListener(name, touch);
      removeEventListener('scroll', onScroll);
      removeEventListener('focusin', onFocus);
      come();
    };
  }, [text]);
}

function isInBar(): boolean {
  return (
    document.querySelector('.toolbar :popover-open, .toolbar :focus-visible, .player :focus-visible') !== null
  );
}
