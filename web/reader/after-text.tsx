import { useEffect } from 'preact/hooks';
import { pageText } from '../strings/strings-en.ts';
import { useStyle } from './panels.tsx';
import { useLeavingChrome } from './reading-chrome.ts';
import { site } from './site.ts';
import printStyles from './styles/print.css' with { type: 'text' };
import { CleanCopies } from './text/copied-text.ts';
import type { Step } from './text/turning.tsx';
import welcomeStyles from './welcome.css' with { type: 'text' };

export { VerseActions } from './text/verse-actions.tsx';

interface AfterTextProps {
  /** Whether a swipe turns the page. */
  readonly isSwiped: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly turn: (step: Step) => void;
}

/** What nobody misses before the first text is there: swipes, bars that leave while somebody reads on, clean copies, print. */
export function AfterText({ isSwiped, direction, turn }: AfterTextProps) {
  useStyle(printStyles);
  useSwipe(isSwiped, direction, turn);
  useLeavingChrome();
  return <CleanCopies />;
}

interface WelcomeProps {
  /** Shows what there is. */
  readonly onMore: () => void;
  readonly onClose: () => void;
}

/** A short greeting on a narrow screen, below the first text. */
export function Welcome({ onMore, onClose }: WelcomeProps) {
  useStyle(welcomeStyles);
  return (
    <aside class="welcome" aria-label={pageText('welcome')}>
      <p>
        {site.name && <strong>{site.name}</strong>} {site.description ?? pageText('tagline')}
      </p>
      <button type="button" class="chip" onClick={onMore}>
        {pageText('whatIsHere')}
      </button>
      <button type="button" class="close" aria-label={pageText('close')} onClick={onClose}>
        ✕
      </button>
    </aside>
  );
}

/** Of a swipe: the least pixels, how much flatter than steep it is, the most milliseconds, and pixels at the edges that are the browser's. */
const swipe = { least: 60, slope: 2, longest: 700, edge: 24 } as const;

/** A swipe over the text turns the page, as the leaf of a book follows the finger. Selecting text and scrolling sideways go before. */
function useSwipe(isOn: boolean, direction: 'ltr' | 'rtl', turn: (step: Step) => void): void {
  useEffect(() => {
    const text = document.getElementById('text');
    if (!isOn || !text) return;
    let start: { readonly x: number; readonly y: number; readonly at: number } | undefined;
    const onStart = ({ touches, target, timeStamp }: TouchEvent) => {
      const { clientX: x, clientY: y } = touches[0]!;
      const isEdge = x < swipe.edge || x > innerWidth - swipe.edge;
      const isMagnified = (visualViewport?.scale ?? 1) > 1.01;
      const isOthers = touches.length > 1 || isEdge || isMagnified || scrollsSideways(target, text);
      start = isOthers ? undefined : { x, y, at: timeStamp };
    };
    const onEnd = ({ changedTouches, timeStamp }: TouchEvent) => {
      const { clientX, clientY } = changedTouches[0]!;
      if (!start || timeStamp - start.at > swipe.longest || !getSelection()?.isCollapsed) return;
      const [along, across] = [clientX - start.x, Math.abs(clientY - start.y)];
      start = undefined;
      if (Math.abs(along) < Math.max(swipe.least, swipe.slope * across)) return;
      turn(along < 0 === (direction === 'ltr') ? 1 : -1);
    };
    text.addEventListener('touchstart', onStart, { passive: true });
    text.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      text.removeEventListener('touchstart', onStart);
      text.removeEventListener('touchend', onEnd);
    };
  }, [isOn, direction, turn]);
}

/** Whether something around the touched element can be scrolled sideways. */
function scrollsSideways(target: EventTarget | null, text: Element): boolean {
  for (let at = target as Element | null; at && at !== text; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX))
      return true;
  }
  return false;
}
