type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * The index of the box that an arrow key, Home or End moves to, or undefined. Left and right follow the
 * reading order; up and down move to the nearest box of the next row.
 */
export function rovingTarget(
  key: string,
  from: number,
  boxes: readonly Box[],
  direction: 'ltr' | 'rtl',
): number | undefined {
  const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const last = boxes.length - 1;
  if (key === 'Home') return last < 0 ? undefined : 0;
  if (key === 'End') return last < 0 ? undefined : last;
  if (key === 'ArrowUp' || key === 'ArrowDown') return inNextRow(key === 'ArrowDown' ? 1 : -1, from, boxes);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const to = from + (key === onward ? 1 : -1);
  return to < 0 || to > last ? undefined : to;
}

function inNextRow(step: 1 | -1, from: number, boxes: readonly Box[]): number | undefined {
  const at = boxes[from];
  if (!at) return undefined;
  const away = (box: Box) => step * (middle(box.top, box.bottom) - middle(at.top, at.bottom));
  const height = at.bottom - at.top;
  const others = boxes.map((box, index) => ({ box, index })).filter(({ box }) => away(box) > height / 2);
  const nearest = Math.min(...others.map(({ box }) => away(box)));
  const aside = ({ box }: { readonly box: Box }) =>
    Math.abs(middle(box.left, box.right) - middle(at.left, at.right));
  return others
    .filter(({ box }) => away(box) <= nearest + height / 2)
    .reduce<{ box: Box; index: number } | undefined>(
      (best, each) => (best && aside(best) <= aside(each) ? best : each),
      undefined,
    )?.index;
}

function middle(start: number, end: number): number {
  return (start + end) / 2;
}

export function roveFocus(event: KeyboardEvent, container: Element, selector: string): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const elements = [...container.querySelectorAll<HTMLElement>(selector)];
  const from = elements.indexOf(event.target as HTMLElement);
  if (from < 0) return false;
  const direction = getComputedStyle(elements[from]!).direction === 'rtl' ? 'rtl' : 'ltr';
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const to = rovingTarget(event.key, from, boxes, direction);
  if (to === undefined) return false;
  event.preventDefault();
  elements[to]!.focus();
  return true;
}
