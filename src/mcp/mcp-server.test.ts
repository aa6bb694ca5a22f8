import { afterAll, beforeAll, describe, expect, setDefaultTimeout, spyOn, test } from 'bun:test';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { compiledSmallContent } from '../../test/compiled.ts';
import { answersOf, type ConnectedClient, connectOverHttp, textOf } from '../../test/mcp/mcp-clients.ts';
import { sha256Of } from '../lib/sha256.ts';
import { UserError } from '../lib/user-error.ts';
import { QuestionError } from '../questions/question.ts';
import { createMcpServer } from './mcp-server.ts';

setDefaultTimeout(60_000);

const running = new AsyncDisposableStack();
let client: ConnectedClient['client'];

beforeAll(async () => {
  const { library } = await compiledSmallContent();
  const answers = answersOf(library);
  running.defer(() => answers.close());
  ({ client } = running.use(await connectOverHttp(answers)));
});
afterAll(() => running.disposeAsync());

const licence = 'https://creativecommons.org/publicdomain/zero/1.0/';
const smallLicence = `SMALL: Public domain. (${licence})`;

interface Called {
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each tool has its own members
  readonly members: any;
}

async function call(name: string, input: Record<string, unknown>): Promise<Called> {
  const result = await client.callTool({ name, arguments: input });
  const text = textOf(result);
  expect([name, input, result.isError ?? false, text]).toEqual([name, input, false, text]);
  return { text, members: result.structuredContent };
}

async function refusal(name: string, input: Record<string, unknown>): Promise<string> {
  const result = await client.callTool({ name, arguments: input });
  expect([name, input, result.isError]).toEqual([name, input, true]);
  return textOf(result);
}

test('each answer names its release, and has the hash of each verse that it quotes', async () => {
  const { library } = await compiledSmallContent();
  const release = sha256Of(Bun.gunzipSync(new Uint8Array(library.get('/api/x/manifest.json')!.gzip)));
  const proofOf = async (name: string, input: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: input }))._meta as Record<string, unknown>;
  expect(await proofOf('list_translations', {})).toMatchObject({ 'scriptorium/release': release });
  const first = sha256Of('In the beginning God created the heavens and the earth.');
  for (const [name, input] of [
    ['get_passage', { reference: 'Gen 1:1' }],
    ['search', { query: 'beginning' }],
    ['search', { query: 'Gen 1:1' }],
    ['get_cross_references', { reference: 'Gen 2:1' }],
  ] as const)
    expect([name, await proofOf(name, input)]).toMatchObject([
      name,
      { 'scriptorium/release': release, 'scriptorium/verses': { 'SMALL GEN 1:1': first } },
    ]);
});

test('the server lists its tools', async () => {
  const { tools } = await client.listTools();
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
});

describe('list_translations', () => {
  test('lists the editions of a kind', async () => {
    expect((await call('list_translations', {})).members).toEqual({
      total: 1,
      editions: [
        {
          id: 'SMALL',
          name: 'Small Bible',
          englishName: 'Small Bible',
          language: 'eng',
          books: 4,
          verses: 8,
          licenseUrl: licence,
        },
      ],
      nextOffset: null,
    });
    const { text } = await call('list_translations', { kind: 'commentaries' });
    expect(text).toContain('SMALLNOTES: Small Notes, English (eng), 3 books');
    const datasets = await call('list_translations', { kind: 'datasets', limit: 1 });
    expect(datasets.members).toMatchObject({ total: 2, nextOffset: 1 });
    const rest = await call('list_translations', { kind: 'datasets', limit: 1, offset: 1 });
    expect(rest.members).toMatchObject({ total: 2, nextOffset: null });
    expect(rest.members.editions[0].id).not.toBe(datasets.members.editions[0].id);
  });

  test('lists the editions in a language', async () => {
    expect((await call('list_translations', { language: 'eng' })).members.editions).toHaveLength(1);
    expect((await call('list_translations', { language: 'deu' })).members.editions).toEqual([]);
  });
});

