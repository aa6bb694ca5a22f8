import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { allReferenceData } from '../../src/questions/reference-data.ts';
import { BookNameLookup } from '../../src/references/book-names.ts';
import { englishNames } from '../../src/references/english-names.ts';
import { parseReferences } from '../../src/references/parse-references.ts';
import { refused, spellings } from '../../src/references/spellings.fixture.ts';
import { compileContent } from '../../test/compiled.ts';
import { type ServedLibrary, serveLibrary } from '../../test/served-library.ts';
import { compiledStarterChapters } from '../../test/starter-chapters.ts';
import { writeFiles } from '../../test/write-files.ts';
import {
  attributionText,
  createClient,
  type PassageAnswer,
  passages,
  randomVerse,
  type ScriptoriumClient,
  ScriptoriumError,
} from '../src/index.ts';
import { languages } from '../src/languages.ts';
import { parseReference } from '../src/references.ts';

setDefaultTimeout(600_000);

const codes = Object.keys(spellings);

function writeEditions(content: string): void {
  const files: Record<string, unknown> = {};
  for (const language of codes) {
    const folder = `translations/${language}`;
    files[`${folder}/edition.json`] = {
      id: language.toUpperCase(),
      name: `Edition in ${language}`,
      englishName: `Edition in ${language}`,
      language,
      website: 'https://example.org',
      licenseUrl: `https://example.org/${language}`,
    };
    for (const [book, chapters] of chaptersNamed(language)) {
      const lines = [...chapters]
        .sort(([a], [b]) => a - b)
        .flatMap(([number, verses]) => usfmChapter(number, verses));
      files[`${folder}/${book}.usfm`] = `\\id ${book}\n${lines.join('\n')}\n`;
    }
  }
  writeFiles(content, files);
}

function chaptersNamed(language: string): Map<string, Map<number, number>> {
  const named = new Map<string, Map<number, number>>();
  const names = new BookNameLookup([englishNames]);
  for (const [usfm] of spellings[language]!) {
    for (const { from, to } of parseReferences(usfm, { names }).references ?? []) {
      for (const { book, chapter = 1, verse = 3 } of [from, to]) {
        const chapters = named.get(book) ?? new Map<number, number>();
        named.set(book, chapters.set(chapter, Math.max(verse, chapters.get(chapter) ?? 0)));
      }
    }
  }
  return named;
}

function usfmChapter(number: number, verses: number): string[] {
  const texts = Array.from(
    { length: verses },
    (_, index) => `\\v ${index + 1} Verse ${number}:${index + 1}.\\f + \\ft Note\\f*`,
  );
  return [`\\c ${number}`, `\\s1 Heading`, '\\p', ...texts];
}

let served: ServedLibrary;
let starter: ServedLibrary;
beforeAll(async () => {
  const [editions, { library }] = await Promise.all([
    compileContent(writeEditions),
    compiledStarterChapters(),
  ]);
  [served, starter] = await Promise.all([serveLibrary(editions.library), serveLibrary(library)]);
});
afterAll(async () => {
  await served?.stop();
  await starter?.stop();
});

const asked: string[] = [];

function clientOf({ url }: ServedLibrary, kind: 'server' | keyof typeof hosts): ScriptoriumClient {
  asked.length = 0;
  return createClient({
    baseUrl: url,
    retry: { firstDelay: 1 },
    async fetch(address, init) {
      const { pathname, search } = new URL(address);
      asked.push(pathname);
      if (kind !== 'server' && search !== '') return hosts[kind]();
      return fetch(address, init);
    },
  });
}

const hosts = {
  'an error page': () => new Response('<h1>Not found</h1>', { status: 404 }),
  'a refusal': () => new Response('<Error><Code>AccessDenied</Code></Error>', { status: 403 }),
  'an error that is not of a question': () =>
    Response.json({ error: { code: 'path_not_found', message: 'There is no such path.' } }, { status: 404 }),
  'the page of an app for every path': () => new Response('<!doctype html><div id="app"></div>'),
  'other JSON': () => Response.json({ hello: 'world' }),
};
const aHost = 'an error page';

async function outcome(answer: Promise<PassageAnswer>): Promise<string> {
  try {
    return JSON.stringify(await answer);
  } catch (error) {
    if (!(error instanceof ScriptoriumError)) throw error;
    const { code, message, hint, parameter, at, understood, status } = error;
    return JSON.stringify({ code, message, hint, parameter, at, understood, status });
  }
}

