import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compileContent, compiledSmallContent } from '../../test/compiled.ts';
import { type ServedLibrary, serveLibrary } from '../../test/served-library.ts';
import { writeSmallContent } from '../../test/small-content/small-content.ts';
import { compiledStarterChapters } from '../../test/starter-chapters.ts';
import {
  createClient,
  type ScriptoriumClient,
  ScriptoriumError,
  type SearchAnswer,
  search,
  suggest,
} from '../src/index.ts';

setDefaultTimeout(600_000);

let starter: ServedLibrary;
let small: ServedLibrary;
let plain: ServedLibrary;
beforeAll(async () => {
  starter = await serveLibrary((await compiledStarterChapters()).library);
  small = await serveLibrary((await compiledSmallContent()).library);
  plain = await serveLibrary((await compileContent(writeSmallContent, { withSearch: false })).library);
});
afterAll(async () => {
  await starter?.stop();
  await small?.stop();
  await plain?.stop();
});

const asked: string[] = [];

function clientOf({ url }: ServedLibrary, kind: 'server' | 'host'): ScriptoriumClient {
  asked.length = 0;
  return createClient({
    baseUrl: url,
    async fetch(address, init) {
      const { pathname, search: query } = new URL(address);
      if (kind === 'host' && query !== '') return new Response('Not found', { status: 404 });
      asked.push(pathname);
      return fetch(address, init);
    },
  });
}

describe('search', () => {
  test.each([
    ['"living water"', {}],
    ['lov* -hate', { books: 'NT', sort: 'relevance', limit: 7, offset: 3 }],
    ['strong:H2617', { books: 'RUT' }],
  ] as const)('gives the same answer to %s on a server and on a host of files', async (query, options) => {
    const answers = await Promise.all(
      (['server', 'host'] as const).map((kind) =>
        search(clientOf(starter, kind), query, ['KJV', 'OSHB'], options),
      ),
    );
    expect(answers[0]!.total).toBeGreaterThan(0);
    expect(answers[1]).toEqual(answers[0]!);
  });

  test.each([
    ['light', ['SMALL'], { scope: ['verses', 'headings', 'footnotes', 'notes', 'names', 'lexicon'] }],
    ['"the heavens" | earth', ['SMALL', 'SMALLNOTES'], { scope: ['notes', 'verses'], limit: 2, offset: 1 }],
    ['abel', [], { scope: 'names' }],
  ] as const)(
    'gives the same texts for %s on a server and on a host of files',
    async (query, ids, options) => {
      const answers = await Promise.all(
        (['server', 'host'] as const).map((kind) => search(clientOf(small, kind), query, ids, options)),
      );
      expect(answers[0]!.results.length).toBeGreaterThan(0);
      expect(answers[0]!.scopes.map(({ scope }) => scope)).toEqual([options.scope].flat());
      expect(answers[1]).toEqual(answers[0]!);
    },
  );

  test('reads few documents for the texts of a scope on a host of files', async () => {
    const client = clientOf(small, 'host');
    const { results } = await search(client, 'light', 'SMALLNOTES', { scope: 'notes' });
    const read = asked.filter((path) => path.startsWith('/api/x/search/'));
    expect(read).toEqual([
      '/api/x/search/SMALLNOTES/notes/index.json',
      '/api/x/search/SMALLNOTES/notes/word-0.json',
    ]);
    expect(results.length).toBeGreaterThan(0);
  });

  test('says that an edition has no index of a scope', async () => {
    const { scopes, total } = await search(clientOf(plain, 'server'), 'light', 'SMALL', {
      scope: ['verses', 'headings'],
    });
    expect([total, ...scopes.map(({ notIndexed }) => notIndexed)]).toEqual([0, ['SMALL'], ['SMALL']]);
  });

  test('says the same of a misspelled word on a server and on a host of files', async () => {
    for (const kind of ['server', 'host'] as const) {
      const { didYouMean } = await search(clientOf(starter, kind), 'the shepard', 'KJV');
      const { total } = await search(clientOf(starter, kind), 'the shepherd', 'KJV');
      expect(didYouMean?.[0]).toEqual({ term: 'shepherd', verses: total, query: 'the shepherd' });
    }
  });

  test('continues from the previous answer', async () => {
    const client = clientOf(starter, 'host');
    const first = await search(client, 'hesed | mercy', 'KJV', { limit: 3 });
    const { offset } = Object.fromEntries(new URLSearchParams(first.next!));
    const second = await search(client, 'hesed | mercy', 'KJV', { limit: 3, offset: Number(offset) });
    const both = await search(client, 'hesed | mercy', 'KJV', { limit: 6 });
    expect([...first.results, ...second.results]).toEqual(both.results);
    const from = await search(client, 'mercy', ['KJV', 'OSHB'], { from: 'OSHB' });
    expect(from.editions.map(({ translation }) => translation)).toEqual(['OSHB']);
  });

  test('reports counts and places first on a static host, then texts as they arrive', async () => {
    const reports: SearchAnswer[] = [];
    const documentsBefore: number[] = [];
    const answer = await search(clientOf(starter, 'host'), '"living water"', 'KJV', {
      onProgress: (partial) => {
        reports.push(partial);
        documentsBefore.push(asked.filter((path) => path.endsWith('.simple.json')).length);
      },
    });
    const texts = ({ results }: SearchAnswer) => results.filter(({ text }) => text !== '').length;
    const [first] = reports;
    expect(documentsBefore[0]).toBe(0);
    expect(texts(first!)).toBe(0);
    expect(first).toEqual({
      ...answer,
      results: answer.results.map((result) => ({ ...result, text: '', marks: [] })),
      attributions: [],
    });
    expect(reports.map(texts)).toEqual(reports.map(texts).sort((a, b) => a - b));
    expect(reports.at(-1)).toEqual(answer);
  });

  test('reports nothing after it was called off', async () => {
    const abort = new AbortController();
    let reports = 0;
    const answer = search(clientOf(starter, 'host'), 'water', 'KJV', {
      signal: abort.signal,
      onProgress: () => {
        reports++;
        abort.abort(new Error('enough'));
      },
    });
    await expect(answer).rejects.toThrow('enough');
    expect(reports).toBe(1);
  });
});

