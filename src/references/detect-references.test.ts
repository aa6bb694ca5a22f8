import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { BookNameLookup, namesOfBooks } from './book-names.ts';
import { detectReferences } from './detect-references.ts';
import { namesOfLanguage } from './names-of-languages.ts';
import { parseReferences } from './parse-references.ts';
import { Versification } from './versification/versification.ts';
import { formatReference, verseCommaOf } from './write-references.ts';

const eng = Versification.standard('eng');
const extent = {
  chapters: (book: string) => eng.chapters(book)?.length,
  verses: (book: string, chapter: number) => eng.chapters(book)?.[chapter - 1],
};

function found(
  text: string,
  language = 'eng',
  more: Partial<Parameters<typeof detectReferences>[1]> = {},
): string[] {
  const names = new BookNameLookup([namesOfLanguage(language)!]);
  const options = { names, extent, hasVerseComma: verseCommaOf(language), ...more };
  return detectReferences(text, options).map(
    (reference) => `${text.slice(reference.start, reference.end)} = ${formatReference(reference)}`,
  );
}

test('references in prose are found completely', () => {
  expect(found('See John 3:16, 18 and 1 Cor 13; also Ps 23:1-4, and 5 men; cf. Gen. 1:1–2:3.')).toEqual([
    'John 3:16 = JHN 3:16',
    '18 = JHN 3:18',
    '1 Cor 13 = 1CO 13',
    'Ps 23:1-4 = PSA 23:1-4',
    'Gen. 1:1–2:3 = GEN 1:1-2:3',
  ]);
});

test('numbers that are not references are ignored', () => {
  expect(found('It took 5 days. Mark 10 of them, and I am 6; Job 3 days. In 1990 John 99 went.')).toEqual([]);
  expect(found('Rom 8:28, 31 men came to Heb 11:1, 3 and 5.')).toEqual([
    'Rom 8:28 = ROM 8:28',
    'Heb 11:1 = HEB 11:1',
    '3 = HEB 11:3',
    '5 = HEB 11:5',
  ]);
});

test.each([
  ['eng', 'Rom 8:28, 1 Clem 4:2', 'Rom 8:28 = ROM 8:28'],
  ['eng', 'Rom 8:28, 1 Clem. 4.2; Heb 1:1', 'Rom 8:28 = ROM 8:28; Heb 1:1 = HEB 1:1'],
  ['eng', 'See Ezek 36:26, 1. Mose 1,1', 'Ezek 36:26 = EZK 36:26'],
  ['eng', 'Rom 8:28, 1 Иоанна 4:2', 'Rom 8:28 = ROM 8:28'],
  ['eng', 'Ezek 36:26, 2. Gen 1:1', 'Ezek 36:26 = EZK 36:26; 2 = EZK 36:2; Gen 1:1 = GEN 1:1'],
  ['eng', '(John 1:1; 1 Clement 5:4)', 'John 1:1 = JHN 1:1'],
  ['eng', 'Rom 8:28, 1 Korinther 13:4', 'Rom 8:28 = ROM 8:28'],
  ['deu', 'Röm 8,28; 1 Clem 4,2', 'Röm 8,28 = ROM 8:28'],
  ['eng', 'Deut 32:8, 4Q37', 'Deut 32:8 = DEU 32:8'],
  ['deu', 'Röm 8,28; 1. Clem 4,2', 'Röm 8,28 = ROM 8:28'],
  ['deu', 'Joh 3,16 und 1. Klemens 13,4', 'Joh 3,16 = JHN 3:16'],
  ['deu', 'Mk 1,1 und 1. Henoch 3,4', 'Mk 1,1 = MRK 1:1'],
  ['eng', 'John 3:16 and 1. Kor 13,4', 'John 3:16 = JHN 3:16'],
  ['eng', 'Rom 8:28; 3 Enoch 4:5', 'Rom 8:28 = ROM 8:28'],
])('the number of an unknown book is not a verse (%s, %s)', (language, text, expected) => {
  expect(found(text, language).join('; ')).toBe(expected);
});

