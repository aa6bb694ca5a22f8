import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { type SchemeName, schemeNames } from '../references/reference.ts';
import { mapVerses } from '../references/versification/map-verses.ts';
import { verseSpan } from '../references/versification/verse-span.ts';
import { Versification } from '../references/versification/versification.ts';
import { alignVerses, chaptersBeside } from './align-verses.ts';
import type { NumberingDocument, VerseAddress } from './edition.ts';

const documents = Object.fromEntries(
  schemeNames.map((scheme) => {
    const mappings = Versification.standard(scheme)
      .mappings()
      .map(({ verses, original }) => ({
        verses: verseSpan.write(verses),
        original: verseSpan.write(original),
      }));
    return [scheme, { scheme, differences: [], mappings, numbers: [] }];
  }),
) as unknown as Record<SchemeName, NumberingDocument>;

function versesOf(scheme: SchemeName, book: string, chapter: number): VerseAddress[] {
  const versification = Versification.standard(scheme);
  const numbers = Array.from({ length: versification.verseCount(book, chapter) + 1 }, (_, verse) => verse);
  return numbers.map((verse) => ({ book, chapter, verse })).filter((verse) => versification.has(verse));
}

const shown = ({ book, chapter, verse }: VerseAddress) => `${book} ${chapter}:${verse}`;

interface Options {
  readonly lacks?: (verse: string) => boolean;
  readonly document?: NumberingDocument;
}

function rowsOf(from: SchemeName, to: SchemeName, chapter: string, options: Options = {}) {
  const [book, number] = chapter.split(' ') as [string, string];
  const address = { book, chapter: Number(number) };
  const { lacks = () => false, document = documents[to] } = options;
  const here = versesOf(from, book, Number(number)).filter((verse) => !lacks(`${from} ${shown(verse)}`));
  const first = { numbering: documents[from], verses: here };
  const there = chaptersBeside(first, address, document)
    .flatMap((each) => versesOf(to, each.book, each.chapter))
    .filter((verse) => !lacks(`${to} ${shown(verse)}`));
  return { here, there, rows: alignVerses(first, address, [{ numbering: document, verses: there }]) };
}

function paired(...args: Parameters<typeof rowsOf>): string[] {
  const side = (verses: readonly VerseAddress[] = []) =>
    verses.map(({ chapter, verse }) => `${chapter}:${verse}`).join(' ') || '-';
  return rowsOf(...args).rows.map(([left, right]) => `${side(left)} = ${side(right)}`);
}

test('a title inside a chapter belongs to the next verse or, at the end, to the last one', () => {
  const at = (verse: number) => ({ book: 'PSA', chapter: 119, verse });
  const verses = [0, 1, 2, 0, 3, 0].map(at);
  const [first, second] = [verses, [1, 2, 3].map(at)].map((each) => ({
    numbering: documents.eng,
    verses: each,
  }));
  const numbers = (rows: readonly (readonly VerseAddress[])[][]) =>
    rows.map((row) => row.map((cell) => cell.map(({ verse }) => verse).join(' ')).join(' = '));
  expect(numbers(alignVerses(first!, at(0), [second!]))).toEqual(['0 = ', '1 = 1', '2 = 2', '0 3 0 = 3']);
  expect(numbers(alignVerses(second!, at(0), [first!]))).toEqual([' = 0', '1 = 1', '2 = 2', '3 = 0 3 0']);
});

