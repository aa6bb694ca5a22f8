import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { parseFeed } from 'htmlparser2';
import { SaxesParser } from 'saxes';
import { versesOfTheDaySchema } from '../../src/documents/plan/plan-schema.ts';
import { verseOfTheDay } from '../../src/model/verse-of-the-day.ts';
import { startServer } from '../../src/server/start-server.ts';
import { type CompiledContent, compileContent } from '../compiled.ts';
import { publishedFolder } from '../publish/static-host/published-folder.ts';
import { readDocument } from '../read-document.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { editionJson } from '../small-content/small-edition-json.ts';
import { writeFiles } from '../write-files.ts';

setDefaultTimeout(60_000);

const feed = '/api/x/verse-of-the-day.atom';
const usfm =
  '\\id RUT\n\\h Ruth & <Naomi>\n\\c 1\n\\q1\n\\v 16 One & only <i>"quoted"</i>\n\\q2 second line\n\\c 2\n\\p\n\\v 12 Four.\n';
/** Two of the Psalms with a verse of the day, so most days have the verse of another day. */
const fewPsalms =
  '\\id PSA\n\\h Psalms\n\\c 23\n\\p\n\\v 1 One.\n\\c 91\n\\p\n\\v 1 He who\n\\v 2 I will say\n';

let compiled: CompiledContent;
let served: ServedLibrary;
beforeAll(async () => {
  compiled = await compileContent((content) =>
    writeFiles(content, {
      'a/edition.json': editionJson('A', 'A & B <Bible>'),
      'a/RUT.usfm': usfm,
      // Not in English, or the feed of today would be of this translation
      'part/edition.json': { ...editionJson('PART', 'Part'), language: 'fra' },
      'part/PSA.usfm': fewPsalms,
      'b/edition.json': { ...editionJson('B', 'B'), language: 'deu' },
      'b/LAO.usfm': '\\id LAO\n\\h Laodiceans\n\\c 1\n\\p\n\\v 1 One.\n',
    }),
  );
  served = await serveLibrary(compiled.library);
});
afterAll(() => served.stop());

/** The elements of a well-formed document with its namespaces, as `parent>name`, in their order. */
function elementsOf(xml: string) {
  const found: { path: string; text: string; attributes: Record<string, string>; uri: string }[] = [];
  const open: typeof found = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value]));
    const parent = open.at(-1)?.path.split('>').at(-1);
    const element = { path: parent ? `${parent}>${local}` : local, text: '', attributes: values, uri };
    found.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    if (open.length > 0) open.at(-1)!.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return found;
}

/** The required elements of a feed and of its entries: RFC 4287, 4.1.1 and 4.1.2. */
function expectValidFeed(xml: string) {
  const elements = elementsOf(xml);
  const all = (path: string) => elements.filter((each) => each.path === path);
  expect([...new Set(elements.map(({ uri }) => uri))]).toEqual(['http://www.w3.org/2005/Atom']);
  const entries = all('feed>entry').length;
  for (const [owner, count] of [
    ['feed', 1],
    ['entry', entries],
  ] as const) {
    for (const name of ['id', 'title', 'updated']) expect(all(`${owner}>${name}`)).toHaveLength(count);
    const alternates = all(`${owner}>link`).filter(({ attributes }) => attributes.rel === 'alternate');
    expect(alternates).toHaveLength(count);
  }
  expect(all('feed>author')).toHaveLength(1);
  expect(all('author>name')[0]!.text).not.toBe('');
  const ids = [...all('feed>id'), ...all('entry>id')].map(({ text }) => text);
  expect(new Set(ids).size).toBe(entries + 1);
  for (const id of ids)
    expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  for (const { text } of [...all('feed>updated'), ...all('entry>updated'), ...all('entry>published')])
    expect(text).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  expect(all('feed>link').filter(({ attributes }) => attributes.rel === 'self')).toHaveLength(1);
  return { elements, all };
}

test('the feed is valid and has the verses of seven days with their texts', async () => {
  const response = await fetch(`${served.url}${feed}?in=A&date=2026-02-03`);
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const xml = await response.text();
  const { all } = expectValidFeed(xml);
  expect(all('feed>title')[0]!.text).toBe('Verse of the day: A & B <Bible>');
  const parsed = parseFeed(xml)!;
  expect([parsed.type, parsed.items.length]).toEqual(['atom', 7]);
  expect(parsed.items.map(({ pubDate }) => pubDate!.toISOString().slice(0, 10))).toEqual(
    ['03', '02', '01']
      .map((day) => `2026-02-${day}`)
      .concat(['31', '30', '29', '28'].map((day) => `2026-01-${day}`)),
  );
  for (const [index, { published }] of all('entry>published')
    .map(({ text }) => ({ published: text }))
    .entries()) {
    const date = published.slice(0, 10);
    const answer = (await (await fetch(`${served.url}/api/x/verse-of-the-day?in=A&date=${date}`)).json()) as {
      passages: {
        editions: { label: string; verses: { text: string; chapter: number; verse: number }[] }[];
      }[];
    };
    const [{ label, verses }] = answer.passages[0]!.editions as [(typeof answer.passages)[0]['editions'][0]];
    expect(all('entry>title')[index]!.text).toBe(label);
    expect(all('entry>content')[index]!.text).toBe(verses.map(({ text }) => text).join(' '));
    const link = all('entry>link')[index]!.attributes.href!;
    expect(new URL(link, served.url + feed).href).toStartWith(
      `${served.url}/#/A/RUT/${verses[0]!.chapter}?v=`,
    );
  }
});

