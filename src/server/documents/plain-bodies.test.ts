import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { byteSpan } from '../http/response.ts';
import { PlainBodies } from './plain-bodies.ts';

const documentOf = (number: number) => ({
  // The first word selects the slot, so documents share slots
  hashWord: (index: number) => (index === 0 ? number % 3 : number),
});
const bodyOf = (number: number, length: number) =>
  Uint8Array.from({ length }, (_, index) => (31 * number + index) % 251);

function found(bodies: PlainBodies, number: number): Uint8Array | undefined {
  const span = bodies.find(documentOf(number));
  return span && byteSpan.view(span).slice();
}

describe('Uncompressed bodies in one piece of memory', () => {
  test('returns an added body, and undefined for another document', () => {
    const bodies = new PlainBodies(64_000);
    expect(found(bodies, 1)).toBeUndefined();
    bodies.add(documentOf(1), bodyOf(1, 500));
    expect(found(bodies, 1)).toEqual(bodyOf(1, 500));
    expect(found(bodies, 4)).toBeUndefined();
  });

  test('the oldest make room for new ones', () => {
    const bodies = new PlainBodies(64_000);
    const numbers = Array.from({ length: 100 }, (_, index) => index * 3 + (index % 3));
    for (const number of numbers) bodies.add(documentOf(number), bodyOf(number, 1900));
    expect(found(bodies, numbers.at(-1)!)).toEqual(bodyOf(numbers.at(-1)!, 1900));
    expect(found(bodies, numbers[0]!)).toBeUndefined();
  });

  test('a long body is not kept', () => {
    const bodies = new PlainBodies(64_000);
    bodies.add(documentOf(1), bodyOf(1, 2001));
    expect(found(bodies, 1)).toBeUndefined();
  });

  test('returns the right body after additions in any order', () => {
    const lengths = fc.array(fc.nat(2100), { minLength: 40, maxLength: 40 });
    const order = fc.array(fc.nat(39), { minLength: 1, maxLength: 200 });
    const memory = fc.integer({ min: 4096, max: 70_000 });
    const property = fc.property(lengths, order, memory, (lengthOf, numbers, maxBytes) => {
      const bodies = new PlainBodies(maxBytes);
      for (const number of numbers) {
        const body = bodyOf(number, lengthOf[number]!);
        bodies.add(documentOf(number), body);
        expect(found(bodies, number)).toEqual(body.length > maxBytes / 32 ? undefined : body);
        for (const known of numbers) {
          const other = found(bodies, known);
          if (other) expect(other).toEqual(bodyOf(known, lengthOf[known]!));
        }
      }
    });
    fc.assert(property, { numRuns: 50 });
  });
});
