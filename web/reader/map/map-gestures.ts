import { useEffect } from 'preact/hooks';
import { dragged, type MapView, magnified, mapSize, type Point } from './map-view.ts';

const maxPressMove = 4;

/**
 * Supports dragging with the mouse or a finger, pinching, and the wheel. The wheel scrolls the panel until
 * the user has pressed the map or holds Ctrl, the usual key for zooming. Vertical swipes scroll the panel
 * too, by the `touch-action` style.
 */
export function useGestures(
  svg: { readonly current: SVGSVGElement | null },
  show: (change: (view: MapView) => MapView) => void,
): void {
  useEffect(() => {
    const element = svg.current!;
    const gestures = gesturesOn(element, show);
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerdown', gestures.down, { signal });
    element.addEventListener('pointermove', gestures.move, { signal });
    element.addEventListener('pointerup', gestures.up, { signal });
    element.addEventListener('pointercancel', gestures.up, { signal });
    element.addEventListener('wheel', wheelOn(element, show), { signal, passive: false });
    element.addEventListener('click', gestures.click, { signal, capture: true });
    return () => controller.abort();
  }, []);
}

type Show = (change: (view: MapView) => MapView) => void;

function gesturesOn(element: SVGSVGElement, show: Show) {
  const fingers = new Map<number, Point>();
  let travelled = 0;
  return {
    down(event: PointerEvent): void {
      if (event.button !== 0) return;
      travelled = 0;
      fingers.set(event.pointerId, pointAt(element, event));
    },
    move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pointAt(element, event);
      const was = fingers.size === 2 ? spreadOf(fingers) : undefined;
      fingers.set(event.pointerId, now);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled > maxPressMove) element.setPointerCapture(event.pointerId);
      if (fingers.size === 1) show((view) => dragged(view, { x: now.x - before.x, y: now.y - before.y }));
      if (!was) return;
      const is = spreadOf(fingers);
      show((view) =>
        magnified(dragged(view, { x: is.x - was.x, y: is.y - was.y }), mapSize, is.length / was.length, is),
      );
    },
    up: ({ pointerId }: PointerEvent) => fingers.delete(pointerId),
    click(event: MouseEvent): void {
      // A drag also ends in a click
      if (travelled > maxPressMove) event.stopPropagation();
    },
  };
}

function wheelOn(element: SVGSVGElement, show: Show) {
  return (event: WheelEvent): void => {
    const isHere = element.parentElement === document.activeElement;
    if (!isHere && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const steps = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    const factor = 2 ** (-steps / (event.ctrlKey ? 100 : 300));
    show((view) => magnified(view, mapSize, factor, pointAt(element, event)));
  };
}

function pointAt(element: SVGSVGElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width } = element.getBoundingClientRect();
  const scale = mapSize.width / width;
  return { x: (clientX - left) * scale, y: (clientY - top) * scale };
}

function spreadOf(fingers: ReadonlyMap<number, Point>) {
  const [one, two] = [...fingers.values()] as [Point, Point];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, length: Math.hypot(one.x - two.x, one.y - two.y) };
}
