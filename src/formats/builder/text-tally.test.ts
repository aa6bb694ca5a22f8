import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { TextTally } from './text-tally.ts';

setDefaultTimeout(600_000);

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

test('white space is defined as in regular expressions', () => {
  for (let code = 0; code < 0x10000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const isSpace = /\s/.test(String.fromCharCode(code));
    expect([code, new TextTally().add(String.fromCharCode(code)).characters]).toEqual([
      code,
      isSpace ? 0 : 1,
    ]);
  }
});

test('counts the characters and words of a text that arrives in pieces', () => {
  fc.assert(
    fc.property(fc.array(anyText), (pieces) => {
      const whole = pieces.join('');
      const tally = new TextTally();
      for (const piece of pieces) tally.add(piece);
      expect(tally.characters).toBe([...whole.replace(/\s+/g, '')].length);
      expect(tally.words).toBe(whole.match(/\S+/g)?.length ?? 0);
      expect(tally.count).toEqual(new TextTally().add(whole).count);
    }),
  );
});

test('a letter that is another makes another checksum, an order that is another does not', () => {
  const { checksum } = new TextTally().add('In the beginning');
  expect(new TextTally().add('the beginning In').checksum).toBe(checksum);
  expect(new TextTally().add('In the beginninq').checksum).not.toBe(checksum);
  expect(new TextTally().add('Im thf beginning').checksum).not.toBe(checksum);
});

test('a word that ended is not continued by the next piece', () => {
  expect(new TextTally().add('one').endWord().add('two').words).toBe(2);
});

test('does not count text that is taken back', () => {
  fc.assert(
    fc.property(anyText, anyText, (kept, other) => {
      const tally = new TextTally().add(kept).endWord().add(other);
      tally.subtract(other);
      expect(tally.count).toEqual(new TextTally().add(kept).count);
    }),
  );
});
