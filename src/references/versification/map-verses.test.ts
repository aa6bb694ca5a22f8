import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { type SchemeName, schemeNames } from '../reference.ts';
import { mapPassage, mapVerses } from './map-verses.ts';
import type { Verse } from './verse-span.ts';
import { Versification } from './versification.ts';

const read = (text: string): Verse => {
  const [, book, chapter, verse, part] = /^(\w{3}) (\d+):(\d+)([a-z]?)$/.exec(text)!;
  return { book: book!, chapter: Number(chapter), verse: Number(verse), ...(part ? { part } : {}) };
};
const shown = ({ book, chapter, verse, part = '' }: Verse) => `${book} ${chapter}:${verse}${part}`;
const map = (from: SchemeName, to: SchemeName, verse: string) => mapVerses(from, to, read(verse)).map(shown);

test.each([
  ['GEN 1:1', 'GEN 1:1'],
  ['PSA 3:1', 'PSA 3:2'],
  ['PSA 3:0', 'PSA 3:1'],
  ['MAL 4:1', 'MAL 3:19'],
  ['JOL 2:28', 'JOL 3:1'],
  ['3JN 1:14', '3JN 1:14'],
  ['3JN 1:15', '3JN 1:15'],
  ['BAR 6:1', 'LJE 1:1'],
])('%p of English Bibles is %p of the originals, and back', (english, original) => {
  expect(map('eng', 'org', english)).toEqual([original]);
  expect(map('org', 'eng', original)).toContain(english);
});

test.each([
  ['lxx', 'EXO 37:1', 'EXO 36:8'],
  ['lxx', 'EXO 39:2', 'EXO 38:25'],
  ['lxx', 'JER 32:1', 'JER 25:15'],
  ['lxx', 'JER 32:15', 'JER 25:15'],
  ['lxx', 'JER 39:1', 'JER 32:1'],
  ['vul', 'PSA 115:1', 'PSA 116:10'],
  ['vul', 'PSA 115:10', 'PSA 116:10'],
  ['vul', 'PSA 113:9', 'PSA 115:1'],
  ['vul', 'PSA 147:1', 'PSA 147:12'],
] as const)('%p %p is %p of the originals', (scheme, verse, original) => {
  expect(map(scheme, 'org', verse)).toContain(original);
  expect(map('org', scheme, original)).toContain(verse);
});

test('a verse that another chapter has is not in its own chapter too, except for seven', () => {
  // Two verses, or words in two places; the order of LXX Exodus 38:19-20 and 39:11 is unknown
  const known = ['EXO 36:8', 'EXO 38:19', 'EXO 38:20', 'EXO 39:11', 'EXO 40:31', 'ISA 63:19', 'JER 25:13'];
  const org = Versification.standard('org');
  const doubled = new Set<string>();
  for (const book of [...org.books].filter((each) => each !== 'ESG')) {
    for (const [index, count] of org.chapters(book)!.entries()) {
      for (let verse = 1; verse <= count; verse++) {
        const place = `${book} ${index + 1}:${verse}`;
        const chapterOf = (each: string) => each.slice(0, each.indexOf(':'));
        for (const scheme of schemeNames) {
          const found = map('org', scheme, place).filter((each) => each.startsWith(book));
          const isElsewhere = found.some((each) => chapterOf(each) !== chapterOf(place));
          if (isElsewhere && found.includes(place)) doubled.add(place);
        }
      }
    }
  }
  expect([...doubled].toSorted()).toEqual(known);
});

test('one verse may be two, and two one', () => {
  expect(map('eng', 'org', 'PSA 51:0')).toEqual(['PSA 51:1', 'PSA 51:2']);
  expect(map('org', 'eng', 'PSA 51:1')).toEqual(['PSA 51:0']);
  expect(map('org', 'eng', 'PSA 51:2')).toEqual(['PSA 51:0']);
  expect(map('org', 'vul', 'NUM 20:28')).toEqual(['NUM 20:28', 'NUM 20:29']);
  expect(map('eng', 'org', 'NUM 26:1')).toEqual(['NUM 25:19', 'NUM 26:1']);
});

test('the Greek additions and the books that have two names are found', () => {
  expect(map('eng', 'lxx', 'ESG 1:2')).toEqual(['ESG 1:1b']);
  expect(map('lxx', 'eng', 'ESG 1:1b')).toEqual(['ESG 1:2']);
  expect(map('eng', 'lxx', 'EST 1:2')).toEqual(['ESG 1:2']);
  expect(map('lxx', 'eng', 'ESG 1:2')).toEqual(['ESG 1:19', 'EST 1:2']);
  expect(map('eng', 'org', 'DAG 5:31')).toEqual(['DAN 6:1']);
  expect(map('vul', 'eng', 'DAN 3:24')).toEqual(['DAG 3:24', 'S3Y 1:1']);
  expect(map('vul', 'org', 'DAN 13:1')).toEqual(['SUS 1:1']);
  expect(map('rso', 'org', 'DAN 14:2')).toEqual(['BEL 1:2']);
  expect(map('lxx', 'org', 'PSA 151:1')).toEqual(['PS2 1:1']);
  expect(map('lxx', 'eng', 'EZR 11:1')).toEqual(['NEH 1:1']);
});

