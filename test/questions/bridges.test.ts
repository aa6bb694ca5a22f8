import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { createClient, passageText, readPassage } from '../../client/src/index.ts';
import { buildLibrary } from '../../src/compile/build-library.fixture.ts';
import { type Library, openLibrary } from '../../src/library/library.ts';
import { searchVerses } from '../../src/mcp/tools/search-verses.ts';
import { answerFrom } from '../../src/questions/question.ts';
import { ParsedDocuments } from '../../src/server/documents/parsed-documents.ts';
import { newFolder } from '../new-folder.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { writeFiles } from '../write-files.ts';

setDefaultTimeout(600_000);

const lastVerse = 22;
const bridges = new Map([
  [2, 3],
  [10, 12],
]);

const writtenVerses = Array.from({ length: lastVerse }, (_, at) => at + 1)
  .filter((verse) => ![...bridges].some(([first, last]) => verse > first && verse <= last))
  .map((verse) => [verse, bridges.get(verse) ?? verse] as const);

function usfm(ends: ReadonlyMap<number, number>): string {
  const lines = ['\\id RUT', '\\h Ruth', '\\c 1', '\\p'];
  for (let verse = 1; verse <= lastVerse; verse++) {
    const end = ends.get(verse) ?? verse;
    lines.push(`\\v ${end > verse ? `${verse}-${end}` : verse} Word${verse} here.`);
    verse = end;
  }
  return `${lines.join('\n')}\n`;
}

const edition = (id: string) =>
  JSON.stringify({ id, name: id, englishName: id, language: 'eng', website: '', licenseUrl: '' });

let served: ServedLibrary;
let library: Library;

beforeAll(async () => {
  const content = newFolder();
  writeFiles(content, {
    'translations/BRI/edition.json': edition('BRI'),
    'translations/BRI/RUT.usfm': usfm(bridges),
    'translations/ONE/edition.json': edition('ONE'),
    'translations/ONE/RUT.usfm': usfm(new Map()),
    'translations/PART/edition.json': edition('PART'),
    'translations/PART/RUT.usfm': usfm(new Map()).split('\\v 5')[0]!,
    'translations/MORE/edition.json': edition('MORE'),
    'translations/MORE/RUT.usfm': `${usfm(new Map())}\\c 2\n\\p\n\\v 1 More.\n`,
    'translations/MORE/1SA.usfm': '\\id 1SA\n\\c 1\n\\p\n\\v 1 A man.\n',
  });
  const directory = newFolder();
  await buildLibrary({ content, library: directory });
  library = openLibrary(directory, { readOnly: true });
  served = await serveLibrary(library);
});

afterAll(async () => {
  await served.stop();
  await library.close();
});

const get = (path: string) => fetch(`${served.url}${path}`);
interface Verse {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly endVerse?: number;
}
interface Answer {
  readonly passages: readonly {
    readonly editions: readonly {
      readonly translation: string;
      readonly reference: string;
      readonly label: string;
      readonly verses: readonly Verse[];
    }[];
  }[];
}
async function passage(ref: string, editions: string) {
  const response = await get(`/api/x/passage?ref=${encodeURIComponent(ref)}&in=${editions}`);
  expect([ref, response.status]).toEqual([ref, 200]);
  const { passages } = (await response.json()) as Answer;
  return passages[0]!.editions.map(({ reference, verses }) => [
    reference,
    verses
      .map(({ verse, endVerse }) => (endVerse === undefined ? `${verse}` : `${verse}-${endVerse}`))
      .join(' '),
  ]);
}