test.each([
  ['deu', 'Joh 3,16 und 20 Personen', 'Joh 3,16 = JHN 3:16'],
  ['deu', 'Mt 5,3, 12 Jünger', 'Mt 5,3 = MAT 5:3'],
  ['deu', 'Joh 3,16 und 18–20 Personen', 'Joh 3,16 = JHN 3:16'],
  ['deu', 'Joh 3,16, 24. Dezember', 'Joh 3,16 = JHN 3:16'],
  ['dan', 'Joh 3,16, 24. december', 'Joh 3,16 = JHN 3:16'],
  ['eng', 'John 3:16, 20 Jan 2024', 'John 3:16 = JHN 3:16'],
  ['eng', 'John 3:16, 20 January', 'John 3:16 = JHN 3:16'],
  ['eng', 'John 3:16 and 12 Apostles', 'John 3:16 = JHN 3:16'],
  ['eng', 'John 3:16, 18–20 men', 'John 3:16 = JHN 3:16'],
  ['deu', 'Joh 3,16 und 18', 'Joh 3,16 = JHN 3:16; 18 = JHN 3:18'],
  ['deu', 'Joh 3,16.18 Gott liebt', 'Joh 3,16 = JHN 3:16; 18 = JHN 3:18'],
  ['deu', 'Joh 3,16 und 18. Darum', 'Joh 3,16 = JHN 3:16; 18 = JHN 3:18'],
  ['deu', 'Mt 5,3 und 5 bis 7', 'Mt 5,3 = MAT 5:3; 5 bis 7 = MAT 5:5-7'],
  ['deu', 'Mt 5,3 und 12 Mk 1,1', 'Mt 5,3 = MAT 5:3; 12 = MAT 5:12; Mk 1,1 = MRK 1:1'],
  ['eng', 'John 3:16, 18 and Rom 8:28', 'John 3:16 = JHN 3:16; 18 = JHN 3:18; Rom 8:28 = ROM 8:28'],
])('a number of things or a date is not a verse (%s, %s)', (language, text, expected) => {
  expect(found(text, language).join('; ')).toBe(expected);
});

test.each([
  ['eng', 'See John, chapter 3, verse 16.', 'John, chapter 3, verse 16 = JHN 3:16'],
  ['eng', 'John chapter 3 verse 16', 'John chapter 3 verse 16 = JHN 3:16'],
  ['eng', 'In 1 John, chapter 4, he', '1 John, chapter 4 = 1JN 4'],
  ['eng', 'See John, 3:16', 'John, 3:16 = JHN 3:16'],
  ['deu', 'Johannes, Kapitel 3, Vers 16', 'Johannes, Kapitel 3, Vers 16 = JHN 3:16'],
  ['eng', 'In John, 3 men went. Then Mark, 3:16 pm, and I told John. Chapter 4 is long. In Numbers, 33.', ''],
  ['ita', 'Il Vangelo secondo Giovanni 1,12', ''],
])('a comma or a word may come before the chapter (%s, %s)', (language, text, expected) => {
  expect(found(text, language).join('; ')).toBe(expected);
});

test('a year is not a verse', () => {
  const years = ['6 BC', '6 B.C.', '6 BCE', '6–4 BC', '6/5 B.C.E.', '6 AD', '6 A.D.', '6 CE'];
  for (const year of years)
    expect([year, found(`Luke 2:1, ${year} or so`)]).toEqual([year, ['Luke 2:1 = LUK 2:1']]);
  for (const year of ['6 v. Chr.', '6 v.Chr.', '6 n. Chr.'])
    expect([year, found(`Lk 2,1, ${year}`, 'deu')]).toEqual([year, ['Lk 2,1 = LUK 2:1']]);
  expect(found('Lc 2:1, 6 a. C.', 'spa')).toEqual(['Lc 2:1 = LUK 2:1']);
});

