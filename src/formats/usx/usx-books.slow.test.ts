import { expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from '../../../test/shared-data.ts';
import { readBook } from '../builder/read-books.ts';
import { readUsx } from './read-usx.ts';

setDefaultTimeout(600_000);

test('a book of USX is read', () => {
  const usx =
    '<usx version="3.0"><book code="3JN" style="id"/><para style="h">3 John</para><chapter number="1" style="c"/>' +
    '<para style="p"><verse number="1" style="v"/>The elder<note style="f" caller="+"><char style="ft">Or</char></note>,</para></usx>';
  const { id, names, chapters } = readBook(readUsx, usx, () => {});
  expect({ id, names, blocks: chapters[0]!.blocks }).toMatchObject({
    id: '3JN',
    names: { header: '3 John' },
    blocks: [{ type: 'verse', number: 1, content: { text: 'The elder,' } }],
  });
});

const ofTheText = ['missing-verse', 'unpaired-quote'];

test.skipIf(!sharedData).each([
  ['aab', 66, 31_087],
  ['webp-usx', 3, 2_760],
] as const)('every verse of %s is read, without a fault of its markup', (name, books, verses) => {
  const folder = join(sharedData!, 'translations', name);
  const files = readdirSync(folder).filter((file) => file.endsWith('.usx'));
  const found: string[] = [];
  let count = 0;
  for (const file of files) {
    const book = readBook(readUsx, readFileSync(join(folder, file), 'utf8'), (code, at) => {
      if (!ofTheText.includes(code)) found.push(`${file}@${at} ${code}`);
    });
    for (const { blocks } of book.chapters) count += blocks.filter(({ type }) => type === 'verse').length;
  }
  expect({ books: files.length, verses: count, found }).toEqual({ books, verses, found: [] });
});
