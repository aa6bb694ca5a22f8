import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Library } from '../../src/library/library.ts';
import { answerFrom } from '../../src/questions/question.ts';
import { commentaryNotesOf, mentionsOf } from '../../src/questions/study-notes.ts';
import { compiledSharedData, compiledSharedEverything } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';

setDefaultTimeout(600_000);

describe.skipIf(!sharedData)('Notes and names written in English numbers', () => {
  let libraries: Library[];
  let commentary: string;
  let dataset: string;
  beforeAll(async () => {
    libraries = (await Promise.all([compiledSharedData(), compiledSharedEverything()])).map(
      ({ library }) => library,
    );
    const editions = libraries.flatMap((library) => library.editions());
    commentary = editions.find(({ kind }) => kind === 'commentary')!.id;
    dataset = editions.find(({ catalogueEntry }) => 'listOfPeopleApiLink' in catalogueEntry)!.id;
  });

  const read = (path: string): unknown => {
    const library = libraries.find((each) => each.get(path));
    return library && readDocument(library, path);
  };
  const notes = (translation: string, book: string, chapter: number) =>
    answerFrom(commentaryNotesOf(commentary, translation, { book, chapter }), read)?.chapter;
  const mentions = (translation: string, book: string, chapter: number) =>
    answerFrom(mentionsOf(dataset, translation, { book, chapter }), read)?.chapter;
  const noteOn = (chapter: ReturnType<typeof notes>, verse: number) =>
    chapter?.content.find(({ number }) => number === verse)?.content;

  test('both are found to be numbered as English Bibles are', () => {
    expect(read(`/api/x/versification/${commentary}.json`)).toMatchObject({ commentary, scheme: 'eng' });
    expect(read(`/api/x/versification/${dataset}.json`)).toMatchObject({ dataset, scheme: 'eng' });
  });

  test('match the documents for a translation with the same or an unknown numbering', () => {
    for (const [book, chapter] of [
      ['PSA', 51],
      ['JOL', 2],
      ['ROM', 8],
    ] as const) {
      const written = read(`/api/c/${commentary}/${book}/${chapter}.json`) as { chapter: object };
      expect(notes('BSB', book, chapter)).toEqual(written.chapter as never);
      const withoutNumbering = (path: string) => (path.endsWith('/HBOMAS.json') ? undefined : read(path));
      const unknown = commentaryNotesOf(commentary, 'HBOMAS', { book, chapter });
      expect(answerFrom(unknown, withoutNumbering)?.chapter).toEqual(written.chapter as never);
      expect(() => notes('UNKNOWN', book, chapter)).toThrow('Unknown translation "UNKNOWN".');
      const named = read(`/api/d/${dataset}/${book}/${chapter}.json`) as { chapter: object };
      expect(mentions('BSB', book, chapter)).toEqual(named.chapter as never);
    }
  });

  test.each([
    ['JOL', 2, 28, 3, 1],
    ['JOL', 3, 1, 4, 1],
    ['MAL', 4, 1, 3, 19],
  ])('%s %i:%i is %i:%i of the Hebrew', (book, chapter, verse, hebrewChapter, hebrewVerse) => {
    const english = noteOn(notes('BSB', book, chapter), verse);
    expect(english).toBeDefined();
    expect(noteOn(notes('HBOMAS', book, hebrewChapter), hebrewVerse)).toEqual(english!);
  });

  test('no note is lost or repeated between the numberings', () => {
    for (const [book, english, hebrew] of [
      ['JOL', [1, 2, 3], [1, 2, 3, 4]],
      ['MAL', [1, 2, 3, 4], [1, 2, 3]],
      ['JON', [1, 2, 3, 4], [1, 2, 3, 4]],
    ] as const) {
      const all = (translation: string, chapters: readonly number[]) =>
        chapters.flatMap(
          (chapter) => notes(translation, book, chapter)?.content.flatMap((each) => each.content) ?? [],
        );
      expect([book, all('HBOMAS', hebrew)]).toEqual([book, all('BSB', english)]);
    }
  });

  test('the introduction of a chapter precedes its first verse', () => {
    const introductions = (translation: string, chapters: readonly number[]) =>
      chapters.map((chapter) => notes(translation, 'JOL', chapter)?.introduction);
    const [first, second, third] = introductions('BSB', [1, 2, 3]);
    expect(introductions('HBOMAS', [1, 2, 3, 4])).toEqual([first, second, undefined, third]);
  });

  test('people are mentioned in the verses of the translation', () => {
    const versesOf = (translation: string, chapter: number, name: string) =>
      mentions(translation, 'MAL', chapter)?.people.find((each) => each.name === name)?.verses;
    expect(versesOf('BSB', 4, 'Moses')).toEqual([4]);
    expect(versesOf('HBOMAS', 3, 'Moses')).toEqual([22]);
    expect(mentions('HBOMAS', 'MAL', 4)).toBeUndefined();
  });
});