describe('real chapters', () => {
  test('the title of Psalm 3 is a verse in Hebrew Bibles', () => {
    const expected = ['3:0 = 3:1', '3:1 = 3:2', '3:2 = 3:3', '3:3 = 3:4'];
    expect(
      paired('eng', 'org', 'PSA 3')
        .filter((row) => !row.startsWith('-'))
        .slice(0, 4),
    ).toEqual(expected);
    expect(paired('eng', 'org', 'PSA 3').at(-1)).toBe('3:8 = 3:9');
    expect(paired('org', 'eng', 'PSA 3').at(-1)).toBe('3:9 = 3:8');
  });

  test('the title of Psalm 51 is two verses there, in one row', () => {
    expect(paired('eng', 'org', 'PSA 51')).toContain('51:0 = 51:1 51:2');
    expect(paired('org', 'eng', 'PSA 51')).toContain('51:1 51:2 = 51:0');
  });

  test('chapters that end elsewhere', () => {
    const joel = paired('eng', 'org', 'JOL 2');
    expect(joel).toHaveLength(32);
    expect(joel.slice(26)).toEqual([
      '2:27 = 2:27',
      '2:28 = 3:1',
      '2:29 = 3:2',
      '2:30 = 3:3',
      '2:31 = 3:4',
      '2:32 = 3:5',
    ]);
    expect(paired('org', 'eng', 'JOL 3')).toEqual([
      '3:1 = 2:28',
      '3:2 = 2:29',
      '3:3 = 2:30',
      '3:4 = 2:31',
      '3:5 = 2:32',
    ]);
    expect(paired('org', 'eng', 'JOL 4').at(-1)).toBe('4:21 = 3:21');
    const malachi = ['4:1 = 3:19', '4:2 = 3:20', '4:3 = 3:21', '4:4 = 3:22', '4:5 = 3:23', '4:6 = 3:24'];
    expect(paired('eng', 'org', 'MAL 4')).toEqual(malachi);
    expect(paired('org', 'eng', 'MAL 3').slice(17)).toEqual([
      '3:18 = 3:18',
      ...malachi.map((row) => row.split(' = ').toReversed().join(' = ')),
    ]);
  });

  test('one psalm that is two elsewhere', () => {
    const psalm = paired('vul', 'eng', 'PSA 9');
    expect(psalm).toContain('9:22 = 10:0 10:1');
    expect(psalm.at(-1)).toBe('9:39 = 10:18');
  });

  test('equal numbers stay unchanged, even in editions that deviate from their scheme elsewhere', () => {
    expect(paired('eng', 'eng', 'RUT 1')).toEqual(
      versesOf('eng', 'RUT', 1).map(({ verse }) => `1:${verse} = 1:${verse}`),
    );
    const document = {
      ...documents.vul,
      mappings: documents.vul.mappings.filter(({ verses }) => !verses.startsWith('PSA')),
    };
    // Both divide the verse that is one verse in Hebrew, so its parts are not joined
    expect(paired('vul', 'vul', 'NUM 20', { document })).toContain('20:28 = 20:28');
    expect(paired('vul', 'org', 'NUM 20')).toContain('20:28 20:29 = 20:28');
  });
});

test('verses that one edition lacks are at their usual place', () => {
  const lacks = (verse: string) => verse === 'eng MAT 17:21' || verse === 'org MAT 17:2';
  const rows = paired('eng', 'org', 'MAT 17', { lacks });
  expect(rows).toHaveLength(27);
  expect(rows[1]).toBe('17:2 = -');
  expect(rows.slice(19, 22)).toEqual(['17:20 = 17:20', '- = 17:21', '17:22 = 17:22']);
});

test('a verse that is several in the source is in one row with each of them', () => {
  const [first, second, third] = [1, 2, 3].map((verse) => ({ book: 'RUT', chapter: 1, verse }));
  const numbering = { ...documents.eng, numbers: [{ book: 'RUT', chapter: 1, verse: 1, endVerse: 2 }] };
  const joined = { numbering, verses: [first!, third!] };
  const apart = { numbering: documents.org, verses: [first!, second!, third!] };
  const chapter = { book: 'RUT', chapter: 1 };
  expect(alignVerses(joined, chapter, [apart])).toEqual([
    [[first!], [first!, second!]],
    [[third!], [third!]],
  ]);
});

