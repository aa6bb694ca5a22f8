import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { z } from 'zod';
import type { Library } from '../../src/library/library.ts';
import { compiledSharedData } from '../compiled-shared-data.ts';
import { compiledSmallContent } from '../compiled-small-content.ts';
import * as contract from '../conformance/contract-schemas.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';
import { chapterFaults } from './chapter-faults.ts';
import { countFaults } from './count-faults.ts';

// The first test waits until whole Bibles are compiled.
setDefaultTimeout(120_000);

const schemas: readonly [path: RegExp, schema: z.ZodType][] = [
  [/^\/api\/available_translations\.json$/, contract.availableTranslationsSchema],
  [/^\/api\/[^/]+\/books\.json$/, contract.booksSchema],
  [/^\/api\/[^/]+\/[A-Z0-9]{3}\/[1-9]\d*\.json$/, contract.chapterSchema],
  [/^\/api\/[^/]+\/[A-Z0-9]{3}\/[1-9]\d*\.simple\.json$/, contract.simpleChapterSchema],
  [/^\/api\/[^/]+\/complete\.json$/, contract.completeTranslationSchema],
  [/^\/api\/[^/]+\/complete\.simple\.json$/, contract.simpleCompleteTranslationSchema],
];

/** Documents whose shape is checked elsewhere. */
const others =
  /^\/api\/(available_(commentaries|datasets)\.json$|[cd]\/|x\/report\/|[^/]+\/.*\.(words|words\.simple|audioTimings)\.json$)/;

describe.each([
  { name: 'hand-written', skip: false, library: compiledSmallContent },
  { name: 'real', skip: !sharedData, library: compiledSharedData },
])('with $name content', ({ skip, library: compiled }) => {
  test.skipIf(skip)('every document has the exact shape of the contract', async () => {
    const { library } = await compiled();
    const faults: string[] = [];
    for (const path of library.paths('/api/')) {
      if (others.test(path)) continue;
      const schema = schemas.find(([pattern]) => pattern.test(path))?.[1];
      const parsed = schema?.safeParse(readDocument(library, path));
      if (!parsed) faults.push(`${path} is no path of the contract`);
      else if (!parsed.success)
        faults.push(...parsed.error.issues.slice(0, 3).map((issue) => `${path}: ${tell(issue)}`));
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });

  test.skipIf(skip)('chapters agree with their paths, their neighbours and their own notes', async () => {
    const { library } = await compiled();
    expect(
      editions(library)
        .flatMap((id) => chapterFaults(library, id))
        .slice(0, 20),
    ).toEqual([]);
  });

  test.skipIf(skip)('counts, downloads and the one translation object agree everywhere', async () => {
    const { library } = await compiled();
    expect(
      editions(library)
        .flatMap((id) => countFaults(library, id))
        .slice(0, 20),
    ).toEqual([]);
  });
});

test('an edition with deuterocanonical books counts them apart', async () => {
  const { translation, books } = readDocument<contract.Books>(
    (await compiledSmallContent()).library,
    '/api/SMALL/books.json',
  );
  expect(translation).toMatchObject({
    numberOfBooks: 3,
    totalNumberOfChapters: 4,
    totalNumberOfVerses: 8,
    numberOfApocryphalBooks: 1,
    totalNumberOfApocryphalChapters: 1,
    totalNumberOfApocryphalVerses: 1,
  });
  expect(books.map(({ id, order, isApocryphal }) => [id, order, isApocryphal])).toEqual([
    ['GEN', 1, undefined],
    ['PSA', 19, undefined],
    ['MAT', 40, undefined],
    ['TOB', 67, true],
  ]);
});

test.skipIf(!sharedData)('the real editions have the counts of their sources', async () => {
  const { library } = await compiledSharedData();
  const { translations } = readDocument<{ translations: contract.Translation[] }>(
    library,
    '/api/available_translations.json',
  );
  const facts = translations.map((it) => [
    it.id,
    it.numberOfBooks,
    it.totalNumberOfChapters,
    it.totalNumberOfVerses,
    it.textDirection,
    it.language,
    it.languageEnglishName,
  ]);
  expect(facts.toSorted()).toEqual([
    ['BSB', 66, 1189, 31_086, 'ltr', 'eng', 'English'],
    ['ENGWEBP', 66, 1189, 31_103, 'ltr', 'eng', 'English'],
    ['HBOMAS', 39, 929, 23_213, 'rtl', 'hbo', 'Ancient Hebrew'],
  ]);
});

function editions(library: Library): string[] {
  return library.editions().map(({ id }) => id);
}

function tell(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}
