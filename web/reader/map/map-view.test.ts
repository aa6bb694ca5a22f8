import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { landTable as makeTable } from './land-table.make.ts';
import { landTable } from './land-table.ts';
import {
  dragged,
  fitMap,
  kilometresPerPixel,
  magnified,
  pointOf,
  region,
  roundDistance,
  svgPath,
  transformOf,
} from './map-view.ts';

setDefaultTimeout(600_000);

const size = { width: 360, height: 260, margin: 30 };
const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const position = fc.record({
  latitude: degrees(region.south, region.north),
  longitude: degrees(region.west, region.east),
});
const jerusalem = { latitude: 31.78, longitude: 35.23 };
const haran = { latitude: 36.86, longitude: 39.03 };

test('every position is within the margins', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 1 }), (positions) => {
      const view = fitMap(positions, size);
      for (const each of positions) {
        const { x, y } = pointOf(view, size, each);
        expect(x >= 29.9 && x <= 330.1 && y >= 29.9 && y <= 230.1).toBe(true);
      }
    }),
  );
});

test('north is up and east is to the right', () => {
  const view = fitMap([jerusalem, haran], size);
  const [from, to] = [pointOf(view, size, jerusalem), pointOf(view, size, haran)];
  expect(to.y).toBeLessThan(from.y);
  expect(to.x).toBeGreaterThan(from.x);
});

test('a single place is in the middle of its surroundings', () => {
  const view = fitMap([jerusalem], size);
  expect(pointOf(view, size, jerusalem)).toEqual({ x: 180, y: 130 });
  expect(kilometresPerPixel(view) * size.width).toBeLessThan(250);
});

test('magnifying the map keeps the given point in place', () => {
  fc.assert(
    fc.property(position, fc.double({ min: 0.5, max: 2, noNaN: true }), (other, factor) => {
      const view = fitMap([jerusalem, haran], size);
      const at = pointOf(view, size, jerusalem);
      const now = pointOf(magnified(view, size, factor, at), size, jerusalem);
      expect(now.x).toBeCloseTo(at.x);
      expect(now.y).toBeCloseTo(at.y);
      // Elsewhere the center may reach the edge of the region but not leave it
      const { middle } = magnified(view, size, factor, pointOf(view, size, other));
      expect(middle.longitude >= region.west && middle.longitude <= region.east).toBe(true);
    }),
  );
});

test('the map follows the finger, and ends where its region ends', () => {
  const view = fitMap([jerusalem], size);
  const moved = pointOf(dragged(view, { x: 40, y: -25 }), size, jerusalem);
  expect(moved.x).toBeCloseTo(220);
  expect(moved.y).toBeCloseTo(105);
  expect(dragged(view, { x: 1e6, y: 1e6 }).middle).toEqual({
    longitude: region.west,
    latitude: region.north,
  });
});

test('it can be magnified only so far', () => {
  let view = fitMap([jerusalem], size);
  for (let count = 0; count < 30; count++) view = magnified(view, size, 2);
  expect(kilometresPerPixel(view) * size.width).toBeGreaterThan(20);
  for (let count = 0; count < 30; count++) view = magnified(view, size, 0.5);
  expect(view.pixelsPerDegree).toBe(6);
});

test.each([
  [7, 5],
  [5, 5],
  [4.9, 2],
  [1.2, 1],
  [99, 50],
  [0.7, 0.5],
])('of %d kilometres the round distance is %d', (most, round) => {
  expect(roundDistance(most)).toBeCloseTo(round);
});

test('the table of the land is what its script makes of Natural Earth', async () => {
  expect(await Bun.file(`${import.meta.dir}/land-table.ts`).text()).toBe(await makeTable());
});

function isOnLand({ longitude, latitude }: typeof jerusalem): boolean {
  const rings = svgPath(landTable.land, 'Z').slice(1, -1).split('ZM');
  const around = rings.filter((ring) => {
    const points = ring.split('L').map((point) => point.split(' ').map(Number) as [number, number]);
    return (
      points.filter(([x, y], index) => {
        const [beforeX, beforeY] = points.at(index - 1)!;
        const isCrossed = y > -latitude !== beforeY > -latitude;
        return isCrossed && longitude < ((beforeX - x) * (-latitude - y)) / (beforeY - y) + x;
      }).length %
        2 ===
      1
    );
  });
  return around.length % 2 === 1;
}

test.each([
  ['Jerusalem', jerusalem, true],
  ['Haran', haran, true],
  ['Rome', { latitude: 41.9, longitude: 12.5 }, true],
  ['Paphos on Cyprus', { latitude: 34.85, longitude: 32.5 }, true],
  ['Susa', { latitude: 32.19, longitude: 48.25 }, true],
  ['the sea before Joppa', { latitude: 32.05, longitude: 34.5 }, false],
  ['the Adriatic Sea', { latitude: 41, longitude: 17.9 }, false],
  ['the Red Sea', { latitude: 22, longitude: 38 }, false],
])('%s is where it should be', (_, place, isLand) => {
  expect(isOnLand(place)).toBe(isLand);
});

test('the Sea of Galilee and the Dead Sea are on the map', () => {
  const lakes = svgPath(landTable.lakes, 'Z').slice(1, -1).split('ZM');
  const around = lakes.map((lake) => {
    const points = lake.split('L').map((point) => point.split(' ').map(Number));
    return points.map(([x, y]) => [x, -y!]);
  });
  const hasNear = (longitude: number, latitude: number) =>
    around.some((lake) => lake.some(([x, y]) => Math.hypot(x! - longitude, y! - latitude) < 0.2));
  expect([hasNear(35.58, 32.82), hasNear(35.48, 31.5)]).toEqual([true, true]);
});

test('paths in degrees end at the same points', () => {
  expect(svgPath(['7000 6400 200 -100', '0 0 1 1'], '')).toBe('M35 -32L36 -31.5M0 0L0.005 -0.005');
  const view = fitMap([jerusalem, haran], size);
  const [, x, y, scaleX, scaleY, toX, toY] =
    /translate\((\S+) (\S+)\) scale\((\S+) (\S+)\) translate\((\S+) (\S+)\)/.exec(transformOf(view, size))!;
  const at = pointOf(view, size, haran);
  expect(Number(x) + Number(scaleX) * (haran.longitude + Number(toX))).toBeCloseTo(at.x);
  expect(Number(y) + Number(scaleY) * (-haran.latitude + Number(toY))).toBeCloseTo(at.y);
});
