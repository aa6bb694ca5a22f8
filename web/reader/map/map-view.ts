export interface Position {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface MapSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Space at the edges, for names. */
  readonly margin: number;
}

/** A part of the flat map, on which degrees have equal distances. */
export interface MapView {
  /** The middle. */
  readonly middle: Position;
  /** Of latitude. */
  readonly pixelsPerDegree: number;
  /** How much narrower a degree of longitude is. */
  readonly narrowing: number;
}

/** What the map has: from Spain to Persia, and from Kush to the Danube, in degrees. */
export const region = { west: -10, east: 62, south: 10, north: 47 } as const;

/** The precision of coasts: some 550 m. */
export const unitsPerDegree = 200;

const kilometresPerDegree = 111.2;
/** Degrees that a map of a single place shows. */
const leastSpan = 0.9;
/** The bounds of `pixelsPerDegree`: the whole region, and the surroundings of a town. */
const scales = { least: 6, most: 1500 } as const;

/** A view of all positions, as large as possible. */
export function fitMap(positions: readonly Position[], { width, height, margin }: MapSize): MapView {
  const [latitude, longitude] = (['latitude', 'longitude'] as const).map((name) => {
    const degrees = positions.map((position) => position[name]);
    const [least, most] = [Math.min(...degrees), Math.max(...degrees)];
    return { middle: (least + most) / 2, span: Math.max(most - least, leastSpan) };
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

/** The point of a position, in pixels from the top left. */
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

/** The view after what is at a point was dragged by so many pixels. The middle stays within the region. */
export function dragged(view: MapView, { x, y }: Point): MapView {
  const { middle, pixelsPerDegree, narrowing } = view;
  const within = (degrees: number, least: number, most: number) => Math.max(least, Math.min(most, degrees));
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

/** The view magnified by a factor, such that what is at a point stays there. */
export function magnified(view: MapView, size: MapSize, factor: number, at?: Point): MapView {
  const scale = Math.max(scales.least, Math.min(scales.most, view.pixelsPerDegree * factor));
  // A view of places that are far apart may be smaller from the start
  const isAllowed = factor > 1 ? scale > view.pixelsPerDegree : scale < view.pixelsPerDegree;
  if (!isAllowed) return view;
  const share = scale / view.pixelsPerDegree - 1;
  const { x, y } = at ?? { x: size.width / 2, y: size.height / 2 };
  const moved = { x: (size.width / 2 - x) * share, y: (size.height / 2 - y) * share };
  return dragged({ ...view, pixelsPerDegree: scale }, moved);
}

/** The longest round distance (1, 2, 5, 10, ...) that is at most `most`. */
export function roundDistance(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((each) => each * power <= most) ?? 1) * power;
}

/** Lines as `land-table.ts` has them, as the data of a path in degrees with south below. `end` closes rings. */
export function pathOf(lines: readonly string[], end: 'Z' | ''): string {
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

/** The transform of paths in degrees to a view. */
export function transformOf(view: MapView, { width, height }: MapSize): string {
  const { middle, pixelsPerDegree, narrowing } = view;
  const scale = `scale(${pixelsPerDegree * narrowing} ${pixelsPerDegree})`;
  return `translate(${width / 2} ${height / 2}) ${scale} translate(${-middle.longitude} ${middle.latitude})`;
}
