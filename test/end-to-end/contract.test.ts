import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { documentSchemas } from '../../src/documents/document-schemas.ts';
import type {
  AvailableTranslations,
  TranslationBooks,
} from '../../src/documents/translation/translation-schema.ts';
import type { Library } from '../../src/library/library.ts';
import {
  compiledSharedData,
  compiledSharedEverything,
  compiledSmallContent,
  compiledStarter,
} from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';
import { chapterFaults } from './chapter-faults.ts';
import { contentFaults } from './content-faults.ts';
import { countFaults } from './count-faults.ts';
import { shapeFaults } from './shape-faults.ts';

setDefaultTimeout(600_000);

const names = documentSchemas.map(({ name }) => name).filter((name) => name !== 'Downloads');
const noProfiles = ['CommentaryProfile'];
const noPlans = ['PlanDays'];
const noLexicons = ['LexiconEntry', 'LexiconGlosses', 'LexiconNames'];

/** `alignments.test.ts` and `computed-search.test.ts` check their shape. */
const noAlignments = ['ChapterAlignment'];
const noComputed = ['ComputedSearchRoot'];

describe.each([
  {
    name: 'hand-written',
    skip: false,
    compiled: compiledSmallContent,
    without: [...noPlans, ...noLexicons, ...noAlignments, ...noComputed],
  },
  {
    name: 'real',
    skip: !sharedData,
    compiled: compiledSharedEverything,
    without: [...noProfiles, ...noPlans, ...noLexicons, ...noComputed],
  },
])('with $name content of every kind', ({ skip, compiled, without }) => {
  test.skipIf(skip)(
    'every document has the exact shape of its kind, and no kind is without one',
    async () => {
      const { checked, faults } = shapeFaults((await compiled()).library);
      expect(faults.slice(0, 20)).toEqual([]);
      const found = names.filter((name) => checked.get(name)! > 0);
      expect(found).toEqual(names.filter((name) => !without.includes(name)));
    },
  );

  test.skipIf(skip)(
    'commentaries and datasets agree with their paths and in all their documents',
    async () => {
      const { library } = await compiled();
      const editions = library.editions().filter(({ kind }) => kind !== 'translation');
      expect(editions).toHaveLength(3);
      expect(editions.flatMap((edition) => contentFaults(library, edition)).slice(0, 20)).toEqual([]);
    },
  );
});

describe.each([
  { name: 'hand-written', skip: false, compiled: compiledSmallContent },
  { name: 'starter', skip: false, compiled: compiledStarter },
  { name: 'real', skip: !sharedData, compiled: compiledSharedData },
  { name: 'real audio and annotated', skip: !sharedData, compiled: compiledSharedEverything },
])('in $name translations', ({ skip, compiled }) => {
  test.skipIf(skip)('every document has the exact shape of the contract', async () => {
    expect(shapeFaults((await compiled()).library).faults.slice(0, 20)).toEqual([]);
  });

  test.skipIf(skip)('chapters agree with their paths, their neighbours and their own notes', async () => {
    const { library } = await compiled();
    expect(
      translations(library)
        .flatMap((id) => chapterFaults(library, id))
        .slice(0, 20),
    ).toEqual([]);
  });

  test.skipIf(skip)('counts, downloads and the one translation object agree everywhere', async () => {
    const { library } = await compiled();
    expect(
      translations(library)
        .flatMap((id) => countFaults(library, id))
        .slice(0, 20),
    ).toEqual([]);
  });
});

test('an edition with deuterocanonical books counts them apart', async () => {
  const { translation, books } = readDocument<TranslationBooks>(
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
  const { translations } = readDocument<AvailableTranslations>(library, '/api/available_translations.json');
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

function translations(library: Library): string[] {
  return library
    .editions()
    .filter(({ kind }) => kind === 'translation')
    .map(({ id }) => id);
}
