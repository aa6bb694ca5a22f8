import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { ByteWriter } from './join-bytes.ts';

test('joins pieces of any length in order', () => {
  const writer = new ByteWriter();
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.nat(),
    fc.nat(2000),
    fc.uint8Array({ maxLength: 70_000 }),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      writer.clear();
      for (const each of pieces) {
        if (typeof each === 'string') writer.text(each);
        else if (typeof each === 'number') writer.number(each);
        else if (each.length < 100) writer.addFew(each);
        else writer.add(each);
      }
      const expected = pieces.map((each) =>
        each instanceof Uint8Array ? Buffer.from(each) : Buffer.from(`${each}`),
      );
      expect(Buffer.compare(writer.bytes, Buffer.concat(expected))).toBe(0);
    }),
  );
});