describe.each(['server', 'host'] as const)('suggest, from a %s,', (kind) => {
  const suggested = (text: string, translation = 'KJV', limit?: number) =>
    suggest(clientOf(starter, kind), text, { translation, ...(limit && { limit }) });

  test('finds words by their beginning, the most frequent first', async () => {
    const { terms, isIndexed } = await suggested('living wat', 'KJV', 3);
    expect(isIndexed).toBe(true);
    expect(terms.map(({ query }) => query)).toEqual(['living waters', 'living water', 'living waterpot']);
    for (const { term, verses } of terms) {
      expect((await search(clientOf(starter, kind), term, 'KJV', { limit: 1 })).total).toBe(verses);
    }
    expect((await suggested('WÁT', 'KJV', 1)).terms[0]?.term).toBe('waters');
  });

  test('finds words of other scripts as people write them', async () => {
    const { terms } = await suggested('אלה', 'OSHB', 2);
    expect(terms.map(({ query }) => query)).toEqual(['אלה', 'אלהים']);
  });

  test('finds books and references', async () => {
    expect((await suggested('jo')).books.map(({ id }) => id)).toEqual(['JOS', 'JOB', 'JOL', 'JON', 'JHN']);
    const { references } = await suggested('jn 3 16');
    expect(references.map(({ label }) => label)).toEqual(['John 3:16']);
    expect((await suggested('Mt 5', 'OSHB')).references).toEqual([]);
    const labels = async (text: string) => (await suggested(text)).references.map(({ label }) => label);
    expect(await labels('job')).toEqual(['Job']);
    expect(await labels('gen')).toEqual(['Genesis']);
    expect(await labels('song')).toEqual([]);
    expect(await labels('judge')).toEqual([]);
  });

  test('has no words for a letter, a number, a field, or a script without spaces', async () => {
    for (const text of ['w', '3', '', 'strong:G2', 'living ', '活水'])
      expect([text, (await suggested(text)).terms]).toEqual([text, []]);
  });

  test('reads the root and at most two parts of the index', async () => {
    await suggested('th');
    const read = asked.filter((path) => path.startsWith('/api/x/search/'));
    expect(read.filter((path) => path.endsWith('index.json'))).toHaveLength(1);
    expect(read.length).toBeGreaterThan(1);
    expect(read.length).toBeLessThanOrEqual(3);
  });

  test('says that a translation has no index', async () => {
    const answer = await suggest(clientOf(plain, kind), 'god', { translation: 'SMALL' });
    expect(answer).toMatchObject({ terms: [], isIndexed: false });
    const missing = suggest(clientOf(plain, kind), 'god', { translation: 'NONE' });
    await expect(missing).rejects.toBeInstanceOf(ScriptoriumError);
  });
});