describe('a verse inside a bridge', () => {
  test.each([
    ['RUT 1:2', 'RUT 1:2-3', '2-3'],
    ['RUT 1:3', 'RUT 1:2-3', '2-3'],
    ['RUT 1:2-3', 'RUT 1:2-3', '2-3'],
    ['RUT 1:1-2', 'RUT 1:1-3', '1 2-3'],
    ['RUT 1:3-4', 'RUT 1:2-4', '2-3 4'],
    ['RUT 1:11', 'RUT 1:10-12', '10-12'],
    ['RUT 1:12-13', 'RUT 1:10-13', '10-12 13'],
  ])('is found by %s, with the whole bridge in the label', async (ref, reference, verses) => {
    expect(await passage(ref, 'BRI')).toEqual([[reference, verses]]);
  });

  test('is next to all its verses in an edition that divides it', async () => {
    expect(await passage('RUT 1:3', 'BRI,ONE')).toEqual([
      ['RUT 1:2-3', '2-3'],
      ['RUT 1:2-3', '2 3'],
    ]);
    expect(await passage('RUT 1:11', 'ONE,BRI')).toEqual([
      ['RUT 1:11', '11'],
      ['RUT 1:10-12', '10-12'],
    ]);
  });

  test('is found by every range that overlaps it, in each edition', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: lastVerse }),
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom('BRI,ONE', 'ONE,BRI'),
        async (first, more, editions) => {
          const last = Math.min(lastVerse, first + more);
          const ref = first === last ? `RUT 1:${first}` : `RUT 1:${first}-${last}`;
          const found = await passage(ref, editions);
          for (const [, verses] of found) {
            const numbers = verses!.split(' ').flatMap((written) => {
              const [from, to = from] = written.split('-').map(Number) as [number, number?];
              return Array.from({ length: to - from + 1 }, (_, at) => from + at);
            });
            for (let verse = first; verse <= last; verse++)
              expect([ref, numbers]).toEqual([ref, expect.arrayContaining([verse])]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('has both numbers in text, HTML and USFM', async () => {
    const as = async (format: string) =>
      (await get(`/api/x/passage?ref=RUT+1:3&in=BRI&format=${format}`)).text();
    expect(await as('text&numbers=true')).toStartWith('2-3 Word2 here.\n\nRuth 1:2-3 (BRI)');
    expect(await as('text')).toStartWith('Word2 here.');
    expect(await as('html')).toContain('data-verse="RUT 1:2-3"><sup class="verse">2-3</sup>');
    expect(await as('usfm')).toContain('\\v 2-3 Word2 here.');
  });

  test('is a search result with both numbers', async () => {
    const response = await get('/api/x/search?q=word2&in=BRI');
    expect(await response.json()).toMatchObject({
      results: [{ book: 'RUT', chapter: 1, verse: 2, endVerse: 3, text: 'Word2 here.' }],
    });
    const single = await (await get('/api/x/search?q=word2&in=ONE')).json();
    expect(Object.keys(single.results[0])).not.toContain('endVerse');
  });

  test('is found by a search in every range that overlaps it', async () => {
    for (let first = 1; first <= lastVerse; first++) {
      const books = `RUT+1:${first}-${Math.min(first + 1, lastVerse)}`;
      const answer = await (await get(`/api/x/search?q=here&in=BRI&books=${books}`)).json();
      const overlapping = writtenVerses.filter(
        ([start, end]) => start <= Math.min(first + 1, lastVerse) && end >= first,
      );
      const found = answer.results.map((each: { verse: number; endVerse?: number }) => [
        ...[each.verse, each.endVerse ?? each.verse],
      ]);
      expect({ first, found }).toEqual({ first, found: overlapping });
    }
  });

  test('is labelled with both numbers by MCP', async () => {
    const input = searchVerses.input.parse({ query: 'word10', translations: ['BRI'] });
    const question = searchVerses.ask(input, { preferred: undefined, note() {} });
    const { members } = answerFrom(question, new ParsedDocuments(library).reader());
    expect(members).toMatchObject({ results: [{ reference: 'RUT 1:10-12', label: 'Ruth 1:10-12' }] });
  });

  test('is found by the client', async () => {
    const found = await readPassage(createClient({ baseUrl: served.url }), 'BRI', 'Ruth 1:3');
    expect(found).toMatchObject({ reference: 'RUT 1:2-3', verses: [{ number: 2, endNumber: 3 }] });
    expect(passageText(found, { numbers: true })).toBe('2-3 Word2 here.');
  });
});

describe('a first edition that is not complete', () => {
  test('does not shorten the others', async () => {
    const others = Array.from({ length: lastVerse - 3 }, (_, at) => at + 4).join(' ');
    expect(await passage('RUT 1:4-22', 'PART,ONE')).toEqual([
      ['RUT 1:4', '4'],
      ['RUT 1:4-22', others],
    ]);
    expect(await passage('RUT 1:4-end', 'PART,ONE')).toEqual([
      ['RUT 1:4-end', '4'],
      ['RUT 1:4-22', others],
    ]);
    expect((await passage('RUT 2', 'PART,MORE'))[1]).toEqual(['RUT 2', '1']);
    expect((await passage('RUT 1:22 - 1SA 1:1', 'PART,MORE'))[1]![1]).toBe('22 1 1');
    expect((await passage('1SA 1:1', 'PART,MORE'))[1]).toEqual(['1SA 1:1', '1']);
  });

  test('is rejected for one edition, and if no edition has the passage', async () => {
    const status = async (ref: string, editions: string) =>
      (await get(`/api/x/passage?ref=${encodeURIComponent(ref)}&in=${editions}`)).status;
    expect(await status('RUT 2', 'PART')).toBe(404);
    expect(await status('1SA 1', 'PART,ONE')).toBe(404);
    expect(await status('RUT 1:99', 'PART,ONE')).toBe(404);
  });
});

describe('an answer that was cut', () => {
  test('says how it is continued, in every format', async () => {
    const ref = encodeURIComponent(Array.from({ length: 50 }, () => 'RUT 1').join('; '));
    for (const format of ['json', 'text', 'html', 'usfm']) {
      const response = await get(`/api/x/passage?ref=${ref}&in=ONE&format=${format}`);
      const link = response.headers.get('Link');
      expect([format, link]).toEqual([format, expect.stringMatching(/^<\?ref=RUT\S+>; rel="next"$/)]);
      expect(response.headers.get('Access-Control-Expose-Headers')).toEndWith(', Link');
      const text = await response.text();
      expect(text).toContain(format === 'json' ? '"next":"RUT 1' : 'Continue with: RUT 1');
      const next = new URL(link!.slice(1, link!.indexOf('>')), response.url);
      expect((await fetch(next)).status).toBe(200);
    }
  });

  test('has no such field if it is complete', async () => {
    expect((await get('/api/x/passage?ref=RUT+1&in=ONE')).headers.get('Link')).toBeNull();
  });
});

describe('numbers', () => {
  test.each(['json', 'usfm'])('is refused with format=%s', async (format) => {
    const response = await get(`/api/x/passage?ref=RUT+1:1&in=ONE&format=${format}&numbers=true`);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { parameter: 'numbers' } },
    ]);
  });
});