test('several editions: those that have a verse that the first lacks share a row', () => {
  const verses = (numbers: number[]) => numbers.map((verse) => ({ book: 'JOL', chapter: 3, verse }));
  const first = {
    numbering: documents.eng,
    verses: [1, 3].map((verse) => ({ book: 'JOL', chapter: 2, verse: 27 + verse })),
  };
  const hebrew = { numbering: documents.org, verses: verses([1, 2, 3]) };
  const rows = alignVerses(first, { book: 'JOL', chapter: 2 }, [hebrew, hebrew]);
  expect(rows.map((cells) => cells.map((cell) => cell.map(shown).join()))).toEqual([
    ['JOL 2:28', 'JOL 3:1', 'JOL 3:1'],
    ['', 'JOL 3:2', 'JOL 3:2'],
    ['JOL 2:30', 'JOL 3:3', 'JOL 3:3'],
  ]);
});

test('without documents, equal numbers count as the same verse', () => {
  const verses = versesOf('eng', 'PSA', 3);
  const rows = alignVerses({ numbering: undefined, verses }, { book: 'PSA', chapter: 3 }, [
    { numbering: documents.org, verses },
  ]);
  expect(rows).toEqual(verses.map((verse) => [[verse], [verse]]));
});

/** Books with several names in the standard schemes. A document only maps the verses of its own edition. */
const severalNames = new Set(['EST', 'ESG', 'DAN', 'DAG', 'S3Y', 'EZA', '2ES']);

const anyChapter = fc
  .tuple(fc.constantFrom(...schemeNames), fc.constantFrom(...schemeNames))
  .chain(([from, to]) => {
    const versification = Versification.standard(from);
    return fc
      .constantFrom(
        ...[...versification.books].filter((book) => versification.chapters(book)!.length > 0),
        'PSA',
      )
      .chain((book) =>
        fc
          .integer({ min: 1, max: versification.chapters(book)!.length })
          .map((chapter) => ({ from, to, book, chapter })),
      );
  });

test('every verse is in exactly one row for any missing verses', () => {
  fc.assert(
    fc.property(anyChapter, fc.infiniteStream(fc.nat(9)), ({ from, to, book, chapter }, dice) => {
      const gone = new Map<string, boolean>();
      const lacks = (verse: string) => {
        if (!gone.has(verse)) gone.set(verse, dice.next().value === 0);
        return gone.get(verse)!;
      };
      const { here, there, rows } = rowsOf(from, to, `${book} ${chapter}`, { lacks });
      const left = rows.flatMap(([cell = []]) => cell).map(shown);
      expect(left.toSorted()).toEqual(here.map(shown).toSorted());
      const right = rows.flatMap(([, cell = []]) => cell).map(shown);
      expect(new Set(right).size).toBe(right.length);
      expect(rows.filter((cells) => cells.every((cell) => cell.length === 0))).toEqual([]);
      for (const verse of there.filter((each) => !right.includes(shown(each)))) {
        const homes = mapVerses(to, from, verse);
        if (severalNames.has(verse.book) || homes.length === 0) continue;
        expect(homes.map((home) => `${home.book} ${home.chapter}`)).not.toContain(`${book} ${chapter}`);
      }
    }),
    { numRuns: runs(600) },
  );
});

test('rows agree with the tables of the standard schemes', () => {
  fc.assert(
    fc.property(anyChapter, ({ from, to, book, chapter }) => {
      if (severalNames.has(book)) return;
      for (const [left = [], right = []] of rowsOf(from, to, `${book} ${chapter}`).rows) {
        const mapped = new Set(left.flatMap((verse) => mapVerses(from, to, verse)).map(shown));
        for (const verse of right) if (left.length > 0) expect([...mapped]).toContain(shown(verse));
        if (left.length > 0 && right.length === 0) expect([...mapped]).toEqual([]);
      }
    }),
    { numRuns: runs(600) },
  );
});
