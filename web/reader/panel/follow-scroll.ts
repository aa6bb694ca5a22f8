import { useEffect } from 'preact/hooks';
import { isSheet } from '../panels.tsx';
import { placeInView } from '../text/kept-place.ts';

/**
 * Scrolls the study panel to the verse at the top of the text while the user scrolls the text. A selection, and a
 * pointer or the focus in the panel, stop it. On narrow screens the panel covers the text.
 */
export function useFollowedScroll(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || isSheet()) return;
    let frame = 0;
    let shown: Element | undefined;
    const follow = () => {
      frame = 0;
      const list = document.querySelector<HTMLElement>('.panel .tab-panel');
      const place = placeInView();
      if (!list || !place || list.closest('.panel')?.matches(':hover, :focus-within')) return;
      const headings = [...list.querySelectorAll<HTMLElement>('.verse-heading[data-of]')];
      const heading = headings.findLast(({ dataset }) => Number(dataset.of) <= Math.max(1, place.verse));
      if (heading === shown && heading) return;
      shown = heading;
      const top = heading
        ? heading.getBoundingClientRect().top - list.getBoundingClientRect().top
        : undefined;
      list.scrollTo({ top: place.verse <= 1 || top === undefined ? 0 : list.scrollTop + top - 12 });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [isOn]);
}
