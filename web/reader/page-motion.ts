import { useEffect } from 'preact/hooks';
import { isSheet } from './panels.tsx';
import type { Step } from './text/turning.tsx';

/**
 * `minLength`: pixels. `minSlope`: ratio of horizontal to vertical movement. `maxMs`: a slower swipe must cover
 * `minShare` of the window. `edge`: pixels at each side left to gestures of the browser.
 */
const swipe = { minLength: 60, minSlope: 2, maxMs: 700, minShare: 0.35, edge: 24 } as const;
const slop = 12;

export function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

type Listeners = { readonly [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void };

export function listen(target: EventTarget, listeners: Listeners, options: AddEventListenerOptions = {}) {
  const abort = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    target.addEventListener(type, listener as EventListener, { ...options, signal: abort.signal });
  }
  return () => abort.abort();
}

interface Start {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

export function useSwipe(isOn: boolean, direction: 'ltr' | 'rtl', turn: (step: Step) => void): void {
  useEffect(() => {
    const text = document.getElementById('text');
    if (!isOn || !text) return;
    let start: Start | undefined;
    let isDragged = false;
    const stepOf = (along: number): Step => (along < 0 === (direction === 'ltr') ? 1 : -1);
    const release = () => {
      start = undefined;
      if (isDragged) letGo(text);
      isDragged = false;
    };
    const onStart = ({ touches, target, timeStamp }: TouchEvent) => {
      release();
      const { clientX: x, clientY: y } = touches[0]!;
      const isEdge = x < swipe.edge || x > innerWidth - swipe.edge;
      const isMagnified = (visualViewport?.scale ?? 1) > 1.01;
      const isOthers = touches.length > 1 || isEdge || isMagnified || scrollsSideways(target, text);
      start = isOthers ? undefined : { x, y, at: timeStamp };
    };
    const onMove = ({ touches }: TouchEvent) => {
      if (!start || !mayMove() || touches.length > 1 || !getSelection()?.isCollapsed) return;
      const [along, across] = [touches[0]!.clientX - start.x, Math.abs(touches[0]!.clientY - start.y)];
      isDragged ||= Math.abs(along) > Math.max(slop, swipe.minSlope * across);
      if (isDragged) drag(text, hasNeighbour(stepOf(along)) ? along : along / 4);
    };
    const onEnd = ({ changedTouches, timeStamp }: TouchEvent) => {
      const from = start;
      release();
      const { clientX, clientY } = changedTouches[0]!;
      if (!from || !getSelection()?.isCollapsed) return;
      const [along, across] = [clientX - from.x, Math.abs(clientY - from.y)];
      const isFast = timeStamp - from.at <= swipe.maxMs;
      const isLong = isFast || Math.abs(along) > swipe.minShare * innerWidth;
      if (!isLong || Math.abs(along) < Math.max(swipe.minLength, swipe.minSlope * across)) return;
      if (mayMove()) slideIn(along);
      turn(stepOf(along));
    };
    const handlers = { touchstart: onStart, touchmove: onMove, touchend: onEnd, touchcancel: release };
    return listen(text, handlers, { passive: true });
  }, [isOn, direction, turn]);
}

function scrollsSideways(target: EventTarget | null, text: Element): boolean {
  for (let at = target as Element | null; at && at !== text; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX))
      return true;
  }
  return false;
}

function hasNeighbour(step: Step): boolean {
  return document.querySelector('.turns')?.children[step === 1 ? 1 : 0]?.matches('a') ?? false;
}

function drag(text: HTMLElement, along: number): void {
  text.classList.add('dragged');
  text.style.setProperty('--drag', `${along}px`);
}

function letGo(text: HTMLElement): void {
  text.classList.remove('dragged');
  text.style.removeProperty('--drag');
}

const slide = { duration: 200, easing: 'ease-out', maxWaitMs: 1500 } as const;

/** Slides the next chapter in from the side towards which the finger moved, as soon as it has loaded. */
function slideIn(along: number): void {
  const chapter = () => document.querySelector('article')?.dataset.chapter;
  const [before, since] = [chapter(), performance.now()];
  const look = (): void => {
    if (performance.now() - since > slide.maxWaitMs) return;
    if (chapter() === before || chapter() === undefined) {
      requestAnimationFrame(look);
      return;
    }
    const from = `${Math.sign(-along) * 30}vw 0`;
    for (const part of document.querySelectorAll('article > :not(.verse-actions)'))
      part.animate({ translate: [from, '0 0'] }, slide);
  };
  requestAnimationFrame(look);
}

/** Pixels, or pixels per millisecond, that close a sheet. */
const closing = { distance: 110, speed: 0.6 } as const;

export function useSheetDrag(): void {
  useEffect(() => {
    let start: (Start & { readonly sheet: HTMLElement }) | undefined;
    const onDown = ({ target, clientX: x, clientY: y, timeStamp: at, isPrimary }: PointerEvent) => {
      if (!isPrimary || !isSheet() || !(target instanceof Element) || target.closest('a, button')) return;
      const sheet = target.closest('.panel-head')?.closest<HTMLElement>('.panel');
      start = sheet ? { sheet, x, y, at } : undefined;
    };
    const onMove = ({ clientY }: PointerEvent) => {
      if (start && mayMove()) start.sheet.style.translate = `0 ${Math.max(0, clientY - start.y)}px`;
    };
    const onEnd = ({ type, clientY, timeStamp }: PointerEvent) => {
      if (!start) return;
      const { sheet, y, at } = start;
      start = undefined;
      const distance = clientY - y;
      const isFast = distance > 30 && distance / Math.max(1, timeStamp - at) > closing.speed;
      const isClosed = type === 'pointerup' && (distance > closing.distance || isFast);
      sheet.style.translate = '';
      if (isClosed) sheet.querySelector<HTMLElement>('.close')?.click();
      else if (distance > 0 && mayMove())
        sheet.animate({ translate: [`0 ${distance}px`, '0 0'] }, { duration: 180, easing: 'ease-out' });
    };
    const handlers = { pointerdown: onDown, pointermove: onMove, pointerup: onEnd, pointercancel: onEnd };
    return listen(globalThis, handlers, { passive: true });
  }, []);
}
