import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allBooks } from '../../src/model/books.ts';

const types = join(import.meta.dir, '../../node_modules/free-use-bible-api/dist/types/types.gen.d.ts');
const union = /export type BookId = ([^;]+);/.exec(readFileSync(types, 'utf8'))![1]!;
const clientIds = [...union.matchAll(/'(\w{3})'/g)].map(([, id]) => id!);

const unknownToTheClient = ['JSA', 'JDB', 'TBS', 'SST', 'DNT', 'BLT'];

test('the client knows every served book, except six obsolete ids', () => {
  const served = allBooks()
    .filter(({ canon }) => canon !== 'peripheral')
    .map(({ id }) => id);
  expect(clientIds.length).toBeGreaterThan(66);
  expect(served.filter((id) => !clientIds.includes(id))).toEqual(unknownToTheClient);
  expect(clientIds.filter((id) => !served.includes(id))).toEqual([]);
});
