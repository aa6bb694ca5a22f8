export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

interface MapLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const letter = { width: 6.4, above: 9, below: 3 } as const;
const gap = 7;
const dot = 4;

/**
 * Positions for the names of points such that none covers another name, a point or the edge; undefined for a
 * name that does not fit. Earlier points have priority.
 */
export function placeLabels(
  points: readonly MapPoint[],
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Box[] = [],
): (MapLabel | undefined)[] {
  const boxes: Box[] = [...taken];
  const dots = points.map(({ x, y }) => ({ left: x - dot, top: y - dot, right: x + dot, bottom: y + dot }));
  return points.map(({ x, y, name }, index) => {
    const candidates: MapLabel[] = [
      { x: x + gap, y: y + 4, anchor: 'start' },
      { x: x - gap, y: y + 4, anchor: 'end' },
      { x, y: y - gap, anchor: 'middle' },
      { x, y: y + gap + letter.above, anchor: 'middle' },
      { x: x + 4, y: y - gap + 1, anchor: 'start' },
      { x: x + 4, y: y + gap + letter.above - 1, anchor: 'start' },
      { x: x - 4, y: y - gap + 1, anchor: 'end' },
      { x: x - 4, y: y + gap + letter.above - 1, anchor: 'end' },
    ];
    const label = candidates.find((candidate) => {
      const box = boxOf(candidate, name);
      const isInside = box.left >= 2 && box.right <= width - 2 && box.top >= 2 && box.bottom <= height - 2;
      const others = dots.filter((_, other) => other !== index);
      return isInside && ![...boxes, ...others].some((each) => overlap(each, box));
    });
    if (label) boxes.push(boxOf(label, name));
    return label;
  });
}

export function boxOf({ x, y, anchor }: MapLabel, name: string): Box {
  const width = name.length * letter.width;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - letter.above, bottom: y + letter.below };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
