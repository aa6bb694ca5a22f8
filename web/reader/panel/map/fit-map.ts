export interface Position {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

interface MapSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Free at the edges, for names. */
  readonly margin: number;
}

interface FittedMap {
  /** Where a position lies, in pixels from the top left. */
  readonly at: (position: Position) => { readonly x: number; readonly y: number };
  readonly kilometresPerPixel: number;
}

const kilometresPerDegree = 111.2;
/** A single place stands in what surrounds it: degrees. */
const leastSpan = 0.7;

/**
 * A plain map (degrees are equally far apart) that holds all positions, as large as they allow. Magnified by `zoom`, it holds
 * those around which most of them lie.
 */
export function fitMap(
  positions: readonly Position[],
  { width, height, margin }: MapSize,
  zoom = 1,
): FittedMap {
  const latitude = middleAndSpan(
    positions.map((position) => position.latitude),
    zoom,
  );
  const longitude = middleAndSpan(
    positions.map((position) => position.longitude),
    zoom,
  );
  const narrowing = Math.cos((latitude.middle * Math.PI) / 180);
  const pixelsPerDegree = Math.min(
    (width - 2 * margin) / (longitude.span * narrowing),
    (height - 2 * margin) / latitude.span,
  );
  return {
    at: (position) => ({
      x: width / 2 + (position.longitude - longitude.middle) * narrowing * pixelsPerDegree,
      y: height / 2 - (position.latitude - latitude.middle) * pixelsPerDegree,
    }),
    kilometresPerPixel: kilometresPerDegree / pixelsPerDegree,
  };
}

function middleAndSpan(degrees: readonly number[], zoom: number): { middle: number; span: number } {
  const sorted = degrees.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const middle = zoom === 1 ? (least + most) / 2 : median;
  return { middle, span: Math.max(most - least, leastSpan) / zoom };
}

/** The longest round distance in kilometres (1, 2, 5, 10, ...) that is not longer than so many. */
export function roundDistance(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((each) => each * power <= most) ?? 1) * power;
}
