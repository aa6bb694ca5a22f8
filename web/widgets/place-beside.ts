const margin = 8;
const minRoom = 240;

/**
 * Places a card below or above an element, inside the window.
 * @param wasBelow keeps it there: its content may load after it was placed.
 * @returns true if it is below.
 */
export function placeBeside(
  { offsetWidth: width, offsetHeight: height, style }: HTMLElement,
  at: DOMRect,
  wasBelow?: boolean,
): boolean {
  const left = Math.max(margin, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - margin));
  const below = at.bottom + margin;
  const most = innerHeight - height - margin;
  const isBelow = wasBelow ?? below < Math.min(most, innerHeight - minRoom);
  style.left = `${left}px`;
  style.top = `${Math.max(margin, isBelow ? Math.min(below, most) : at.top - height - margin)}px`;
  return isBelow;
}
