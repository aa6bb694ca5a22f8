import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { markedPieces } from './quotation-words.ts';

const shown = (text: string, ranges: readonly (readonly number[])[]) =>
  markedPieces(text, ranges).map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text));

test.each([
  [[], ['and stay']],
  [[[4, 8]], ['and ', '[stay]']],
  [
    [
      [4, 8],
      [0, 3],
    ],
    ['[and]', ' ', '[stay]'],
  ],
  [
    [
      [0, 5],
      [3, 8],
    ],
    ['[and s]', '[tay]'],
  ],
  [[[3, 3]], ['and stay']],
])('%j are marked', (ranges, pieces) => {
  expect(shown('and stay', ranges)).toEqual(pieces);
});

test('no letter is lost or repeated', () => {
  const range = fc.tuple(fc.nat(40), fc.nat(40));
  fc.assert(
    fc.property(fc.string(), fc.array(range), (text, ranges) => {
      expect(
        markedPieces(text, ranges)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
