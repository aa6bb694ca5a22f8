import { afterAll, beforeAll, expect, setDefaultTimeout, spyOn, test } from 'bun:test';
import { ProtocolError } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import { exampleContent } from '../docs/example-content.ts';
import { isLong } from '../long-tests.ts';
import { answersOf, type ConnectedClient, connectOverHttp, textOf } from './mcp-clients.ts';
import { toolCalls } from './tool-calls.ts';

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

const hostileText = fc.oneof(
  fc.constantFrom(
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '/api/KJV/books.json',
    'KJV/../OSHB',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'KJV\u0000',
    '*',
    'lang:eng',
    'lang:__proto__',
    'strong:G0',
    'strong:H99999999999',
    'lemma:',
    '-love',
    'a*',
    '"',
    '|',
    '(',
    'John 3:16'.repeat(50),
    'GEN 1-REV 22',
    'GEN 99999999999:99999999999',
    'John 0:0',
    '𝔊𝔢𝔫 𝟙:𝟙',
    '\ud800',
    'x'.repeat(200_000),
    'John 3:16',
    'Ruth 1',
    'KJV',
    'OSHB',
    'RUTHNAMES',
    'RUTHREFS',
    'H430',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 20 }),
);

const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1.5, 1e308, 51, 10_000, true, null) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

const names = [...new Set(toolCalls.map(([name]) => name))];

const hostileCall = fc.constantFrom(...names).chain((name) => {
  const known = toolCalls.filter(([each]) => each === name).flatMap(([, input]) => Object.keys(input));
  const more = [
    'translation',
    'translations',
    'dataset',
    'books',
    'limit',
    'offset',
    '__proto__',
    'constructor',
  ];
  const key = fc.constantFrom(...known, ...more);
  return fc.record({ name: fc.constant(name), input: fc.dictionary(key, hostileValue, { maxKeys: 4 }) });
});

test('A thousand hostile calls get an answer or an error, and the server keeps running', async () => {
  using log = spyOn(console, 'error').mockImplementation(() => {});
  const outcomes = { answered: 0, refused: 0 };
  const ask = async ({ name, input }: { name: string; input: Record<string, unknown> }) => {
    const result = await connected.client.callTool({ name, arguments: input }).catch((error) => {
      if (error instanceof ProtocolError) return undefined;
      throw error;
    });
    if (!result || result.isError) outcomes.refused++;
    else outcomes.answered++;
    expect(result ? textOf(result) : '').not.toContain('This is a bug');
  };
  await fc.assert(fc.asyncProperty(hostileCall, ask), { numRuns: isLong ? 20_000 : 1000 });
  expect(log.mock.calls).toEqual([]);
  expect(outcomes.refused).toBeGreaterThan(300);
  expect(outcomes.answered).toBeGreaterThan(20);
  const after = await connected.client.callTool({
    name: 'get_passage',
    arguments: { reference: 'Ruth 1:1' },
  });
  expect(after.isError ?? false).toBe(false);
});

test('Hostile addresses of resources and hostile completions are errors, or nothing', async () => {
  using log = spyOn(console, 'error').mockImplementation(() => {});
  const part = hostileText.map((text) => text.slice(0, 2000));
  const uri = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `scripture://${parts.join('/')}`);
  const ask = async (address: string, typed: string) => {
    const { client } = connected;
    const expected = (error: unknown) => {
      if (!(error instanceof ProtocolError)) throw error;
    };
    await client.readResource({ uri: address }).catch(expected);
    const ref = { type: 'ref/resource', uri: 'scripture://{translation}/{book}/{chapter}' } as const;
    const context = { arguments: { translation: typed, book: typed } };
    await client.complete({ ref, argument: { name: 'chapter', value: typed }, context }).catch(expected);
    await client.complete({ ref, argument: { name: typed, value: '' }, context }).catch(expected);
  };
  await fc.assert(fc.asyncProperty(uri, part, ask), { numRuns: isLong ? 2000 : 100 });
  expect(log.mock.calls).toEqual([]);
});
