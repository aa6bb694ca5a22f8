import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { boxOf, fitMap, placeLabels, roundDistance } from './map-layout.ts';

setDefaultTimeout(600_000);

const size = { width: 360, height: 260, margin: 30 };
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const position = fc.record({ latitude: degrees(70), longitude: degrees(180) });

test('every position is within the margins', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 1 }), (positions) => {
      const { at } = fitMap(positions, size);
      for (const each of positions) {
        const { x, y } = at(each);
        expect(x >= 29.9 && x <= 330.1 && y >= 29.9 && y <= 230.1).toBe(true);
      }
    }),
  );
});

test('north is up and east is to the right', () => {
  const jerusalem = { latitude: 31.78, longitude: 35.23 };
  const haran = { latitude: 36.86, longitude: 39.03 };
  const { at } = fitMap([jerusalem, haran], size);
  expect(at(haran).y).toBeLessThan(at(jerusalem).y);
  expect(at(haran).x).toBeGreaterThan(at(jerusalem).x);
});

test('a single place is in the middle of its surroundings', () => {
  const { at, kilometresPerPixel } = fitMap([{ latitude: 31.78, longitude: 35.23 }], size);
  expect(at({ latitude: 31.78, longitude: 35.23 })).toEqual({ x: 180, y: 130 });
  expect(kilometresPerPixel * size.width).toBeLessThan(200);
});

test('a magnified map shows where most places are', () => {
  const egypt = { latitude: 26.5, longitude: 29.9 };
  const jerusalem = { latitude: 31.78, longitude: 35.23 };
  const { at, kilometresPerPixel } = fitMap([egypt, jerusalem, jerusalem], size, 4);
  expect(at(jerusalem)).toEqual({ x: 180, y: 130 });
  expect(at(egypt).y).toBeGreaterThan(size.height);
  expect(fitMap([egypt, jerusalem, jerusalem], size).kilometresPerPixel / kilometresPerPixel).toBeCloseTo(
    4,
    0,
  );
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

const labelled = { width: 360, height: 260 };
const point = fc.record({
  x: fc.integer({ min: 0, max: labelled.width }),
  y: fc.integer({ min: 0, max: labelled.height }),
  name: fc.string({ minLength: 1, maxLength: 20 }),
});

test('no name covers another or leaves the map, wherever the points lie', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 40 }), (points) => {
      const boxes = placeLabels(points, labelled).flatMap((label, index) =>
        label ? [boxOf(label, points[index]!.name)] : [],
      );
      for (const [index, a] of boxes.entries()) {
        expect(a.left >= 0 && a.right <= labelled.width && a.top >= 0 && a.bottom <= labelled.height).toBe(
          true,
        );
        for (const b of boxes.slice(index + 1)) {
          expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
        }
      }
    }),
  );
});

test('of two places at one point, the first has its name, and the second does not hide it', () => {
  const spot = { x: 100, y: 100 };
  const [first, second] = placeLabels(
    [
      { ...spot, name: 'Jerusalem' },
      { x: 300, y: 100, name: 'Jericho' },
    ],
    labelled,
  );
  expect(first).toEqual({ x: 107, y: 104, anchor: 'start' });
  expect(second).toBeDefined();
});

test('a name that is wider than the map is left out', () => {
  expect(placeLabels([{ x: 180, y: 130, name: 'x'.repeat(80) }], labelled)).toEqual([undefined]);
});
