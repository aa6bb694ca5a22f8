import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type CheckedContent, checkContent } from '../../src/check/checked-content.fixture.ts';
import type { WordsCensus } from '../../src/documents/report/words-census.ts';
import { starterEditions } from '../../starter/starter-editions.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { sharedData } from '../shared-data.ts';
import { writeFiles } from '../write-files.ts';

setDefaultTimeout(600_000);

const dictionaries = dirname(createRequire(import.meta.url).resolve('strongs/package.json'));
const translations = ['engwebp', 'ugnt-sample', 'uhb-sample', 'ult-sample', 'ust-sample'];

/** Books of each part of the Hebrew Bible, with Aramaic; the long run reads all. */
const someHebrew = /^(?:Gen|Judg|Isa|Amos|Prov|Dan|Neh)\.xml|\.json$/;

function writeContent(content: string): void {
  const oshb = starterEditions().find(({ folder }) => folder.endsWith('/OSHB'))!;
  const files = [...oshb.files()].filter(([name]) => isLong || someHebrew.test(name));
  writeFiles(content, Object.fromEntries(files.map(([name, file]) => [`${oshb.folder}/${name}`, file])));
  const strongs = join(content, 'datasets/strongs');
  mkdirSync(strongs, { recursive: true });
  for (const name of ['hebrew', 'greek']) {
    const file = `strongs-${name}-dictionary.js`;
    cpSync(join(dictionaries, name, file), join(strongs, file));
  }
  if (!sharedData) return;
  for (const name of translations) {
    cpSync(join(sharedData, 'translations', name), join(content, 'translations', name), { recursive: true });
  }
  if (!isLong) keepSomeBooks(join(content, 'translations/engwebp'));
  cpSync(join(sharedData, 'lexicons/step-hebrew'), join(content, 'datasets/step'), { recursive: true });
}

function keepSomeBooks(folder: string): void {
  const books = readdirSync(folder).filter((name) => name.endsWith('.usfm'));
  for (const [index, name] of books.sort().entries()) if (index % 9 !== 4) rmSync(join(folder, name));
}

let check: CheckedContent;
beforeAll(async () => {
  const content = newFolder();
  writeContent(content);
  check = await checkContent(content);
});

function census(id: string): WordsCensus {
  const report = check.editions.find((edition) => edition.report.id === id)?.report;
  return (report?.kind === 'translation' ? report.words : undefined)!;
}

const missingIn = (translation: string, lexicon: string) =>
  check.words.find((each) => each.translation === translation && each.lexicon === lexicon)?.missing;

const hebrewBooks = isLong ? 'the starter’s Hebrew Bible' : 'seven books of the starter’s Hebrew Bible';

test(`every number on a word of ${hebrewBooks} has an entry, and every code is parsed`, () => {
  expect(missingIn('OSHB', 'strongs')).toEqual([]);
  expect(census('OSHB')).toMatchObject({ unreadableNumbers: [], unknownCodes: [], scheme: 'oshb' });
  expect(census('OSHB').distinctCodes).toBeGreaterThan(isLong ? 3000 : 1500);
  expect(census('OSHB').numbers).toBeGreaterThan(isLong ? 290_000 : 60_000);
});

describe.skipIf(!sharedData)('of the translations next to the project', () => {
  test('every number has an entry or a reason why not', () => {
    for (const { translation, lexicon, numbers, explained, missing } of check.words) {
      console.log(
        `${translation} in ${lexicon}: ${explained} of ${numbers}; without an entry: ${missing.join(' ') || 'none'}`,
      );
    }
    const found = check.words.map(({ translation, lexicon }) => `${translation} ${lexicon}`).sort();
    expect(found).toEqual([
      'ENGWEBP step',
      'ENGWEBP strongs',
      'OSHB step',
      'OSHB strongs',
      'UGNT strongs',
      'UHB step',
      'UHB strongs',
      'ULT step',
      'ULT strongs',
      'UST step',
      'UST strongs',
    ]);
    // An additional number by unfoldingWord for a word that is missing in Strong's dictionary
    const missing = check.words.flatMap(({ missing }) => missing);
    expect([...new Set(missing)]).toEqual(['G8627']);
  });

  test('every code and every number is parsed or listed', () => {
    const unknown: Record<string, readonly string[]> = {};
    const unreadable: Record<string, readonly string[]> = {};
    for (const id of ['UGNT', 'UHB', 'ULT', 'UST', 'ENGWEBP']) {
      const words = census(id);
      console.log(
        `${id}: ${words.annotated} words, ${words.distinctNumbers} numbers, ${words.distinctCodes} codes (${words.scheme})`,
      );
      if (words.unknownCodes.length > 0) unknown[id] = words.unknownCodes;
      if (words.unreadableNumbers.length > 0) unreadable[id] = words.unreadableNumbers;
    }
    const wrong = ['He,VNcmsa'];
    expect(unknown).toEqual({ UHB: wrong, ULT: wrong, UST: wrong });
    // A preposition with a suffix has no number of its own
    expect(unreadable).toEqual({ UHB: ['b', 'l'], ULT: ['b', 'l'], UST: ['b', 'l'] });
  });

  test('the scheme of an edition matches its codes', () => {
    expect(['UGNT', 'UHB', 'ULT', 'UST', 'ENGWEBP'].map((id) => census(id).scheme)).toEqual([
      'unfoldingword',
      'unfoldingword',
      'unfoldingword',
      'unfoldingword',
      null,
    ]);
  });
});
