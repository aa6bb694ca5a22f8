import { expect, test } from 'bun:test';
import { buildLibrary } from '../../src/compile/build-library.fixture.ts';
import { openLibrary } from '../../src/library/library.ts';
import { ContentFolder } from '../content-folder.ts';
import { editionWords } from './edition-words.ts';

const source =
  '\\id GEN\n\\h Genesis\n\\c 1\n\\p\n\\v 1 El Señor\\f + \\ft אֱלֹהִים\\f* dijo:\n\\v 2 \\nd Sea\\nd* la luz.\n';
const utf16 = Buffer.from(`\uFEFF${source}`, 'utf16le');

test.each([
  { written: 'in UTF-8 with a byte-order mark', bytes: Buffer.from(`\uFEFF${source}`) },
  { written: 'in UTF-16 with its mark, little-endian', bytes: utf16 },
  { written: 'in UTF-16 with its mark, big-endian', bytes: Buffer.from(utf16).swap16() },
  { written: 'in UTF-16 without its mark, little-endian', bytes: utf16.subarray(2) },
  { written: 'in UTF-16 without its mark, big-endian', bytes: Buffer.from(utf16).swap16().subarray(2) },
  { written: 'with CRLF line ends', bytes: Buffer.from(source.replaceAll('\n', '\r\n')) },
  { written: 'with CR line ends', bytes: Buffer.from(source.replaceAll('\n', '\r')) },
  { written: 'without a line end at its end', bytes: Buffer.from(source.trimEnd()) },
  { written: 'with its book id in lower case', bytes: Buffer.from(source.replace('GEN', 'gen')) },
])('a source written $written is read whole, and nothing is reported', async ({ bytes }) => {
  using content = new ContentFolder().edition('odd', 'ODD', { 'gen.usfm': bytes });
  const { editions, diagnostics } = await buildLibrary({ content: content.path, library: content.library });
  expect(diagnostics).toEqual([]);
  expect(editions.map(({ outcome, counts }) => [outcome, counts?.verses])).toEqual([['compiled', 2]]);
  const library = openLibrary(content.library, { readOnly: true });
  expect(editionWords(library, 'ODD')).toBe('El Señor dijo: אֱלֹהִים Sea la luz.');
  await library.close();
});