test.each([
  ['John 3:16, 17 God loved', 'John 3:16 = JHN 3:16; 17 = JHN 3:17'],
  ['John 3:16, 17 A Comment', 'John 3:16 = JHN 3:16; 17 = JHN 3:17'],
  ['Gen 1:1, 3 Und Gott', 'Gen 1:1 = GEN 1:1; 3 = GEN 1:3'],
  ['Rom 8:28, 30. Then 9:1', 'Rom 8:28 = ROM 8:28; 30 = ROM 8:30'],
  ['Rom 8:1, 4. In 9:1 Paul', 'Rom 8:1 = ROM 8:1; 4 = ROM 8:4'],
  ['Rom 8:28; 1 Cor 13:4', 'Rom 8:28 = ROM 8:28; 1 Cor 13:4 = 1CO 13:4'],
  ['Luke 24:1, 3 Exodus 20:1', 'Luke 24:1 = LUK 24:1; 3 = LUK 24:3; Exodus 20:1 = EXO 20:1'],
  ['John 3:16, 17 NIV 1984', 'John 3:16 = JHN 3:16; 17 = JHN 3:17'],
  ['John 18:31, 33 P52', 'John 18:31 = JHN 18:31; 33 = JHN 18:33'],
  ['John 3:16, 17 and 18B', 'John 3:16 = JHN 3:16; 17 = JHN 3:17; 18 = JHN 3:18'],
  ['John 3:1, 4 to 5, 7 ff.', 'John 3:1 = JHN 3:1; 4 to 5 = JHN 3:4-5; 7 ff. = JHN 3:7-end'],
])('a verse before other text or the next reference stays one (%s)', (text, expected) => {
  expect(found(text).join('; ')).toBe(expected);
});

test('fractions, exponents and numbers in signs are not read as verses', () => {
  expect(found('John 1:1. ½ cup; John 3:16² and John 4:1 ㏡ and John 5:2, ③ and John 𝟝:𝟛')).toEqual([
    'John 1:1 = JHN 1:1',
    'John 3:16 = JHN 3:16',
    'John 4:1 = JHN 4:1',
    'John 5:2 = JHN 5:2',
    'John 𝟝:𝟛 = JHN 5:3',
  ]);
});

test('a number of the previous sentence is not part of a book name', () => {
  expect(found('It took 1 . John 4:2 says so. In 1\nJohn 4:8 it is said.')).toEqual([
    'John 4:2 = JHN 4:2',
    '1\nJohn 4:8 = 1JN 4:8',
  ]);
});

test('the number of a book is not a chapter of the previous book', () => {
  expect(found('2 Corinthians\nColossians\n1 Thessalonians\n2 Thessalonians 1:3\nPhilemon')).toEqual([
    '2 Thessalonians 1:3 = 2TH 1:3',
  ]);
});

test('a place that no Bible has is not a reference', () => {
  expect(found('2 Kgs 99:1 and John 3:99, but John 21:25')).toEqual(['John 21:25 = JHN 21:25']);
});

test('Chinese, Japanese and Korean numbers are found with their signs and without', () => {
  expect(found('见约翰福音第三章第十六节，约三17，约壹四8；约三1:4；约一4:8。', 'zho')).toEqual([
    '约翰福音第三章第十六节 = JHN 3:16',
    '约三17 = JHN 3:17',
    '约壹四8 = 1JN 4:8',
    '约三1:4 = 3JN 1:4',
    '约一4:8 = 1JN 4:8',
  ]);
  expect(found('诗篇第二十三篇、约翰福音第3章第二段', 'zho')).toEqual([
    '诗篇第二十三篇 = PSA 23',
    '约翰福音第3章 = JHN 3',
  ]);
  expect(found('요한복음 제3장 제16절', 'kor')).toEqual(['요한복음 제3장 제16절 = JHN 3:16']);
});