describe('get_passage', () => {
  test('quotes verses with their licence', async () => {
    expect((await call('get_passage', { reference: 'Gen 1:1-3' })).text).toBe(
      `Genesis 1:1-3 (GEN 1:1-3, SMALL)
1 In the beginning God created the heavens and the earth.
2 And the earth was formless, and dark.
3 And God said, “Let there be light”;
and there was light.

${smallLicence}`,
    );
  });

  test('adds headings and footnotes on request', async () => {
    const input = { reference: 'Ps 3; Mt 5,1', translation: 'small', include: ['headings', 'footnotes'] };
    const { text, members } = await call('get_passage', input);
    expect(text).toStartWith(`Psalms 3 (PSA 3, SMALL)
A Psalm of David.
  (note: When he fled)
1 Lord, how they are increased
that trouble me!

[The Answer]
2-3 There is no help for him in God. Selah
But you are a shield.

Matthew 5:1 (MAT 5:1, SMALL)
1 Seeing the crowds, he spoke.
`);
    expect(members.passages[0].verses[0].footnotes).toEqual(['When he fled']);
    expect(members.passages[0].verses[2].headings).toEqual(['The Answer']);
    const { members: plain } = await call('get_passage', { reference: 'Ps 3' });
    expect(plain.passages[0].verses.flatMap(Object.keys)).not.toContain('footnotes');
    expect(plain.passages[0].verses.flatMap(Object.keys)).not.toContain('headings');
  });

  test('returns the reference that continues a long passage', async () => {
    const { members, text } = await call('get_passage', { reference: 'Gen 1', max_verses: 1 });
    expect(members.next).toBe('GEN 1:2-end');
    expect(text).toContain('"GEN 1:2-end"');
  });

  test('refuses chapters and translations that do not exist, and names those that do', async () => {
    expect(await refusal('get_passage', { reference: 'Gen 99' })).toContain('2 chapters');
    expect(await refusal('get_passage', { reference: 'Gen 1', translation: 'NONE' })).toContain(
      'SMALL (Small Bible, eng)',
    );
  });
});

describe('search', () => {
  test('returns the found verses with the words marked', async () => {
    expect((await call('search', { query: 'god' })).text).toBe(
      `SMALL: 3 verses (GEN 2, PSA 1)

Genesis 1:1 (GEN 1:1, SMALL): In the beginning **God** created the heavens and the earth.
Genesis 1:3 (GEN 1:3, SMALL): And **God** said, “Let there be light”; and there was light.
Psalms 3:2-3 (PSA 3:2-3, SMALL): There is no help for him in **God**. Selah But you are a shield.

${smallLicence}`,
    );
  });

  test('returns a page at a time', async () => {
    const { members } = await call('search', { query: 'heavens', limit: 1 });
    expect(members).toMatchObject({ total: 2, nextOffset: 1, results: [{ reference: 'GEN 1:1' }] });
    const rest = await call('search', { query: 'heavens', limit: 1, offset: 1 });
    expect(rest.members).toMatchObject({ nextOffset: null, results: [{ reference: 'GEN 2:1' }] });
  });

  test('finds nothing without an error, and refuses a query that cannot be read', async () => {
    const { members } = await call('search', { query: 'zebra' });
    expect(members).toMatchObject({ total: 0, results: [], attributions: [] });
    expect(await refusal('search', { query: '"' })).toContain('quotation mark');
  });
});

test('compare needs two translations', async () => {
  const refused = await refusal('compare', { reference: 'Gen 1:1', translations: ['SMALL'] });
  expect(refused).toBe('Only one translation was named: SMALL. Name at least two.');
});

describe('get_cross_references', () => {
  test('returns the references with most votes first, with their text', async () => {
    const { text, members } = await call('get_cross_references', { reference: 'Gen 1:1', limit: 2 });
    expect(text).toContain(
      'GEN 1:1 → Psalms 3:2-3 (PSA 3:2-3): There is no help for him in God. Selah But you are a shield.\n',
    );
    expect(members).toMatchObject({ total: 4, nextOffset: 2 });
    expect(
      members.references.map((found: { score: number; text: unknown }) => [found.score, found.text]),
    ).toEqual([
      [58, 'There is no help for him in God. Selah But you are a shield.'],
      [7, null],
    ]);
    expect(members.attributions.map(({ edition }: { edition: string }) => edition)).toEqual([
      'SMALLREFS',
      'SMALL',
    ]);
  });

  test('returns nothing for a verse without references', async () => {
    const { members } = await call('get_cross_references', { reference: 'Mt 5:1' });
    expect(members).toMatchObject({ total: 0, references: [], nextOffset: null });
  });
});

describe('get_commentary', () => {
  test('returns the notes on a verse, credited with the notice of the commentary', async () => {
    expect((await call('get_commentary', { reference: 'Gen 1:1' })).text).toBe(
      `Genesis 1:1 (GEN 1:1, SMALLNOTES)
Heaven and earth are all that is.

Genesis 1:1 (GEN 1:1, SMALLNOTES)
A second note, in two paragraphs.

Here is the other.

SMALLNOTES: Notes by hand (${licence})`,
    );
  });

  test('returns nothing for a verse without notes', async () => {
    const { members } = await call('get_commentary', { reference: 'Mt 5:1' });
    expect(members).toEqual({ notes: [], left: 0, attributions: [] });
  });
});

