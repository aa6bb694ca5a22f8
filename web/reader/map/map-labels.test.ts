import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { boxOf, placeLabels } from './map-labels.ts';

setDefaultTimeout(600_000);

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
