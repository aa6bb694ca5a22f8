import { describe, expect, test } from 'bun:test';
import { readQuotation } from './quoted-words.ts';

const wordsOf = (text: string) => readQuotation(text, []).words.map(({ folded }) => folded);

describe('The words of a quotation', () => {
  test.each([
    ['Jesus wept.', ['jesus', 'wept']],
    ['16For God so', ['16', 'for', 'god', 'so']],
    ['v. 16 For God', ['16', 'for', 'god']],
    ['vv. 16-17 For God', ['16', '17', 'for', 'god']],
    ['(v16) For God, Verse 17 Who', ['16', 'for', 'god', '17', 'who']],
    ['v 3 dny a verš 16', ['v', '3', 'dny', 'a', '16']],
    ['the world1 was', ['the', 'world', '1', 'was']],
    ['16 For God', ['16', 'for', 'god']],
    ['the world¹ was', ['the', 'world', 'was']],
    ['the worldᵃ was', ['the', 'world', 'was']],
    ['a 1611 year', ['a', '1611', 'year']],
    ['1611year', ['1611year']],
    ['١٦ الله', ['١٦', 'الله']],
  ])('%p are %p', (text, words) => {
    expect(wordsOf(text).map((word) => word.normalize('NFKC'))).toEqual(
      words.map((word) => word.normalize('NFKC')),
    );
  });

  test.each([
    ['3 For', 3],
    ['176 For', 176],
    ['16For', 16],
    ['٣ الله', 3],
    ['३ परमेश्वर', 3],
    ['௧௨ தேவன்', 12],
    ['v. 16 For', 16],
  ])('in %p begin with the number %p', (text, number) => {
    expect(readQuotation(text, []).words[0]!.number).toBe(number);
  });

  test.each([
    ['loved[a] the', 'a'],
    ['loved [12] the', '12'],
    ['loved (3) the', '3'],
    ['loved1 the', '1'],
  ])('in %p have the caller of a note', (text, caller) => {
    const { words } = readQuotation(text, []);
    expect(words.filter(({ isCaller }) => isCaller).map(({ folded }) => folded)).toEqual([caller]);
    expect(words.filter(({ isCaller }) => !isCaller).map(({ folded }) => folded)).toEqual(['loved', 'the']);
  });

  test('have offsets in the quotation', () => {
    const text = '16For God […] the worldᵃ';
    for (const { start, end, folded } of readQuotation(text, []).words)
      expect(text.slice(start, end).toLowerCase()).toBe(folded);
  });

  test('are none in spans that are not part of it', () => {
    const text = 'Jesus wept. (John 11:35)';
    const { words } = readQuotation(text, [{ start: 12, end: 24 }]);
    expect(words.map(({ folded }) => folded)).toEqual(['jesus', 'wept']);
    expect(words[1]).toMatchObject({ start: 6, end: 10 });
  });
});

describe('Omissions of a quotation', () => {
  test.each([
    ['God ... gave', [1]],
    ['God … gave', [1]],
    ['God [...] gave', [1]],
    ['God (…) gave', [1]],
    ['God . . . gave his ⋯ Son', [1, 3]],
    ['神爱世人。。。叫一切', [4]],
    ['... God gave …', []],
    ['God. Gave.. his', []],
    ['God gave.', []],
  ])('of %p are before the words %p', (text, words) => {
    expect([...readQuotation(text, []).omissions]).toEqual(words);
  });
});