function expectLinksBelow(address: string, all: ReturnType<typeof expectValidFeed>['all']) {
  const links = [...all('feed>link'), ...all('entry>link')].map(({ attributes }) => attributes);
  const hrefs = links.filter(({ rel }) => rel !== 'license').map(({ href }) => href!);
  expect(hrefs).toHaveLength(2 + all('feed>entry').length);
  for (const href of hrefs) expect(href).toStartWith(address);
  expect(hrefs[0]).toStartWith(`${address}api/x/verse-of-the-day.atom?in=`);
  expect(hrefs.at(-1)).toStartWith(`${address}#/`);
}

test('links are complete if the server knows its public address', async () => {
  const publicUrl = 'https://bible.example.org/b';
  const known = await startServer({ library: compiled.library, port: 0, publicUrl, basePath: '/b' });
  const address = new URL(`/b${feed}?in=A&date=2026-02-03`, known.url);
  const { all } = expectValidFeed(await (await fetch(address)).text());
  await known.stop();
  expectLinksBelow(`${publicUrl}/`, all);
});

test('entries keep their ids on later days', async () => {
  const idsAt = async (date: string) =>
    elementsOf(await (await fetch(`${served.url}${feed}?in=A&date=${date}`)).text())
      .filter(({ path }) => path === 'entry>id')
      .map(({ text }) => text);
  expect((await idsAt('2026-02-04')).slice(1)).toEqual((await idsAt('2026-02-03')).slice(0, 6));
});

test('without a date it is the feed of today, which caches do not keep', async () => {
  const response = await fetch(served.url + feed);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expectValidFeed(await response.text());
});

test.each([
  ['in=NONE', 404],
  ['in=A,B', 400],
  ['in=B', 404],
  ['date=2026-13-01', 400],
  ['day=1', 400],
])('%s is an error', async (query, status) => {
  const response = await fetch(`${served.url}${feed}?${query}`);
  expect([response.status, Object.keys((await response.json()) as object)]).toEqual([status, ['error']]);
});

test('the first days of the calendar have a shorter feed', async () => {
  const xml = await (await fetch(`${served.url}${feed}?in=A&date=0000-01-02`)).text();
  expect(expectValidFeed(xml).all('feed>entry')).toHaveLength(2);
});

test('a translation with parts of books has seven days of the verses it has', async () => {
  for (let day = 0; day < 400; day += 50) {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    const xml = await (await fetch(`${served.url}${feed}?in=PART&date=${date}`)).text();
    const titles = expectValidFeed(xml)
      .all('entry>title')
      .map(({ text }) => text);
    expect(titles).toHaveLength(7);
    for (const title of titles) expect(title).toMatch(/Psalms (?:23,1|91,1-2)/);
  }
});

test('the document has the verses of all days', () => {
  const { numbering, verses } = versesOfTheDaySchema.parse(
    readDocument<object>(compiled.library, '/api/x/verse-of-the-day.json'),
  );
  expect(numbering).toBe('eng');
  for (const date of ['1970-01-01', '2026-01-31', '2031-12-31']) {
    expect(verses[(Date.parse(date) / 86_400_000) % verses.length]).toBe(verseOfTheDay(date)!);
  }
});

test('the document is published, and the feed if the public address is known', async () => {
  const folder = await publishedFolder(compiled.library, undefined, 'https://bible.example.org');
  const { all } = expectValidFeed(await Bun.file(join(folder, feed)).text());
  expectLinksBelow('https://bible.example.org/', all);
  const other = await publishedFolder(compiled.library);
  expect(await Bun.file(join(other, feed)).exists()).toBe(false);
  expect(await Bun.file(join(other, 'api/x/verse-of-the-day.json')).exists()).toBe(true);
});

test('a library without a verse of the day is published without a feed', async () => {
  const { library } = await compileContent((content) =>
    writeFiles(content, {
      'b/edition.json': editionJson('B', 'B'),
      'b/LAO.usfm': '\\id LAO\n\\h Laodiceans\n\\c 1\n\\p\n\\v 1 One.\n',
    }),
  );
  const folder = await publishedFolder(library, undefined, 'https://bible.example.org');
  expect(await Bun.file(join(folder, feed)).exists()).toBe(false);
});
