import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Library } from '../../src/library/library.ts';
import { crossReferencesOf } from '../../src/questions/cross-references.ts';
import { answerFrom } from '../../src/questions/question.ts';
import { compiledSharedData, compiledSharedEverything } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';

setDefaultTimeout(600_000);

const dataset = 'open-cross-ref';

describe.skipIf(!sharedData)('Cross references of OpenBible.info for translations of two numberings', () => {
  let libraries: Library[];
  beforeAll(async () => {
    libraries = (await Promise.all([compiledSharedData(), compiledSharedEverything()])).map(
      ({ library }) => library,
    );
  });

  const read = (path: string): unknown => {
    const library = libraries.find((each) => each.get(path));
    return library && readDocument(library, path);
  };
  const references = (translation: string, book: string, chapter: number) =>
    answerFrom(crossReferencesOf(dataset, translation, { book, chapter }), read);
  const targets = (translation: string, book: string, chapter: number, verse: number) =>
    references(translation, book, chapter)
      .find((each) => each.verse === verse)!
      .references.map(({ score: _, ...place }) => place);

  test('the dataset is found to be numbered as English Bibles are', () => {
    expect(read(`/api/x/versification/${dataset}.json`)).toMatchObject({
      dataset,
      scheme: 'eng',
      evidence: { by: 'verses', verses: 30_536, fitting: { eng: 30_536, org: 30_405 } },
    });
  });

  test('a translation with the same numbering has those of the dataset', () => {
    for (const [book, chapter] of [
      ['PSA', 51],
      ['JOL', 2],
      ['MAL', 4],
      ['ROM', 8],
    ] as const) {
      const document = read(`/api/d/${dataset}/${book}/${chapter}.json`) as { chapter: { content: unknown } };
      expect(references('BSB', book, chapter)).toEqual(document.chapter.content as never);
    }
  });

  test.each([
    ['PSA', 51, 1, 51, 3],
    ['PSA', 3, 2, 3, 3],
    ['JOL', 2, 28, 3, 1],
    ['JOL', 3, 10, 4, 10],
    ['MAL', 4, 1, 3, 19],
    ['MAL', 3, 18, 3, 18],
  ])('%s %i:%i is %i:%i of the Hebrew', (book, chapter, verse, hebrewChapter, hebrewVerse) => {
    const english = targets('BSB', book, chapter, verse);
    const hebrew = targets('HBOMAS', book, hebrewChapter, hebrewVerse);
    expect(english.length).toBeGreaterThan(0);
    expect(hebrew.map(({ book }) => book).sort()).toEqual(english.map(({ book }) => book).sort());
  });

  test('targets have the numbers of the translation too', () => {
    expect(targets('BSB', 'ACT', 2, 17)).toContainEqual({ book: 'JOL', chapter: 2, verse: 28, endVerse: 32 });
    expect(targets('HBOMAS', 'ACT', 2, 17)).toContainEqual({
      book: 'JOL',
      chapter: 3,
      verse: 1,
      endVerse: 5,
    });
    expect(targets('HBOMAS', 'MAT', 11, 14)).toContainEqual({ book: 'MAL', chapter: 3, verse: 23 });
  });

  test.each([
    ['PSA', 150, 150],
    ['JOL', 3, 4],
    ['MAL', 4, 3],
  ])('those of %s are neither lost nor repeated', (book, english, hebrew) => {
    const count = (translation: string, chapters: number) => {
      const all = Array.from({ length: chapters }, (_, index) =>
        references(translation, book, index + 1),
      ).flat();
      return all.reduce((sum, verse) => sum + verse.references.length, 0);
    };
    expect(count('HBOMAS', hebrew)).toBe(count('BSB', english));
  });
});
