import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { eachWord, foldedWords, foldWord } from './analysis.ts';

describe('words', () => {
  test.each<[what: string, text: string, words: string[]]>([
    [
      'are runs of letters, marks and digits',
      'The 2nd “lamb”—the Lord’s.',
      ['the', '2nd', 'lamb', 'the', 'lord', 's'],
    ],
    ['have neither case nor accents', 'Ἀγάπη ÉTUDE Straße', ['αγαπη', 'etude', 'strasse']],
    ['have one form of each letter', 'λόγος שלום ſ', ['λογοσ', 'שלומ', 's']],
    ['have no points and no cantillation', 'בְּרֵאשִׁ֖ית עַל־פְּנֵי', ['בראשית', 'על', 'פני']],
    ['have no tatweel and no vowel signs', 'الكِتَــابُ', ['الكتاب']],
    [
      'have neither strokes nor ligatures',
      'Đức Ðor søn łaska ħobż Æsop cœur ẞ',
      ['duc', 'dor', 'son', 'laska', 'hobz', 'aesop', 'coeur', 'ss'],
    ],
    ['have no iota below or after a letter', 'ᾼ ᾳ ᾍδης ᾅδης ῼδή', ['α', 'α', 'αδησ', 'αδησ', 'ωδη']],
    ['keep an iota that is a letter', 'ΑΙΔΗΣ Ἅιδης', ['αιδησ', 'αιδησ']],
    ['have one spelling of Arabic letters', 'ٱلْأَرْض رحمة إلى کتابی', ['الارض', 'رحمه', 'الي', 'كتابي']],
    ['are simplified in Chinese', '愛神後裏裡説說苎苧', [...'爱神后里里说说苎苎']],
    ['have one width', 'ＡＢＣ１ ﬁsh', ['abc1', 'fish']],
    ['keep the vowel signs of scripts that write them as letters', 'राजा राज', ['राजा', 'राज']],
    ['go on over what is invisible', 'con\u00adfirm a\u200db', ['confirm', 'ab']],
    ['hold letters that look like apostrophes', 'ʻōlelo kaʼa', ['ʻolelo', 'kaʼa']],
    ['are single characters in scripts without spaces', '神說abc光', ['神', '说', 'abc', '光']],
    ['are voiced kana however these are written', 'ガ ｶﾞ カ\u3099', ['ガ', 'ガ', 'ガ']],
    ['are the marks of Thai too', 'น้ำ', ['น', '้', 'ํ', 'า']],
    ['are none in punctuation and lone marks', ' … \u05bc — ׀ \u0640', []],
  ])('%s', (_, text, words) => {
    expect(foldedWords(text)).toEqual(words);
  });

  test('beyond the Basic Multilingual Plane are words too', () => {
    expect(foldedWords('𐤀𐤁 𠀀𠀁')).toEqual(['𐤀𐤁', '𠀀', '𠀁']);
  });

  test('are cut at a length that no language has', () => {
    expect(foldedWords('x'.repeat(100_000))).toEqual(['x'.repeat(64)]);
  });

  const texts = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...['Lord’s ', 'עַל־', 'الكِتَــ', 'राजा', '\u200d', '\u0301', '2', ' ', '神', 'ガ', 'ｶﾞ', 'น้ำ', '𐤀'],
          ...['Æ', 'ǽ', 'ẞ', 'Đ', 'ø', 'ᾼ', '說', '苧', 'ة', 'ŉ', 'ﬃ', 'İ', '한', '\u1fbe', '\u0345'],
        ),
        fc.string({ unit: 'binary', maxLength: 4 }),
      ),
    )
    .map((pieces) => pieces.join(''));

  test('are equal to their folded forms', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const word of foldedWords(text)) expect(foldWord(word)).toBe(word);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('are at the places of the words that they were folded from', () => {
    fc.assert(
      fc.property(texts, (text) => {
        // A character of a script without spaces can have several words
        const places = new Map<string, string[]>();
        eachWord(text, (folded, start, end) => {
          const written = text.slice(start, end);
          places.set(written, [...(places.get(written) ?? []), folded]);
        });
        for (const [written, folded] of places) expect(foldedWords(written)).toContain(folded[0]!);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('are where they were found, in order, and the same in both ways of reading', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found: [string, number, number][] = [];
        eachWord(text, (folded, start, end) => found.push([folded, start, end]));
        let before = 0;
        for (const [folded, start, end] of found) {
          expect(folded).not.toBe('');
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual(before === 0 ? 0 : Math.min(before, start));
          expect(end).toBeLessThanOrEqual(text.length);
          before = end;
        }
        // A character of a script without spaces selects the other code path
        const other: typeof found = [];
        eachWord(`${text} 神`, (folded, start, end) => other.push([folded, start, end]));
        expect(other.slice(0, -1)).toEqual(found);
      }),
      { numRuns: runs(2000) },
    );
  });
});