test('a part keeps its letter only where one verse is one verse', () => {
  expect(map('eng', 'org', 'JOL 2:28a')).toEqual(['JOL 3:1a']);
  expect(map('vul', 'org', 'NUM 20:29a')).toEqual(['NUM 20:28']);
  expect(map('org', 'vul', 'NUM 20:28a')).toEqual(['NUM 20:28', 'NUM 20:29']);
  expect(map('lxx', 'eng', '1KI 2:35a')).toEqual([]);
});

test('verses that a scheme lacks map to nothing', () => {
  expect(map('eng', 'org', 'GEN 31:56')).toEqual([]);
  expect(map('org', 'rsc', 'TOB 1:1')).toEqual([]);
  expect(map('eng', 'org', 'XXX 1:1')).toEqual([]);
  expect(map('eng', 'eng', 'GEN 99:1')).toEqual([]);
});

test('a passage is mapped as a whole; runs of verses are joined', () => {
  const passage = { book: 'PSA', chapter: 9, endChapter: 10 };
  expect(mapPassage('eng', 'vul', passage)).toEqual([{ book: 'PSA', chapter: 9, verse: 1, last: 39 }]);
  expect(
    mapPassage('eng', 'org', { book: 'JOL', chapter: 2, verse: 27, endChapter: 3, endVerse: 1 }),
  ).toEqual([
    { book: 'JOL', chapter: 2, verse: 27, last: 27 },
    { book: 'JOL', chapter: 3, verse: 1, last: 5 },
    { book: 'JOL', chapter: 4, verse: 1, last: 1 },
  ]);
  expect(mapPassage('eng', 'org', { book: 'GEN', chapter: 60, endChapter: 1e9 })).toEqual([]);
});

const anyScheme = fc.constantFrom(...schemeNames);
const verseOf = (scheme: SchemeName) => {
  const versification = Versification.standard(scheme);
  return fc
    .constantFrom(...versification.books)
    .chain((book) =>
      fc.nat(versification.chapters(book)!.length - 1).chain((index) =>
        fc
          .nat(versification.verseCount(book, index + 1))
          .map((verse) => ({ book, chapter: index + 1, verse }))
          .filter((verse) => versification.has(verse)),
      ),
    )
    .chain((verse) => fc.constantFrom(verse, ...versification.partsOf(verse)));
};
const wholeOf = ({ part: _, ...verse }: Verse) => shown(verse);

test('there and back again: each mapped verse maps back to its verse', () => {
  fc.assert(
    fc.property(
      fc.tuple(anyScheme, anyScheme).chain(([a, b]) => fc.tuple(fc.constant(a), fc.constant(b), verseOf(a))),
      ([from, to, verse]) => {
        for (const there of mapVerses(from, to, verse)) {
          expect(mapVerses(to, from, there).map(wholeOf)).toContain(wholeOf(verse));
        }
      },
    ),
    { numRuns: runs(3000) },
  );
});

test('there and back again: other returned verses share a verse with the first', () => {
  fc.assert(
    fc.property(
      fc.tuple(anyScheme, anyScheme).chain(([a, b]) => fc.tuple(fc.constant(a), fc.constant(b), verseOf(a))),
      ([from, to, verse]) => {
        const there = mapVerses(from, to, verse);
        const back = there.flatMap((one) => mapVerses(to, from, one));
        const isAlone = there.every((one) => mapVerses(to, from, one).length === 1);
        if (isAlone) expect(new Set(back.map(wholeOf)).size).toBe(there.length === 0 ? 0 : 1);
        for (const other of back) {
          const shared = mapVerses(from, to, other).map(wholeOf);
          expect(there.map(wholeOf).some((one) => shared.includes(one))).toBe(true);
        }
      },
    ),
    { numRuns: runs(3000) },
  );
});

test('verses that are single in both schemes keep their order within a book', () => {
  const romans = Array.from({ length: 20 }, (_, index) => map('eng', 'rsc', `ROM 14:${index + 1}`)).flat();
  expect(romans).toEqual(romans.toSorted((a, b) => Number(a.split(':')[1]) - Number(b.split(':')[1])));
  expect(map('eng', 'rsc', 'ROM 16:25')).toEqual(['ROM 14:24']);
});
