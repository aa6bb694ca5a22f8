import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { ServiceAnswers } from '../../src/mcp/answers.ts';
import { exampleContent } from '../docs/example-content.ts';
import { serveLibrary } from '../served-library.ts';
import { answersOf, type ConnectedClient, connectOverHttp, textOf } from './mcp-clients.ts';
import { resources, toolCalls } from './tool-calls.ts';

setDefaultTimeout(600_000);

const running = new AsyncDisposableStack();
let connected: ConnectedClient;

beforeAll(async () => {
  const { library } = await exampleContent();
  const answers = answersOf(library);
  running.defer(() => answers.close());
  connected = running.use(await connectOverHttp(answers));
}, 600_000);

afterAll(() => running.disposeAsync());

const call = (name: string, input: Record<string, unknown>) =>
  connected.client.callTool({ name, arguments: input });

async function refusal(name: string, input: Record<string, unknown>): Promise<string> {
  const result = await call(name, input);
  expect([name, input, result.isError]).toEqual([name, input, true]);
  expect(textOf(result)).not.toContain('bug');
  return textOf(result);
}

describe('The tools, as the official client sees them,', () => {
  test('are read-only and describe their input and output', async () => {
    const { tools } = await connected.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list_translations',
      'get_passage',
      'search',
      'compare',
      'get_cross_references',
      'get_commentary',
      'get_word',
      'get_people_and_places',
      'verify_quotation',
    ]);
    for (const { annotations, description, inputSchema, outputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description!.length).toBeGreaterThan(60);
      expect(inputSchema.additionalProperties).toBe(false);
      expect(outputSchema?.type).toBe('object');
    }
    expect(new Set(toolCalls.map(([name]) => name))).toEqual(new Set(tools.map(({ name }) => name)));
  });

  // The client itself validates results against the output schema
  test.each(toolCalls)('answer with text and members: %s %j', async (name, input) => {
    const result = await call(name, input);
    expect([result.isError ?? false, textOf(result)]).toEqual([false, expect.stringMatching(/\S/)]);
    const { attributions } = result.structuredContent as { attributions?: { text: string }[] };
    if (name === 'list_translations') return;
    expect(attributions!.length).toBeGreaterThan(0);
    for (const { text } of attributions!) expect(textOf(result)).toContain(text);
  });

  test('give references for people and as USFM', async () => {
    const { structuredContent } = await call('get_passage', { reference: 'joh 3.16-17' });
    expect(structuredContent).toMatchObject({
      translation: 'KJV',
      passages: [
        { reference: 'JHN 3:16-17', label: 'John 3:16-17', verses: [{ reference: 'JHN 3:16' }, {}] },
      ],
      next: null,
    });
  });

  test('are short, and say how to get more', async () => {
    const first = await call('get_passage', { reference: 'John 1-2' });
    const { next, passages } = first.structuredContent as { next: string; passages: { verses: unknown[] }[] };
    expect([next, passages[0]!.verses.length]).toEqual(['JHN 2:10-end', 60]);
    expect(textOf(first)).toEndWith('The passage continues: request "JHN 2:10-end".');
    const rest = await call('get_passage', { reference: next });
    expect(rest.structuredContent).toMatchObject({ next: null });
    const found = await call('search', { query: 'love', limit: 3 });
    expect(found.structuredContent).toMatchObject({ nextOffset: 3 });
    const more = await call('search', { query: 'love', limit: 3, offset: 3 });
    const keys = [found, more].map(({ structuredContent }) =>
      (structuredContent as { results: { reference: string }[] }).results.map(({ reference }) => reference),
    );
    expect(new Set(keys.flat()).size).toBe(6);
    const misspelled = await call('search', { query: 'shepard' });
    expect(textOf(misspelled)).toStartWith(
      'KJV: 0 verses\nIn addition: 5 with a similar word.\n\nDid you mean: shepherd?\n\nVerses with',
    );
  });

  test('compare corresponding verses', async () => {
    const { structuredContent } = await call('compare', {
      reference: 'Gen 32:1',
      translations: ['OSHB', 'KJV'],
    });
    expect(structuredContent).toMatchObject({
      rows: [
        { label: expect.stringContaining('32'), texts: [{ translation: 'OSHB', reference: 'GEN 32:1' }] },
      ],
    });
  });

  test.each([
    { reference: 'John 3:16' },
    { ref: 'John 3:16 (King James Version)' },
    { book: 'John', chapter: '3', verse: 16, version: 'kjv' },
    { passage: [' "John 3:16" '], translation: null },
  ])('accept what models send: %j', async (input) => {
    const { structuredContent } = await call('get_passage', input);
    expect(structuredContent).toMatchObject({ translation: 'KJV', passages: [{ reference: 'JHN 3:16' }] });
  });

  test('find an edition by its id in any case and by its name', async () => {
    for (const translation of ['kjv', 'King James Version', 'king james version']) {
      const { structuredContent } = await call('get_passage', { reference: 'John 3:16', translation });
      expect(structuredContent).toMatchObject({ translation: 'KJV' });
    }
  });
});

