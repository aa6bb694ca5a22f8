export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface MapSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

export const mapSize: MapSize = { width: 360, height: 270, margin: 34 };

export interface MapView {
  readonly middle: Position;
  readonly pixelsPerDegree: number;
  /** Length of a degree of longitude relative to a degree of latitude. */
  readonly narrowing: number;
}

/** Extent of the map in degrees: from Spain to Persia, and from Kush to the Danube. */
export const region = { west: -10, east: 62, south: 10, north: 47 } as const;

/** The precision of coasts, about 550 m. */
export const unitsPerDegree = 200;

const kilometresPerDegree = 111.2;
/** Minimum extent of a map in degrees, used for a single place. */
const minSpan = 0.9;
/** Bounds of `pixelsPerDegree`: the whole region, and the surroundings of a town. */
const scales = { min: 6, max: 1500 } as const;

export function fitMap(positions: readonly Position[], { width, height, margin }: MapSize): MapView {
  const [latitude, longitude] = (['latitude', 'longitude'] as const).map((name) => {
    const degrees = positions.map((position) => position[name]);
    const [min, max] = [Math.min(...degrees), Math.max(...degrees)];
    return { middle: (min + max) / 2, span: Math.max(max - min, minSpan) };
  }) as [{ middle: number; span: number }, { middle: number; span: number }];
  const narrowing = Math.cos((latitude.middle * Math.PI) / 180);
  return {
    middle: { latitude: latitude.middle, longitude: longitude.middle },
    pixelsPerDegree: Math.min(
      (width - 2 * margin) / (longitude.span * narrowing),
      (height - 2 * margin) / latitude.span,
    ),
    narrowing,
  };
}

export function pointOf(view: MapView, { width, height }: MapSize, position: Position): Point {
  const { middle, pixelsPerDegree, narrowing } = view;
  return {
    x: width / 2 + (position.longitude - middle.longitude) * narrowing * pixelsPerDegree,
    y: height / 2 - (position.latitude - middle.latitude) * pixelsPerDegree,
  };
}

export function kilometresPerPixel({ pixelsPerDegree }: MapView): number {
  return kilometresPerDegree / pixelsPerDegree;
}

export function dragged(view: MapView, { x, y }: Point): MapView {
  const { middle, pixelsPerDegree, narrowing } = view;
  const within = (degrees: number, min: number, max: number) => Math.max(min, Math.min(max, degrees));
  const longitude = middle.longitude - x / (pixelsPerDegree * narrowing);
  const latitude = middle.latitude + y / pixelsPerDegree;
  return {
    ...view,
    middle: {
      longitude: within(longitude, region.west, region.east),
      latitude: within(latitude, region.south, region.north),
    },
  };
}

export function magnified(view: MapView, size: MapSize, factor: number, at?: Point): MapView {
  const scale = Math.max(scales.min, Math.min(scales.max, view.pixelsPerDegree * factor));
  // An initial view of distant places may be smaller than the minimum
  const isAllowed = factor > 1 ? scale > view.pixelsPerDegree : scale < view.pixelsPerDegree;
  if (!isAllowed) return view;
  const share = scale / view.pixelsPerDegree - 1;
  const { x, y } = at ?? { x: size.width / 2, y: size.height / 2 };
  const moved = { x: (size.width / 2 - x) * share, y: (size.height / 2 - y) * share };
  return dragged({ ...view, pixelsPerDegree: scale }, moved);
}

export function roundDistance(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max));
  return ([5, 2].find((each) => each * power <= max) ?? 1) * power;
}

/** SVG path data in degrees, with south pointing down, for lines of `land-table.ts`. `end` closes rings. */
export function svgPath(lines: readonly string[], end: 'Z' | ''): string {
  return lines
    .map((line) => {
      const numbers = line.split(' ').map(Number);
      let [x, y] = [0, 0];
      const points = Array.from({ length: numbers.length / 2 }, (_, index) => {
        x += numbers[2 * index]!;
        y += numbers[2 * index + 1]!;
        return `${x / unitsPerDegree} ${-y / unitsPerDegree}`;
      });
      return `M${points.join('L')}${end}`;
    })
    .join('');
}

export function transformOf(view: MapView, { width, height }: MapSize): string {
  const { middle, pixelsPerDegree, narrowing } = view;
  const scale = `scale(${pixelsPerDegree * narrowing} ${pixelsPerDegree})`;
  return `translate(${width / 2} ${height / 2}) ${scale} translate(${-middle.longitude} ${middle.latitude})`;
}
