import { useEffect } from 'preact/hooks';

/** Pixels of scrolling in one direction that count as reading on or going back. */
const enough = 12;
/** Milliseconds for which a page may go on moving once it was let go. */
const impetus = 1500;
const scrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * While somebody reads down the page, its bars make room for the text: `data-chrome="away"` on the root element, for the styles of
 * narrow screens. They come back with the first move up, at both ends of the page, and where the focus is in one of them.
 */
export function useLeavingChrome(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    /** The place where the direction changed last. */
    let turned = scrollY;
    /** When somebody last moved the page: it also moves by itself, to a verse that a link leads to. */
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
      if (performance.now() - touched > impetus) {
        turned = now;
        return;
      }
      turned = isAway ? Math.max(turned, now) : Math.min(turned, now);
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
  }, []);
}

function isInBar(): boolean {
  return (
    document.querySelector('.toolbar :popover-open, .toolbar :focus-visible, .player :focus-visible') !== null
  );
}