describe('A mistake of the model returns a tool error with a suggestion:', () => {
  test.each([
    [
      'an edition that is not there',
      'get_passage',
      { reference: 'John 3:16', translation: 'NIV' },
      'Available: KJV (',
    ],
    [
      'a mistyped edition',
      'get_passage',
      { reference: 'John 3:16', translation: 'OSHX' },
      'Did you mean OSHB?',
    ],
    ['a book that is not there', 'get_passage', { reference: 'Heburews 2' }, 'Did you mean Hebrews?'],
    ['a book the edition lacks', 'get_passage', { reference: 'Tobit 1' }, 'the resource scripture://KJV'],
    ['a chapter that is not there', 'get_passage', { reference: 'John 22' }, 'John has 21 chapters.'],
    ['a verse that is not there', 'get_passage', { reference: 'John 3:99' }, 'John 3 ends with verse 36.'],
    [
      'a list that begins well',
      'get_passage',
      { reference: 'John 3:16; Foo 2' },
      'Understood so far: JHN 3:16.',
    ],
    ['a query of nothing', 'search', { query: '""' }, 'living water'],
    ['a query in the wrong place', 'search', { query: 'love', books: 'Foo' }, 'Use OT, NT, Gospels'],
    [
      'one translation to compare',
      'compare',
      { reference: 'John 1', translations: ['KJV', 'kjv'] },
      'at least two',
    ],
    ['too many chapters', 'get_commentary', { reference: 'Ruth 1-4' }, 'maximum is 3'],
    [
      'a dataset of another kind',
      'get_cross_references',
      { reference: 'Ruth 1:1', dataset: 'RUTHNAMES' },
      'datasets',
    ],
    ['a word that is not there', 'get_word', { word: 'H9999' }, "Give a Strong's number"],
    ['words that are not annotated', 'get_word', { reference: 'John 1:1', translation: 'KJV' }, 'OSHB'],
    ['neither of two', 'get_people_and_places', {}, 'either "reference" or "name"'],
    ['an unknown argument', 'get_passage', { chaptr: 3, reference: 'John' }, 'Unknown argument "chaptr"'],
  ])('%s', async (_, name, input, suggestion) => {
    expect(await refusal(name, input)).toContain(suggestion);
  });
});

describe('Resources', () => {
  test('are listed, with templates', async () => {
    const { resources: listed } = await connected.client.listResources();
    expect(listed.map(({ uri }) => uri)).toEqual(['scripture://KJV', 'scripture://OSHB']);
    const { resourceTemplates } = await connected.client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'scripture://{translation}',
      'scripture://{translation}/{book}/{chapter}',
    ]);
  });

  test.each(resources)('%s is read', async (uri) => {
    const { contents } = await connected.client.readResource({ uri });
    expect(contents).toEqual([{ uri, mimeType: 'text/plain', text: expect.stringContaining('https://') }]);
  });

  test('are completed, each part by the previous ones', async () => {
    const complete = async (name: string, value: string, context: Record<string, string>) => {
      const ref = { type: 'ref/resource', uri: 'scripture://{translation}/{book}/{chapter}' } as const;
      const params = { ref, argument: { name, value }, context: { arguments: context } };
      return (await connected.client.complete(params)).completion.values;
    };
    expect(await complete('translation', 'k', {})).toEqual(['KJV']);
    expect(await complete('book', 'ru', { translation: 'KJV' })).toEqual(['RUT']);
    expect(await complete('book', 'joh', { translation: 'KJV' })).toEqual(['JHN']);
    expect(await complete('chapter', '2', { translation: 'KJV', book: 'JHN' })).toEqual(['2', '20', '21']);
    expect(await complete('chapter', '', { translation: 'NIV', book: 'JHN' })).toEqual([]);
  });

  test.each([
    ['scripture://KJV/JHN/99', 'John has 21 chapters.'],
    ['scripture://NIV/JHN/3', 'Available: KJV ('],
    ['scripture://KJV/../../x', 'scripture'],
    ['file:///etc/passwd', ''],
  ])('%s is refused', async (uri, reason) => {
    await expect(connected.client.readResource({ uri })).rejects.toThrow(reason);
  });
});

test('A service, through its documents, gives the same answers as its library', async () => {
  const { library } = await exampleContent();
  const served = await serveLibrary(library);
  await using remote = await connectOverHttp(new ServiceAnswers(served.url));
  for (const [name, input] of toolCalls) {
    const [here, there] = [await call(name, input), await remote.client.callTool({ name, arguments: input })];
    expect([textOf(there), there.structuredContent]).toEqual([textOf(here), here.structuredContent!]);
    expect(there._meta).toEqual({
      ...here._meta,
      'scriptorium/release': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  }
  await served.stop();
});

test('A service that cannot be reached is named in the error of the tool', async () => {
  const { library } = await exampleContent();
  const served = await serveLibrary(library);
  await served.stop();
  await using remote = await connectOverHttp(new ServiceAnswers(served.url));
  const result = await remote.client.callTool({ name: 'list_translations', arguments: {} });
  expect(result.isError).toBe(true);
  expect(textOf(result)).toContain(`${served.url} could not be read`);
});

describe('Over HTTP it refuses', () => {
  const initialize = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const post = (headers: Record<string, string>, body: unknown = initialize, path = '') =>
    fetch(connected.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  test.each([
    ['a host that it does not answer for', { host: 'evil.example' }, 403],
    ['a name that only begins like an address of this machine', { host: '127.0.0.1.evil.example' }, 403],
    ['pages of other origins', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
  ])('%s', async (_, headers, status) => {
    expect((await post(headers)).status).toBe(status);
  });

  test('large bodies, other paths and methods', async () => {
    expect((await post({}, 'x'.repeat(1 << 21))).status).toBe(413);
    expect((await post({}, initialize, '/other')).status).toBe(404);
    expect((await fetch(connected.url, { method: 'PUT' })).status).toBe(405);
    expect((await post({}, '{"broken"')).status).toBe(400);
  });

  test('nothing of this machine, and no origin that is allowed', async () => {
    for (const origin of ['http://localhost:3000', 'https://chat.example.org']) {
      const response = await post({ origin });
      expect([origin, response.status]).toEqual([origin, 200]);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    }
    const preflight = await fetch(connected.url, {
      method: 'OPTIONS',
      headers: { origin: 'https://chat.example.org', 'access-control-request-headers': 'content-type' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type',
    ]);
  });
});
