import { useEffect } from 'preact/hooks';
import { listen } from '../page-motion.ts';

const minHoldMs = 450;
const clickDelayMs = 150;
const slopPixels = 10;

/** On touch screens, holding an annotated word opens its card, also in a verse that is not selected. */
export function useLongPress(): void {
  useEffect(() => {
    let held:
      | { readonly word: HTMLElement; readonly x: number; readonly y: number; readonly at: number }
      | undefined;
    let endedAt = Number.NEGATIVE_INFINITY;
    const onDown = ({
      target,
      pointerType,
      isPrimary,
      clientX: x,
      clientY: y,
      timeStamp: at,
    }: PointerEvent) => {
      const word = target instanceof Element && target.closest<HTMLElement>('.scripture .word');
      held = word && pointerType === 'touch' && isPrimary ? { word, x, y, at } : undefined;
    };
    const onMenu = (event: Event) => {
      // The browser would select the word instead
      if (held) event.preventDefault();
    };
    const onUp = ({ clientX, clientY, timeStamp }: PointerEvent) => {
      const { word, x, y, at } = held ?? {};
      held = undefined;
      if (!word || timeStamp - at! < minHoldMs || Math.hypot(clientX - x!, clientY - y!) > slopPixels) return;
      endedAt = timeStamp;
      getSelection()?.removeAllRanges();
      // The click that may follow would close the card again
      setTimeout(() => word.isConnected && word.click(), clickDelayMs);
    };
    const onClick = (event: Event) => {
      // The end of the press would select the verse
      if (event.isTrusted && event.timeStamp - endedAt < clickDelayMs) event.stopPropagation();
    };
    const onCancel = () => {
      held = undefined;
    };
    const handlers = { pointerdown: onDown, contextmenu: onMenu, pointerup: onUp, pointercancel: onCancel };
    return listen(globalThis, { ...handlers, click: onClick }, { capture: true });
  }, []);
}