describe('the same library, on a server and on a static host,', () => {
  test.each(codes)('answers all that people write in %s with the same', async (language) => {
    const [live, still] = [clientOf(served, 'server'), clientOf(served, aHost)];
    const id = language.toUpperCase();
    let answered = 0;
    for (const [usfm, ...written] of spellings[language]!) {
      for (const text of written) {
        const options = { include: ['headings', 'footnotes', 'words'], languages } as const;
        const answer = await outcome(passages(live, text, [id, 'ENG'], options));
        expect([text, await outcome(passages(still, text, [id, 'ENG'], options))]).toEqual([text, answer]);
        const { references, code } = JSON.parse(answer) as { references?: string[]; code?: string };
        if (references) expect([text, references.join('; ')]).toEqual([text, usfm]);
        else expect([text, code]).toEqual([text, expect.stringMatching(/_not_found$/) as unknown as string]);
        answered += references ? 1 : 0;
      }
    }
    expect(answered).toBeGreaterThan(spellings[language]!.length / 2);
  });

  test('refuses all that is not a reference with the same', async () => {
    const [live, still] = [clientOf(served, 'server'), clientOf(served, aHost)];
    for (const [, ...written] of refused) {
      for (const [text, at] of written) {
        const answer = await outcome(passages(live, text, 'ENG', { languages }));
        expect([text, await outcome(passages(still, text, 'ENG', { languages }))]).toEqual([text, answer]);
        expect(JSON.parse(answer)).toMatchObject({
          code: 'bad_reference',
          parameter: 'ref',
          at,
          status: 400,
        });
      }
    }
  });

  test('answers and refuses other questions with the same', async () => {
    const [live, still] = [clientOf(starter, 'server'), clientOf(starter, aHost)];
    const parts = ['headings', 'footnotes', 'words'] as const;
    const questions = [
      ['Gen 1:1-3', ['KJV', 'OSHB'], parts],
      ['Ps 3; 23', ['OSHB', 'KJV'], parts],
      ['Ps 100-119', 'KJV', []],
      ['Tobit 1', 'KJV', []],
      ['Genesis 51', 'KJV', []],
      ['John 3:99', 'KJV', []],
      ['Rev 1 - Gen 2', 'KJV', []],
      ['John 3:16', 'KJX', []],
      ['John 3:16', 'KJV,NO SUCH', []],
      ['John 3:16', [], []],
      ['John 3:16', Array.from({ length: 11 }, (_, index) => `T${index}`), []],
      [Array(51).fill('John 3:16'), 'KJV', []],
      ['John 3:16', 'KJV', ['notes' as 'words']],
      ['', 'KJV', []],
    ] as const;
    for (const [written, editions, include] of questions) {
      const answer = await outcome(passages(live, written, editions, { include }));
      expect(await outcome(passages(still, written, editions, { include }))).toBe(answer);
      expect(answer).toMatch(/^\{"(?:references|code)":/);
    }
  });
});

describe('the names of other languages', () => {
  test('are needed on a static host, except English', async () => {
    const still = clientOf(starter, aHost);
    expect((await passages(still, '1 Kor 13:1; Röm 8:28', 'KJV', { languages })).references).toEqual([
      '1CO 13:1',
      'ROM 8:28',
    ]);
    await expect(passages(still, '詩篇 23', 'KJV')).rejects.toMatchObject({ code: 'bad_reference' });
    expect((await passages(still, '詩篇 23', 'KJV', { languages })).references).toEqual(['PSA 23']);
    expect((await passages(still, 'Rom 8:28,31; 9:1', 'KJV')).references).toEqual([
      'ROM 8:28',
      'ROM 8:31',
      'ROM 9:1',
    ]);
  });

  test('are those that the service knows', () => expect(languages).toBe(allReferenceData));
});

describe('a client', () => {
  test('asks a service for an answer, and once again for every other', async () => {
    const live = clientOf(starter, 'server');
    const { passages: found, next } = await passages(live, ['Jn 3:16', parseReference('Ps 117')], 'KJV');
    expect(found.map(({ label }) => label)).toEqual(['John 3:16', 'Psalms 117']);
    expect(next).toBeNull();
    await expect(passages(live, 'Ruth 99', 'KJV')).rejects.toMatchObject({
      code: 'chapter_not_found',
      hint: 'Ruth has 4 chapters.',
      parameter: 'ref',
    });
    expect(asked).toEqual(['/api/x/passage', '/api/x/passage']);
  });

  test('asks the service again after a service worker answered offline', async () => {
    let isOffline = true;
    const asked: string[] = [];
    const client = createClient({
      baseUrl: starter.url,
      async fetch(address, init) {
        const { pathname, search } = new URL(address);
        if (search === '') return fetch(address, init);
        asked.push(pathname);
        if (!isOffline) return fetch(address, init);
        const error = { code: 'offline', message: 'The device is offline.' };
        return Response.json({ error }, { status: 503, headers: { 'retry-after': '60' } });
      },
    });
    const offline = await passages(client, 'John 3:16', 'KJV');
    isOffline = false;
    expect(await passages(client, 'John 3:16', 'KJV')).toEqual(offline);
    expect(asked).toEqual(['/api/x/passage', '/api/x/passage']);
  });

  test.each(Object.keys(hosts) as (keyof typeof hosts)[])(
    'asks a host of files once, though it answers with %s',
    async (host) => {
      const still = clientOf(starter, host);
      const first = await passages(still, 'John 3:16', 'KJV');
      await passages(still, 'John 3:17', 'KJV');
      await randomVerse(still, 'KJV', { books: 'RUT' });
      expect(first.passages[0]!.editions[0]!.verses).toMatchObject([{ book: 'JHN', chapter: 3, verse: 16 }]);
      expect(asked.filter((path) => /^\/api\/x\/(?!versification\/)/.test(path))).toEqual(['/api/x/passage']);
    },
  );

  test('reads documents for another client of the same host only after asking for it too', async () => {
    await passages(clientOf(starter, aHost), 'John 3:16', 'KJV');
    await passages(clientOf(starter, 'server'), 'John 3:16', 'KJV');
    expect(asked).toEqual(['/api/x/passage']);
  });

  test('does not take a failure for a service without answers', async () => {
    let fails = true;
    const client = createClient({
      baseUrl: starter.url,
      retry: { retries: 0 },
      fetch: async (url, init) => (fails ? new Response('', { status: 503 }) : fetch(url, init)),
    });
    await expect(passages(client, 'John 3:16', 'KJV')).rejects.toMatchObject({ status: 503 });
    fails = false;
    const { attributions } = await passages(client, 'John 3:16', 'KJV');
    expect(attributionText({ attributions })).toStartWith('KJV: ');
  });

  test('reads documents from any source of them', async () => {
    const { get } = clientOf(starter, 'server');
    const { references } = await passages({ get }, 'John 3:16', 'KJV');
    expect(references).toEqual(['JHN 3:16']);
    expect(asked).toEqual([
      '/api/KJV/books.json',
      '/api/x/versification/KJV.json',
      '/api/KJV/JHN/3.simple.json',
    ]);
  });

  test('stops when its signal is aborted', async () => {
    for (const kind of ['server', aHost] as const) {
      const reason = new Error('changed my mind');
      const signal = AbortSignal.abort(reason);
      await expect(passages(clientOf(starter, kind), 'John 3:16', 'KJV', { signal })).rejects.toBe(reason);
    }
  });
});

describe('a random verse', () => {
  test.each(['server', aHost] as const)('is another each time (%s)', async (kind) => {
    const client = clientOf(starter, kind);
    const each = await Promise.all(
      Array.from({ length: 12 }, () => randomVerse(client, ['KJV', 'OSHB'], { books: 'OT' })),
    );
    for (const { passages: found } of each) {
      const { editions } = found[0]!;
      expect(editions.map(({ translation }) => translation)).toEqual(['KJV', 'OSHB']);
      expect(editions[0]!.verses).toHaveLength(1);
    }
    expect(new Set(each.map(({ references }) => references.join())).size).toBeGreaterThan(6);
  });

  test('is rejected the same way for books that do not exist', async () => {
    for (const books of ['John 3', 'Hezekiah', 'DC']) {
      const [live, still] = [clientOf(starter, 'server'), clientOf(starter, aHost)];
      const answer = await outcome(randomVerse(live, 'KJV', { books }));
      expect([books, await outcome(randomVerse(still, 'KJV', { books }))]).toEqual([books, answer]);
      expect(answer).toStartWith('{"code"');
    }
  });
});