test.each([
  ['ראה תהלים כ״ג, ד׳ ועוד', 'תהלים כ״ג, ד׳ = PSA 23:4'],
  ['כמו שנאמר (בראשית א, א) וגם', 'בראשית א, א = GEN 1:1'],
  ['בראשית פרק א פסוק א', 'בראשית פרק א פסוק א = GEN 1:1'],
  ['בראשית א, א-ג.', 'בראשית א, א-ג = GEN 1:1-3'],
  ["ישעיהו נ\"ג, ה'-ו'", "ישעיהו נ\"ג, ה'-ו' = ISA 53:5-6"],
  ['דברי הימים א׳ ב, ג.', 'דברי הימים א׳ ב, ג = 1CH 2:3'],
  ['שמות כ״ג', 'שמות כ״ג = EXO 23'],
])('%s is found by its numbers in letters', (text, reference) => {
  expect(found(text, 'heb')).toEqual([reference]);
});

test.each(['בראשית ברא אלהים את, לא היה', 'תהלים כ, לא יחסר', 'משה רבנו, עד כאן.'])(
  'short words in %s are not numbers',
  (text) => expect(found(text, 'heb')).toEqual([]),
);

test('in a chapter, verses are found without its name', () => {
  const text = 'As in verse 16 and 4:2 (vv. 3-5).';
  expect(found(text)).toEqual([]);
  expect(found(text, 'eng', { context: { book: 'JHN', chapter: 3 } })).toEqual([
    'verse 16 = JHN 3:16',
    '4:2 = JHN 4:2',
    'vv. 3-5 = JHN 3:3-5',
  ]);
});

test('in a chapter, other chapters of the book are found by the word "chapter"', () => {
  const context = { book: 'GEN', chapter: 3 };
  const text =
    'See ch 1, chs 4–5 (ver. 7, 8) and chapter 2. Not chapter 4 of Isaiah, verse 5 of Psalm 2, 10 chapters.';
  expect(found(text, 'eng', { context })).toEqual([
    'ch 1 = GEN 1',
    'chs 4–5 = GEN 4-5',
    'ver. 7 = GEN 3:7',
    '8 = GEN 3:8',
    'chapter 2 = GEN 2',
    'Psalm 2 = PSA 2',
  ]);
  expect(found('Siehe Kap. 4 (V. 5).', 'deu', { context })).toEqual(['Kap. 4 = GEN 4', 'V. 5 = GEN 3:5']);
});

test('in an article, the last reference is the context of the next', () => {
  const text = 'Levi (Ex. 6:20) was born in Egypt (2:1, 4; 7:7; ver. 8). Later (1 Chr. 6:3) 23:13.';
  const references = [
    'Ex. 6:20 = EXO 6:20',
    '2:1 = EXO 2:1',
    '4 = EXO 2:4',
    '7:7 = EXO 7:7',
    'ver. 8 = EXO 7:8',
  ];
  const others = ['1 Chr. 6:3 = 1CH 6:3', '23:13 = 1CH 23:13'];
  expect(found(text, 'eng', { followsNames: true })).toEqual([...references, ...others]);
});

test('in scripts without spaces between words, a name is found in the middle of them', () => {
  const name = { khm: 'យ៉ូហាន', lao: 'ໂຢຮັນ', mya: 'ယောဟန်', tha: 'ยอห์น' };
  for (const [language, john] of Object.entries(name)) {
    const names = new BookNameLookup([namesOfBooks([{ id: 'JHN', name: john }])]);
    const text = `${john[0]}${john} 3:16`;
    expect([
      language,
      detectReferences(text, { names }).map((each) => text.slice(each.start, each.end)),
    ]).toEqual([language, [`${john} 3:16`]]);
  }
});

test('other languages have their names and signs', () => {
  expect(found('Siehe Joh 3,16 und Röm 8,28.31; 1. Kor 13.', 'deu')).toEqual([
    'Joh 3,16 = JHN 3:16',
    'Röm 8,28 = ROM 8:28',
    '31 = ROM 8:31',
    '1. Kor 13 = 1CO 13',
  ]);
  expect(found('請看約翰福音3:16和詩篇二十三篇', 'zho')).toEqual([
    '約翰福音3:16 = JHN 3:16',
    '詩篇二十三篇 = PSA 23',
  ]);
});

