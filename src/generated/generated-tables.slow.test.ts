import { expect, setDefaultTimeout, test } from 'bun:test';
import { isLong } from '../../test/long-tests.ts';
import { foldWord } from '../search/analysis.ts';
import { bookNameKeys } from './book-names.rows.ts';
import { bookNamesTable } from './book-names.ts';
import { representativeCodes as codesOfPackage, macrolanguageRows } from './languages-table.rows.ts';
import { macrolanguagesTable } from './macrolanguages-table.ts';
import { populationRows } from './populations-table.rows.ts';
import { populationsTable } from './populations-table.ts';
import { representativeCodes } from './representative-codes-table.ts';
import { simplifiedPairs } from './simplified-characters.rows.ts';

setDefaultTimeout(600_000);

test('the names of books match the installed package', async () => {
  const languages = await bookNameKeys();
  const rows = [...languages].map(([code, books]) =>
    [code, ...[...books].map(([id, keys]) => `${id} ${keys.join(' ')}`)].join('\t'),
  );
  expect(rows.length).toBeGreaterThan(40);
  expect(bookNamesTable).toBe(`\n${rows.sort().join('\n')}\n`);
});

test('the populations of languages match the installed package', () => {
  expect(populationsTable.trim().split('\n')).toEqual(populationRows());
});

// Ten seconds of processor time, for a package of a fixed version
test.skipIf(!isLong)('the macrolanguages match the installed package', () => {
  expect(macrolanguagesTable.trim().split('\n')).toEqual(macrolanguageRows());
  expect(representativeCodes).toBe(codesOfPackage().join(' '));
});

test.skipIf(!Bun.which('uconv'))('the simplified characters match the transform of ICU', () => {
  const pairs = simplifiedPairs();
  expect(pairs.length).toBeGreaterThan(2500);
  for (const [traditional, simplified] of pairs) expect(foldWord(traditional)).toBe(simplified);
});