describe('get_word', () => {
  test('returns the annotated words of a verse', async () => {
    const { members } = await call('get_word', { reference: 'Mt 5:1' });
    expect(members.words).toMatchObject([
      { text: 'Seeing', strongs: ['G3708'], lemma: 'ὁράω', parsing: 'verb' },
      { text: 'crowds', strongs: ['G3793'], lemma: null, morphology: null },
    ]);
  });

  test('returns the renderings and the verses of a word', async () => {
    expect((await call('get_word', { word: 'G3708' })).text).toBe(
      `Rendered in SMALL: seeing 1

1 verse

Matthew 5:1 (MAT 5:1, SMALL): **Seeing** the crowds, he spoke.

${smallLicence}`,
    );
  });

  test('needs a word or a reference', async () => {
    expect(await refusal('get_word', {})).toContain('"reference"');
    const both = await call('get_word', { word: 'G3708', reference: 'Mt 5:1' });
    expect(both.members).toMatchObject({ total: 1, notes: ['Only "word" was used.'] });
    const inVerse = await call('get_word', { word: 'seeing', reference: 'Mt 5:1' });
    expect(inVerse.members).toMatchObject({ words: { length: 2 }, notes: ['Only "reference" was used.'] });
  });
});

describe('get_people_and_places', () => {
  test('returns who is mentioned in a passage', async () => {
    const { text } = await call('get_people_and_places', { reference: 'Gen 1:1' });
    expect(text).toBe(
      `Abel (person, abel_1): GEN 1:1
The East (place, east_1): GEN 1:1

SMALLWORLD: People by hand (${licence})`,
    );
  });

  test('returns the facts about a name', async () => {
    const { text, members } = await call('get_people_and_places', { name: 'Abel' });
    expect(text).toBe(`Abel (person, male, abel_1)
He is also called Habel and The Shepherd. He was born in The East (east_1) in 3999 BC and died in The Field (field_2) in 3900 BC. His father is Adam (adam_2). His mother is Eve (eve_3). His partner is Eve (eve_3). His child is Seth (seth_4). His sibling is Cain (cain_5). His half-sibling by the same mother is Seth (seth_4). His half-sibling by the same father is Cain (cain_5). He belongs to Shepherds (shepherds). He took part in First Offering (first-offering_1).
The second son of Adam.
He kept sheep (Gen. 4:2).
4 verses mention him: GEN 1:1-2, GEN 2:1, MAT 5:1.

SMALLWORLD: People by hand (${licence})`);
    expect(members.details[0]).toMatchObject({ type: 'people', id: 'abel_1' });
    expect((await call('get_people_and_places', { name: 'nobody' })).members.details).toEqual([]);
  });
});

describe('resources', () => {
  const read = async (uri: string) => (await client.readResource({ uri })).contents[0] as { text: string };

  test('are the translations, their chapters and verses', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri, title }) => [uri, title])).toEqual([['scripture://SMALL', 'Small Bible']]);
    expect((await read('scripture://SMALL')).text).toContain(
      'GEN Genesis: chapters 1-2\nPSA Psalms: chapter 3\n',
    );
    expect((await read('scripture://SMALL/GEN/1:2-3')).text).toStartWith(
      'Genesis 1:2-3 (GEN 1:2-3, SMALL)\n2 And',
    );
  });

  test('that do not exist are refused with a reason', async () => {
    await expect(read('scripture://NONE')).rejects.toThrow('"NONE"');
    await expect(read('scripture://SMALL/XYZ/1')).rejects.toThrow('"XYZ"');
  });
});

describe('An error of a call', () => {
  const errorOf = async (error: unknown) => {
    const [one, other] = InMemoryTransport.createLinkedPair();
    const answers = { answer: () => Promise.reject(error), close: async () => {} };
    await createMcpServer({ answers }).connect(one);
    const failing = new Client({ name: 'test', version: '1.0.0' });
    await failing.connect(other);
    const result = await failing.callTool({
      name: 'compare',
      arguments: { reference: 'x', translations: 'A' },
    });
    expect(result.isError).toBe(true);
    return textOf(result);
  };
  const example = 'Example: {"reference":"Psalm 23:1","translations":["BSB","KJV"]}';

  test('has a hint, or an example if the arguments are wrong', async () => {
    const message = 'It is wrong.';
    const fault = { code: 'bad_parameter', message } as const;
    expect(await errorOf(new QuestionError(fault))).toBe(`${message} ${example}`);
    expect(await errorOf(new QuestionError({ ...fault, hint: 'Do better.' }))).toBe(`${message} Do better.`);
    const missing = { code: 'verse_not_found', message, understood: 'JHN 3' } as const;
    expect(await errorOf(new QuestionError(missing))).toBe(`${message} Understood so far: JHN 3.`);
    const hint = 'See /api/KJV/books.json.';
    expect(await errorOf(new QuestionError({ ...missing, understood: '', hint }))).toBe(
      `${message} See the resource scripture://KJV.`,
    );
  });

  test('is a bug only if it is neither of the arguments nor of the library', async () => {
    using log = spyOn(console, 'error').mockImplementation(() => {});
    expect(await errorOf(new UserError('The library cannot be read.'))).toBe('The library cannot be read.');
    expect(log.mock.calls).toEqual([]);
    expect(await errorOf(new TypeError('x is undefined'))).toBe(
      'This is a bug in the server. The operator can find a report in the log.',
    );
    expect(String(log.mock.calls)).toContain('x is undefined');
  });
});
