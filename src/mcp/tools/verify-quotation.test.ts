import { afterAll, beforeAll, expect, test } from 'bun:test';
import { compileContent } from '../../../test/compiled.ts';
import { answersOf, type ConnectedClient, connectOverHttp, textOf } from '../../../test/mcp/mcp-clients.ts';
import { editionJson } from '../../../test/small-content/small-edition-json.ts';
import { writeFiles } from '../../../test/write-files.ts';

const running = new AsyncDisposableStack();
let client: ConnectedClient['client'];

const chapter = (id: string, name: string, ...verses: readonly string[]) =>
  `\\id ${id}\n\\h ${name}\n\\c 1\n\\p\n${verses.map((verse, at) => `\\v ${at + 1} ${verse}\n`).join('')}`;
const bread = 'It is written, Man shall not live by bread alone, but by every word';
const brot = 'Es steht geschrieben: Der Mensch lebt nicht vom Brot allein, sondern von einem jeden Wort';

beforeAll(async () => {
  const { library } = await compileContent((content) =>
    writeFiles(content, {
      'translations/one/edition.json': editionJson('ONE', 'First Bible'),
      'translations/one/MAT.usfm': chapter('MAT', 'Matthew', 'He was hungry.', `${bread} of God.`),
      'translations/one/LUK.usfm': chapter('LUK', 'Luke', `${bread} of the Lord.`, 'The devil left him.'),
      'translations/german/edition.json': { ...editionJson('DEU', 'German Bible'), language: 'deu' },
      'translations/german/MAT.usfm': chapter('MAT', 'Matthäus', 'Ihn hungerte.', `${brot} Gottes.`),
      'translations/german/LUK.usfm': chapter('LUK', 'Lukas', `${brot} des Herrn.`, 'Der Teufel wich.'),
    }),
  );
  const answers = answersOf(library);
  running.defer(() => answers.close());
  ({ client } = running.use(await connectOverHttp(answers)));
}, 60_000);
afterAll(() => running.disposeAsync());

test.each([
  ['ONE', 'Man shall not live by bread alone', 'Luke 1:1', 'LUK 1:1', 'Luke 1:1'],
  ['ONE', 'Man shall not live on bread alone', 'Luke 1:1', 'LUK 1:1', 'Luke 1:1'],
  ['ONE', 'Man shall not live by bread alone (Luke 1:1)', undefined, 'LUK 1:1', 'Luke 1:1'],
  ['DEU', 'Der Mensch lebt nicht vom Brot allein', 'Lk 1,1', 'LUK 1:1', 'Lukas 1,1'],
  ['ONE', 'Man shall not live by bread alone', 'Luke', 'LUK', 'Luke'],
  ['ONE', 'Man shall not live by bread alone', 'Matthew 1:2', null, ''],
  ['ONE', 'Man shall not live by bread alone', 'Matthew 1', null, ''],
  ['ONE', 'He was hungry. It is written, Man shall not live by bread alone', 'Matt 1:2', null, ''],
  ['ONE', 'Man shall not live by bread alone', 'Luke 1:2', null, ''],
  ['ONE', 'Man shall not live by bread alone', undefined, null, ''],
  ['ONE', 'Elephants walk across rivers at midnight', 'Luke 1:1', null, ''],
])('a right reference to other verses than those shown is named: %s, %s, %s', async (...row) => {
  const [translation, quotation, reference, other, label] = row;
  const input = { translation, quotation, ...(reference === undefined ? {} : { reference }) };
  const result = await client.callTool({ name: 'verify_quotation', arguments: input });
  const { reference: shown, other_reference } = result.structuredContent as Record<string, string | null>;
  expect(shown?.startsWith('MAT 1:') ?? quotation.startsWith('Elephants')).toBe(true);
  expect(other_reference).toBe(other);
  const sentence = /The claimed reference is right, too: (.*)\./.exec(textOf(result))?.[1] ?? '';
  expect(sentence).toBe(label);
});