test('a reference in any text is found at its position', () => {
  const verse = fc.record({
    chapter: fc.integer({ min: 1, max: 21 }),
    verse: fc.integer({ min: 1, max: 25 }),
  });
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(text, verse, text, (before, { chapter, verse: number }, after) => {
      const whole = `${before}\n. John ${chapter}:${number}. \n${after}`;
      const all = detectReferences(whole, { names: new BookNameLookup([]), extent });
      const at = before.length + 3;
      expect(all.find(({ start }) => start === at)?.from).toEqual({ book: 'JHN', chapter, verse: number });
      for (const { start, end } of all) expect(start < end && end <= whole.length).toBe(true);
    }),
  );
});

describe('In text of names, numbers and signs', () => {
  const languages = ['eng', 'deu', 'spa', 'rus', 'ara', 'heb', 'ell', 'hin', 'kor', 'cmn', 'ind'];
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 200 }).map(String) },
    fc.constantFrom(
      ...'1 2. 3 I II. III IV 1st 2nd. 1ª 1.º 1re 1-е First Primera Erste 23rd cxix. iii. v.'.split(' '),
      ..."John Jn JHN Is is am Dan dan Juan Johannes Joh Иоанна Ин يوحنا יוחנן שמואל א' Ιωάννη यूहन्ना 요한1서 约翰福音 Yohanes".split(
        ' ',
      ),
      ...'Samuel Sam Genesis Gen Gn Ps Psalm Mark Jude Philemon Song of Songs JUD PSS Ezra Esdras Mose'.split(
        ' ',
      ),
      ...'and und dan y и to bis chapter verse vv. f ff NIV title the of'.split(' '),
      ...': ; , . - – ( ) [ ] 《 》 « » “ ” 、 章 節 ٣ \n'.split(' '),
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const text = fc
    .array(fc.tuple(piece, fc.constantFrom('', ' ', ' ', ' ')), { maxLength: 14 })
    .map((pieces) => pieces.flat().join(''));

  test('references are found one after the other, and never share text', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...languages), (written, language) => {
        let end = 0;
        for (const each of detectReferences(written, optionsIn(language))) {
          expect([written, each.start >= end && each.start < each.end]).toEqual([written, true]);
          end = each.end;
        }
        expect(end).toBeLessThanOrEqual(written.length);
      }),
      { numRuns: runs(3000) },
    );
  });

  test('the book that is found is the one that the parser reads in the same words', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...languages), (written, language) => {
        const options = optionsIn(language);
        for (const { start, end, from } of detectReferences(written, options)) {
          const [parsed] = parseReferences(written.slice(start, end), options).references ?? [];
          if (parsed) expect([written, parsed.from.book]).toEqual([written, from.book]);
          else
            expect([
              written,
              /^[\p{Nd}\p{P}\s]|^(?:chapter|verse|vv)/iu.test(written.slice(start, end)),
            ]).toEqual([written, true]);
        }
      }),
      { numRuns: runs(3000) },
    );
  });

  test('names are looked up in proportion to the length of a text', () => {
    class CountedNames extends BookNameLookup {
      count = 0;

      override find(name: string): string | undefined {
        this.count++;
        return super.find(name);
      }
    }
    const hostile = [
      '1 ',
      'John ',
      'John 1 ',
      '1 John ',
      '(John) ',
      ') 1',
      'I. ',
      '约1',
      '1st of the ',
      'Ps. c. 1',
      '1:1 ',
      '-1',
    ];
    for (const part of [...hostile, 'a', '\u0301', '《']) {
      const long = part.repeat(20_000 / part.length);
      const names = new CountedNames([namesOfLanguage('eng')!]);
      expect(detectReferences(long, { names, extent }).length).toBeLessThanOrEqual(long.length);
      expect([part, names.count < long.length * 60]).toEqual([part, true]);
    }
  });
});

function optionsIn(language: string) {
  const names = new BookNameLookup([namesOfLanguage(language)!]);
  return { names, extent, hasVerseComma: verseCommaOf(language) };
}
