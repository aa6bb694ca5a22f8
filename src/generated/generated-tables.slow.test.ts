import { expect, setDefaultTimeout, test } from 'bun:test';
import { bookNameKeys } from './book-names.rows.ts';
import { bookNamesTable } from './book-names.ts';
import { representativeCodes as codesOfPackage, macrolanguageRows } from './languages-table.rows.ts';
import { macrolanguagesTable } from './macrolanguages-table.ts';
import { representativeCodes } from './representative-codes-table.ts';

setDefaultTimeout(600_000);

test('the names of books match the installed package', async () => {
  const languages = await bookNameKeys();
  const rows = [...languages].map(([code, books]) =>
    [code, ...[...books].map(([id, keys]) => `${id} ${keys.join(' ')}`)].join('\t'),
  );
  expect(rows.length).toBeGreaterThan(40);
  expect(bookNamesTable).toBe(`\n${rows.sort().join('\n')}\n`);
});

test('the macrolanguages match the installed package', () => {
  expect(macrolanguagesTable.trim().split('\n')).toEqual(macrolanguageRows());
  expect(representativeCodes).toBe(codesOfPackage().join(' '));
});
