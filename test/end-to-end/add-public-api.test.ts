import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildLibrary } from '../../src/compile/build-library.fixture.ts';
import { addPublicEditions } from '../../src/fetch/public-api/add-public-editions.ts';
import { publicSelection } from '../../src/fetch/public-api/public-catalogue.ts';
import { type Library, openLibrary } from '../../src/library/library.ts';
import { compiledStarter } from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { sharedData } from '../shared-data.ts';
import { AddCommandServer, type Answer, type AskedFor, fileAnswer } from './add-command-server.ts';
import { runCommand } from './command-line.ts';

setDefaultTimeout(600_000);

async function add(
  word: string,
  content: string,
  base: string,
  more: { retries?: number; maxBytes?: number; isDryRun?: boolean } = {},
) {
  const lines: string[] = [];
  const adding = addPublicEditions(publicSelection(word)!, {
    content,
    base,
    allowHttp: false,
    maxBytes: 1e9,
    retries: 2,
    idleSeconds: 30,
    onEvent: () => {},
    onSelected: (_, leftOut) => leftOut > 0 && lines.push(`left out ${leftOut}`),
    onEdition: ({ id }, result) =>
      lines.push(`${id} ${result instanceof Error ? result.message : result.outcome}`),
    ...more,
  });
  const error = await adding.then(
    () => undefined,
    (thrown) => thrown.message as string,
  );
  return { lines: lines.sort(), error };
}

async function built(content: string): Promise<Library> {
  const directory = newFolder();
  await buildLibrary({ content, library: directory });
  return openLibrary(directory, { readOnly: true });
}

