import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { computedSearchSchema, searchPartSchema } from '../../src/documents/search/search-schema.ts';
import type { ChapterAlignment } from '../../src/model/alignment.ts';
import { type CompiledContent, compileContent } from '../../test/compiled.ts';
import { readDocument } from '../../test/read-document.ts';
import { type ServedLibrary, serveLibrary } from '../../test/served-library.ts';
import { writeFiles } from '../../test/write-files.ts';
import { createClient, search, type WordAnswer, wordStudy } from '../src/index.ts';

setDefaultTimeout(600_000);

const words = [
  ['בית', 'H1004', 'HNcmsa', 'house'],
  ['דלת', 'H1817', 'HNcfsa', 'door'],
  ['ירק', 'H3418', 'HAamsa', 'green'],
  ['אדם', 'H122', 'HAamsa', 'red'],
  ['ראה', 'H7200', 'HVqp3ms', 'saw'],
  ['בנה', 'H1129', 'HVqp3ms', 'built'],
] as const;

/** Every pair of words is a verse. The title has no original. */
const verses = words.flatMap((one) => words.flatMap((other) => (one === other ? [] : [[one, other]])));
const chapter = (lines: readonly string[]) =>
  [
    '\\id PSA',
    '\\c 1',
    '\\d A house.',
    '\\p',
    ...lines.map((line, index) => `\\v ${index + 1} ${line}`),
  ].join('\n');
const tagged = (verse: (typeof verses)[number]) =>
  verse.map(
    ([text, strong, morph]) => `\\w ${text}|lemma="${text}" strong="${strong}" x-morph="${morph}"\\w*`,
  );
const edition = (id: string, language: string) => ({
  ...{ id, name: id, englishName: id, language, versification: 'org' },
  ...{ website: 'https://example.org', licenseUrl: 'https://example.org' },
});

let served: ServedLibrary;
let library: CompiledContent['library'];
beforeAll(async () => {
  const compiled = await compileContent(
    (content) =>
      writeFiles(content, {
        'translations/h/edition.json': edition('H', 'hbo'),
        'translations/h/PSA.usfm': chapter(verses.map((verse) => tagged(verse).join(' '))),
        'translations/t/edition.json': edition('T', 'eng'),
        'translations/t/PSA.usfm': chapter(
          verses.map((verse) => verse.map(([, , , word]) => word).join(' ')),
        ),
      }),
    { align: true },
  );
  library = compiled.library;
  served = await serveLibrary(library);
});
afterAll(() => served?.stop());

const server = () => createClient({ baseUrl: served.url });
const host = () =>
  createClient({
    baseUrl: served.url,
    fetch: async (address, init) =>
      address.includes('?') ? new Response('Not found', { status: 404 }) : fetch(address, init),
  });

const alignment = () => readDocument(library, '/api/x/alignment/T/PSA/1.json') as ChapterAlignment;

function alignedVerses(number: string): number[] {
  const groups = alignment().groups.filter(({ source }) =>
    source.some(({ strongs }) => strongs.includes(number)),
  );
  return [...new Set(groups.flatMap(({ target }) => target.map(({ verse }) => verse)))].sort((a, b) => a - b);
}

test.each(words)('finds the verses that are aligned with %s %s', async (lemma, number, morph, word) => {
  const found = await search(server(), `strong:${number}`, 'T', { computed: true, limit: 100 });
  expect(found.results.map(({ verse }) => verse)).toEqual(alignedVerses(number));
  expect(found.total).toBe(10);
  const { quality } = alignment();
  expect(found.editions[0]!.alignment).toEqual({ by: 'computed', quality });
  for (const { computed, text, marks } of found.results) {
    expect(computed).toBe(true);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual([word]);
  }
  expect(found.renderings).toEqual([
    { translation: 'T', of: `strong:${number}`, renderings: [{ words: word, count: 10 }], others: 0 },
  ]);
  for (const query of [`lemma:${lemma}`, `strong:${number} ${word}`, `strong:${number} morph:${morph}`]) {
    expect((await search(server(), query, 'T', { computed: true })).total).toBe(10);
  }
});

test.each([
  ['strong:H1004', 'T,H'],
  ['strong:H1004 red', 'T'],
  ['red -strong:H1004', 'T'],
  ['morph:HA', 'H,T'],
  ['house', 'T'],
])('a static host and a server answer %s in %s alike', async (query, ids) => {
  const answers = await Promise.all(
    [server(), host()].map((client) => search(client, query, ids, { computed: true })),
  );
  expect(answers[1]).toEqual(answers[0]!);
});

test('without computed=true, only annotations of the texts are found', async () => {
  const found = await search(server(), 'strong:H1004', 'T,H');
  expect(found.editions.map(({ total }) => total)).toEqual([0, 10]);
  expect(found.notAnnotated).toEqual(['T']);
  expect(JSON.stringify(found)).not.toContain('computed');
});

test('texts with annotations are not marked as computed, nor are words', async () => {
  const found = await search(server(), 'strong:H1004', 'H', { computed: true });
  expect([found.total, found.results[0]!.computed, found.editions[0]!.alignment]).toEqual([
    10,
    undefined,
    undefined,
  ]);
  const plain = await search(server(), 'house', 'T', { computed: true });
  expect(plain.results[0]!.computed).toBeUndefined();
});

test('a word is counted with its occurrences in computed alignments', async () => {
  const address = `${served.url}/api/x/word?number=H1004&in=T&limit=1`;
  const [plain, computed] = await Promise.all(
    [address, `${address}&computed=true`].map(
      async (each) => (await fetch(each)).json() as Promise<WordAnswer>,
    ),
  );
  expect(plain).toMatchObject({ error: { code: 'entry_not_found' } });
  expect(computed).toMatchObject({ occurrences: { total: 10, results: [{ computed: true }] } });
  const options = { translations: 'T', limit: 1, computed: true };
  const answers = await Promise.all([server(), host()].map((client) => wordStudy(client, 'H1004', options)));
  expect(answers).toEqual([computed!, computed!]);
});

test('the documents of the index have their schemas, and `next` keeps the parameter', async () => {
  expect(computedSearchSchema.parse(await host().computedSearchRoot('T'))).toMatchObject({
    translation: 'T',
  });
  for (const field of ['computed-strong', 'computed-lemma', 'computed-morph'] as const) {
    expect(searchPartSchema.safeParse(await host().searchPart('T', field, 0)).error).toBeUndefined();
  }
  const { next } = await search(server(), 'strong:H1004', 'T', { computed: true, limit: 3 });
  expect(next).toContain('computed=true');
  const response = await fetch(`${served.url}/api/x/search?q=strong:H1004&in=T&computed=yes`);
  expect(await response.json()).toMatchObject({ error: { code: 'bad_parameter', parameter: 'computed' } });
});

test('a static host and a server accept names of translations', async () => {
  const [answer, expected] = await Promise.all(
    [host(), server()].map((client) => search(client, 'house', ['t', 'lang:Hebrew'])),
  );
  expect(answer).toEqual(expected!);
  expect(answer!.editions.map(({ translation }) => translation)).toContain('T');
});
