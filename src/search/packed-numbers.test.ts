import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { NumberReader, NumberWriter } from './packed-numbers.ts';

test('numbers are read back unchanged from text that needs no JSON escapes', () => {
  const numbers = fc.oneof(fc.nat(70), fc.nat(100_000), fc.nat(2 ** 31 - 1));
  fc.assert(
    fc.property(fc.array(numbers), (written) => {
      const writer = new NumberWriter();
      for (const number of written) writer.add(number);
      const text = new TextDecoder().decode(writer.take());
      writer.addAll(Int32Array.from(written), written.length);
      expect(new TextDecoder().decode(writer.take())).toBe(text);
      expect(JSON.stringify(text)).toBe(`"${text}"`);
      const reader = new NumberReader(text);
      const read: number[] = [];
      while (!reader.isAtEnd) read.push(reader.next());
      expect(read).toEqual(written);
    }),
  );
});

test('text that is not a number is read to its end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const reader = new NumberReader(text);
      for (let turn = 0; turn <= text.length; turn++) expect(Number.isFinite(reader.next())).toBe(true);
      expect(reader.isAtEnd).toBe(true);
    }),
  );
});