const textOf = (library: Library, path: string) => gunzipSync(library.get(path)!.gzip).toString();
const contractPaths = (library: Library) => library.paths().filter((path) => !path.startsWith('/api/x/'));
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe('the editions of a server of ours', () => {
  let starter: Library;
  let server: ServedLibrary;
  beforeAll(async () => {
    starter = (await compiledStarter()).library;
    server = await serveLibrary(starter);
  });
  afterAll(() => server.stop());

  const withoutWords = (text: string) =>
    text.replace(/,"(?:this|next|previous)ChapterWordsLink":(?:null|"[^"]*")/g, '');

  test('give the same documents after add and build', async () => {
    const content = join(newFolder(), 'content');
    const planned = await add('helloao:lang/en', content, server.url, { isDryRun: true });
    expect(planned.lines).toContain('KJV would be added');
    expect(existsSync(content)).toBe(false);
    const { lines, error } = await add(isLong ? 'helloao:all' : 'helloao:lang/en', content, server.url);
    expect(error).toBeUndefined();
    expect(lines.length).toBeGreaterThan(3);
    const again = await built(content);
    const ids = lines.map((line) => line.split(' ')[0]!);
    const isOf = (path: string) => ids.includes(path.split('/').at(/^\/api\/[cd]\//.test(path) ? 3 : 2)!);
    const wanted = contractPaths(starter).filter((path) => isOf(path) && !/\.words\./.test(path));
    expect(contractPaths(again).filter(isOf)).toEqual(wanted);
    const different = wanted.filter((path) => textOf(again, path) !== withoutWords(textOf(starter, path)));
    // Punctuation determines the white space between two items: none after a maqqef
    const alone = (path: string) => /^\/api\/OSHB\/(2SA\/16|JER\/50|complete)(\.simple)?\.json$/.test(path);
    expect(different.filter((path) => !alone(path))).toEqual([]);
    await again.close();
  });
});

function smallApi(hashes: Record<string, string> = {}): Record<string, string> {
  const book = { id: 'RUT', name: 'Ruth', commonName: 'Ruth', title: 'Ruth', order: 8, numberOfChapters: 2 };
  const chapter = (number: number, text: string) => ({
    number,
    content: [{ type: 'verse', number: 1, content: [text] }],
    footnotes: [],
  });
  const about = (id: string, language: string, path: string) => ({
    id,
    name: `The ${id}`,
    englishName: `The ${id}`,
    shortName: id,
    language,
    textDirection: 'ltr',
    licenseUrl: 'https://creativecommons.org/publicdomain/mark/1.0/',
    listOfBooksApiLink: `/api/${path}${id}/books.json`,
    totalNumberOfChapters: 2,
    totalNumberOfVerses: 2,
    ...(hashes[id] ? { sha256: hashes[id] } : {}),
  });
  const one = { ...about('ONE', 'spa', ''), completeTranslationApiLink: '/api/ONE/complete.json' };
  const two = about('TWO', 'fra', '');
  const notes = { ...about('notes', 'spa', 'c/'), listOfProfilesApiLink: '/api/c/notes/profiles.json' };
  const tree = (path: string, member: string, edition: { id: string }) => {
    const link = (number: number) => `/api/${path}${edition.id}/RUT/${number}.json`;
    const links = { firstChapterApiLink: link(1), lastChapterApiLink: link(2) };
    return {
      [`/api/${path}${edition.id}/books.json`]: { [member]: edition, books: [{ ...book, ...links }] },
      [link(1)]: {
        [member]: edition,
        book,
        chapter: chapter(1, 'In the days of the judges.'),
        nextChapterApiLink: link(2),
      },
      [link(2)]: { [member]: edition, book, chapter: chapter(2, 'A mighty man.'), nextChapterApiLink: null },
    };
  };
  const profile = { id: 'boaz', subject: 'Boaz', thisProfileLink: '/api/c/notes/profiles/boaz.json' };
  const documents = {
    '/api/available_translations.json': { translations: [one, two] },
    '/api/available_commentaries.json': { commentaries: [notes] },
    '/api/ONE/complete.json': {
      translation: one,
      books: [{ ...book, chapters: [{ chapter: chapter(1, 'In those days.') }] }],
    },
    ...tree('', 'translation', two),
    ...tree('c/', 'commentary', notes),
    '/api/c/notes/profiles.json': { commentary: notes, profiles: [profile] },
    '/api/c/notes/profiles/boaz.json': { commentary: notes, profile, content: ['A man of Bethlehem.'] },
  };
  return Object.fromEntries(Object.entries(documents).map(([path, json]) => [path, JSON.stringify(json)]));
}

function serveApi(
  files: Record<string, string>,
  change: (asked: AskedFor, times: number) => Answer | undefined = () => undefined,
): Promise<AddCommandServer> {
  return AddCommandServer.start((asked, times) => {
    const changed = change(asked, times);
    if (changed) return changed;
    const file = files[asked.path];
    if (file === undefined) return { status: 404 };
    const answer = fileAnswer(asked, Buffer.from(file));
    return { ...answer, headers: { ...answer.headers, 'Content-Type': 'application/json' } };
  });
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const pathsOf = (server: AddCommandServer) => server.asked.map(({ path }) => path);
const isCatalogue = (path: string) => path.includes('available_');

describe('add helloao', () => {
  test('adds one edition, a language or all, according to the word', async () => {
    await using server = await serveApi(smallApi());
    const content = newFolder();
    expect((await add('helloao:ONE', content, server.url)).lines).toEqual(['ONE added']);
    expect(filesIn(content)).toEqual(['translations/ONE/.origin.json', 'translations/ONE/complete.json']);
    expect((await add('helloao:lang/es', content, server.url)).lines).toEqual([
      'ONE up to date',
      'notes added',
    ]);
    expect(filesIn(join(content, 'commentaries/notes'))).toEqual([
      '.origin.json',
      'RUT/1.json',
      'RUT/2.json',
      'books.json',
      'profiles.json',
      'profiles/boaz.json',
    ]);
    expect((await add('helloao:all', content, server.url)).lines).toEqual([
      'ONE up to date',
      'TWO added',
      'notes up to date',
    ]);
    const library = await built(content);
    for (const path of ['/api/ONE/RUT/1.json', '/api/TWO/RUT/2.json', '/api/c/notes/profiles/boaz.json'])
      expect([path, library.get(path) !== undefined]).toEqual([path, true]);
    await library.close();
    expect(json(join(content, 'translations/TWO/.origin.json'))).toMatchObject({
      source: 'helloao:TWO',
      url: `${server.url}/`,
      states: { 'RUT/1.json': { etag: expect.any(String) } },
    });
  });

  test('shows its progress, the licence and where the edition is', async () => {
    await using server = await serveApi(smallApi());
    const content = join(newFolder(), 'content');
    const { exitCode, stdout, stderr } = await runCommand(
      'add',
      'helloao:lang/spa',
      content,
      '--from',
      server.url,
    );
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain('2 editions of helloao:lang/spa\n');
    expect(stdout).toContain(`1/2 Added The ONE in ${content}/translations/ONE\n`);
    expect(stdout).toContain('licence: https://creativecommons.org/publicdomain/mark/1.0/\n');
    expect(stdout).toContain(`2/2 Added The notes in ${content}/commentaries/notes\n  5 files, `);
    const unknown = await runCommand('add', 'helloao:ONN', content, '--from', server.url);
    expect([unknown.exitCode, unknown.stderr]).toEqual([
      1,
      expect.stringContaining('has no edition "ONN". Did you mean helloao:ONE?'),
    ]);
    const usage = await runCommand('add', 'helloao:ONE', content, '--sha256', '0'.repeat(64));
    expect([usage.exitCode, usage.stderr]).toEqual([
      2,
      expect.stringContaining('--sha256 only works for sources'),
    ]);
  });

  test('asks for nothing again that has not changed', async () => {
    const files = smallApi();
    await using server = await serveApi(files);
    const content = newFolder();
    await add('helloao:all', content, server.url);
    const paths = pathsOf(server);
    expect(new Set(paths).size).toBe(paths.length);
    server.asked.length = 0;
    files['/api/TWO/RUT/2.json'] = files['/api/TWO/RUT/2.json']!.replace('mighty', 'good');
    expect((await add('helloao:all', content, server.url)).lines).toContain('TWO updated');
    const asked = server.asked.filter(({ path }) => !isCatalogue(path));
    expect(asked.length).toBe(paths.filter((path) => !isCatalogue(path)).length);
    expect(asked.filter(({ headers }) => !headers.has('if-none-match'))).toEqual([]);
    expect(readFileSync(join(content, 'translations/TWO/RUT/2.json'), 'utf8')).toContain('good');
    expect((await add('helloao:all', content, server.url)).lines).toContain('TWO up to date');
  });

  test('asks only for the catalogue where that has the hashes of the contents', async () => {
    const hashes = { ONE: 'a', TWO: 'b', notes: 'c' };
    await using server = await serveApi(smallApi(hashes));
    const content = newFolder();
    await add('helloao:all', content, server.url);
    server.asked.length = 0;
    await add('helloao:all', content, server.url);
    expect(pathsOf(server).filter((path) => !isCatalogue(path))).toEqual([]);
    rmSync(join(content, 'commentaries/notes/RUT/1.json'));
    expect((await add('helloao:notes', content, server.url)).lines).toEqual(['notes updated']);
    expect(existsSync(join(content, 'commentaries/notes/RUT/1.json'))).toBe(true);
  });

  test('adds the missing editions after an interruption', async () => {
    for (const hashes of [{}, { notes: 'c' }]) {
      let isDown = true;
      await using server = await serveApi(smallApi(hashes), ({ path }) =>
        isDown && path.endsWith('/RUT/2.json') ? { status: 500 } : undefined,
      );
      const content = newFolder();
      const failed = await add('helloao:notes', content, server.url, { retries: 0 });
      expect(failed.lines).toEqual([expect.stringContaining('answers with status 500')]);
      expect(existsSync(join(content, 'commentaries'))).toBe(false);
      isDown = false;
      server.asked.length = 0;
      expect((await add('helloao:notes', content, server.url)).lines).toEqual(['notes added']);
      const whole = server.asked.filter(
        ({ path, headers }) => !isCatalogue(path) && !headers.has('if-none-match'),
      );
      expect(whole.map(({ path }) => path).sort()).toEqual([
        '/api/c/notes/RUT/2.json',
        '/api/c/notes/profiles.json',
        '/api/c/notes/profiles/boaz.json',
      ]);
      expect(existsSync(join(content, '.downloads'))).toBe(false);
    }
  });

  test('resumes a document where the connection was cut', async () => {
    const files = smallApi();
    let isCut = true;
    await using server = await serveApi(files, (asked) => {
      if (!isCut || asked.path !== '/api/ONE/complete.json') return undefined;
      const answer = fileAnswer(asked, Buffer.from(files[asked.path]!));
      return { ...answer, headers: { ...answer.headers, 'Content-Type': 'application/json' }, cutAfter: 100 };
    });
    const content = newFolder();
    const cut = await add('helloao:ONE', content, server.url, { retries: 0 });
    expect(cut.lines).toEqual([expect.stringContaining('run the command again to resume')]);
    isCut = false;
    expect((await add('helloao:ONE', content, server.url)).lines).toEqual(['ONE added']);
    expect(server.asked.at(-1)!.headers.get('range')).toBe('bytes=100-');
    expect(readFileSync(join(content, 'translations/ONE/complete.json'), 'utf8')).toBe(
      files['/api/ONE/complete.json']!,
    );
  });

  test('makes few requests at a time', async () => {
    const files = smallApi();
    const list = JSON.parse(files['/api/c/notes/profiles.json']!);
    const one = files['/api/c/notes/profiles/boaz.json']!;
    const ids = Array.from({ length: 20 }, (_, at) => `boaz${at}`);
    list.profiles = ids.map((id) => ({ id, thisProfileLink: `/api/c/notes/profiles/${id}.json` }));
    files['/api/c/notes/profiles.json'] = JSON.stringify(list);
    for (const id of ids)
      files[`/api/c/notes/profiles/${id}.json`] = one.replace('"id":"boaz"', `"id":"${id}"`);
    let underWay = 0;
    let most = 0;
    const server = Bun.serve({
      hostname: '127.0.0.1',
      port: 0,
      fetch: async ({ url }) => {
        most = Math.max(most, ++underWay);
        await Bun.sleep(20);
        underWay--;
        const file = files[new URL(url).pathname];
        return file === undefined ? new Response('', { status: 404 }) : new Response(file);
      },
    });
    const { lines } = await add('helloao:notes', newFolder(), `http://127.0.0.1:${server.port}`);
    await server.stop(true);
    expect([lines, most]).toEqual([['notes added'], 4]);
  });

  test('waits as long as the server asks', async () => {
    const files = smallApi();
    await using server = await serveApi(files, ({ path }, times) =>
      path === '/api/ONE/complete.json' && times < 5
        ? { status: 429, headers: { 'Retry-After': '1' } }
        : undefined,
    );
    expect((await add('helloao:ONE', newFolder(), server.url)).lines).toEqual(['ONE added']);
    expect(pathsOf(server).filter((path) => path.endsWith('complete.json'))).toHaveLength(2);
  });

  test('accepts gzip from a server', async () => {
    const files = smallApi();
    await using server = await serveApi(files, ({ path }) => ({
      status: files[path] === undefined ? 404 : 200,
      headers: { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' },
      body: Bun.gzipSync(Buffer.from(files[path] ?? '')),
    }));
    const content = newFolder();
    expect((await add('helloao:ONE', content, server.url)).lines).toEqual(['ONE added']);
    expect(readFileSync(join(content, 'translations/ONE/complete.json'), 'utf8')).toBe(
      files['/api/ONE/complete.json']!,
    );
  });

  test("keeps the user's files, and stops if they would be lost", async () => {
    const files = smallApi();
    await using server = await serveApi(files);
    const content = newFolder();
    await add('helloao:ONE', content, server.url);
    const folder = join(content, 'translations/ONE');
    writeFileSync(join(folder, 'audio.json'), '{"mine":true}');
    files['/api/ONE/complete.json'] = files['/api/ONE/complete.json']!.replace('those', 'these');
    expect((await add('helloao:ONE', content, server.url)).lines).toEqual(['ONE updated']);
    expect(filesIn(folder)).toEqual(['.origin.json', 'audio.json', 'complete.json']);
    writeFileSync(join(folder, 'complete.json'), '{"mine":true}');
    const { lines } = await add('helloao:ONE', content, server.url);
    expect(lines).toEqual([expect.stringContaining('has changes made by hand (complete.json)')]);
    expect(readFileSync(join(folder, 'complete.json'), 'utf8')).toBe('{"mine":true}');
  });

  test('leaves out one edition that fails, and stops when the server fails for several', async () => {
    const files = smallApi();
    await using server = await serveApi(files);
    const good = files['/api/TWO/RUT/2.json']!;
    delete files['/api/TWO/RUT/2.json'];
    const content = newFolder();
    expect((await add('helloao:all', content, server.url)).lines).toEqual([
      'ONE added',
      expect.stringMatching(/^TWO .* has no \/api\/TWO\/RUT\/2.json, although its catalogue lists it\.$/),
      'notes added',
    ]);
    expect(existsSync(join(content, 'translations/TWO'))).toBe(false);
    files['/api/TWO/RUT/2.json'] = good;
    expect((await add('helloao:TWO', content, server.url)).lines).toEqual(['TWO added']);
    const many = Array.from({ length: 9 }, (_, at) => ({
      ...JSON.parse(files['/api/available_translations.json']!).translations[1],
      id: `GONE${at}`,
    }));
    files['/api/available_translations.json'] = JSON.stringify({ translations: many });
    const { lines, error } = await add('helloao:lang/fra', newFolder(), server.url);
    expect([lines.length, error]).toEqual([3, expect.stringContaining('Stopped after 3 failures in a row.')]);
  });
});

describe('a server that means harm', () => {
  const chapter = '/api/c/notes/RUT/1.json';
  const linkedTo = (link: string) => smallApi()[chapter]!.replace('/api/c/notes/RUT/2.json', link);
  const withIds = (id: string) =>
    smallApi()['/api/available_translations.json']!.replaceAll('"ONE"', JSON.stringify(id));

  test.each<[string, string, () => Answer, string]>([
    [
      'links out of the edition',
      chapter,
      () => ({ body: linkedTo('/api/c/notes/../../x.json') }),
      'which is not a document of notes',
    ],
    [
      'links to another edition',
      chapter,
      () => ({ body: linkedTo('/api/c/other/RUT/2.json') }),
      'which is not a document of notes',
    ],
    [
      'links to another server',
      chapter,
      () => ({ body: linkedTo('https://example.org/api/c/notes/.%2e/2.json') }),
      'which is not a document of notes',
    ],
    [
      'has two documents whose names differ by case',
      '/api/c/notes/profiles.json',
      () => ({
        body: JSON.stringify({
          commentary: { id: 'notes' },
          profiles: ['boaz', 'Boaz'].map((id) => ({ thisProfileLink: `/api/c/notes/profiles/${id}.json` })),
        }),
      }),
      'has both ',
    ],
    [
      'redirects to a place that is not safe',
      chapter,
      () => ({ status: 302, headers: { Location: 'http://example.org/' } }),
      'which is not safe to follow',
    ],
    [
      'redirects for ever',
      chapter,
      () => ({ status: 302, headers: { Location: chapter } }),
      'redirects more than 5 times',
    ],
    [
      'sends a page',
      chapter,
      () => ({ headers: { 'Content-Type': 'text/html' }, body: '<html>' }),
      'is not a JSON document: its type is text/html',
    ],
    [
      'sends something else',
      chapter,
      () => ({ body: 'PK' }),
      'is not a JSON document: it does not begin like one',
    ],
    [
      'sends half a document',
      chapter,
      () => ({ body: '{"commentary":{"id":"notes"' }),
      'a file that is not a document of this commentary',
    ],
    [
      'sends another edition',
      chapter,
      () => ({ body: '{"commentary":{"id":"other"}}' }),
      'a file that is not a document of this commentary',
    ],
    [
      'sends damaged gzip',
      chapter,
      () => ({ headers: { 'Content-Encoding': 'gzip' }, body: Buffer.from('1f8b0800', 'hex') }),
      'is damaged gzip',
    ],
    [
      'sends a coding that was not asked for',
      chapter,
      () => ({ headers: { 'Content-Encoding': 'br' }, body: '{}' }),
      'in a content coding that was not requested',
    ],
  ])('%s', async (_, path, answer, message) => {
    await using server = await serveApi(smallApi(), (asked) => (asked.path === path ? answer() : undefined));
    const content = newFolder();
    const { lines } = await add('helloao:notes', content, server.url, { retries: 0 });
    expect(lines).toEqual([expect.stringContaining(message)]);
    expect(filesIn(content).filter((file) => !file.startsWith('.downloads/'))).toEqual([]);
  });

  test('unpacks to more than is accepted', async () => {
    const bomb = Bun.gzipSync(Buffer.from(`{${' '.repeat(5e6)}}`));
    await using server = await serveApi(smallApi(), ({ path }) =>
      path === chapter ? { headers: { 'Content-Encoding': 'gzip' }, body: bomb } : undefined,
    );
    const { lines } = await add('helloao:notes', newFolder(), server.url, { maxBytes: 1e6 });
    expect(lines).toEqual([expect.stringContaining('is larger than 1,000,000 bytes')]);
  });

  test.each(['../evil', 'a/b', '', 'c', '__proto__/x', 'x'.repeat(65)])(
    'has the id %p: it is left out',
    async (id) => {
      await using server = await serveApi(smallApi(), ({ path }) =>
        path === '/api/available_translations.json' ? { body: withIds(id) } : undefined,
      );
      const content = newFolder();
      expect((await add('helloao:all', content, server.url)).lines).toEqual([
        'TWO added',
        'left out 1',
        'notes added',
      ]);
      expect(readdirSync(content).sort()).toEqual(['commentaries', 'translations']);
    },
  );

  test.each([
    ['{"translations":{}}', 'has no list "translations"'],
    ['{"translations":[1,null,{}]}', 'has no edition "ONE"'],
    ['{"translations":', 'has no list "translations"'],
    ['[]', 'is not a JSON document'],
  ])('has the catalogue %s', async (body, message) => {
    await using server = await serveApi(smallApi(), ({ path }) =>
      path === '/api/available_translations.json' ? { body } : undefined,
    );
    const { error } = await add('helloao:ONE', newFolder(), server.url);
    expect(error).toContain(message);
  });
});

test.skipIf(!sharedData)("an edition from the public API's generator keeps its verses", async () => {
  const folder = join(sharedData!, 'public-api');
  await using server = await AddCommandServer.start((asked) => {
    const path = join(folder, asked.path);
    return existsSync(path)
      ? { headers: { 'Content-Type': 'application/json' }, body: readFileSync(path) }
      : { status: 404 };
  });
  const content = newFolder();
  expect((await add('helloao:BSBFOUR', content, server.url)).lines).toEqual(['BSBFOUR added']);
  const library = await built(content);
  const texts = (download: Download) =>
    download.books.flatMap(({ id, chapters }) =>
      chapters.flatMap(({ chapter }) =>
        chapter.content.flatMap(({ type, number, content = [] }) => {
          if (type !== 'verse') return [];
          const pieces = content.map((item) => (typeof item === 'string' ? item : (item.text ?? '')));
          return [`${id} ${chapter.number}:${number} ${pieces.join('').replace(/\s+/g, '')}`];
        }),
      ),
    );
  const original = texts(json(join(folder, 'api/BSBFOUR/complete.json')));
  expect(original.length).toBe(1119);
  expect(texts(JSON.parse(textOf(library, '/api/BSBFOUR/complete.json')))).toEqual(original);
  await library.close();
});

interface Download {
  readonly books: readonly {
    readonly id: string;
    readonly chapters: readonly {
      readonly chapter: { readonly number: number; readonly content: readonly Block[] };
    }[];
  }[];
}

interface Block {
  readonly type: string;
  readonly number?: number;
  readonly content?: readonly (string | { readonly text?: string })[];
}
