import { expect } from 'bun:test';
import type { RunsOfMethods } from '../client-methods.ts';
import { commentaryChapter } from '../typed-answers.ts';
import { verseOf } from '../verse-of.ts';

export const smallTextRuns = {
  formatReference: async (api) => {
    const { books } = await api.getTranslationBooks('SMALL');
    const { person } = await api.getDatasetPerson('SMALLWORLD', 'abel_1');
    const references = person.references.map((reference) =>
      api.formatReference(books.find(({ id }) => id === reference.book)!, reference),
    );
    expect(references).toEqual(['Genesis 1:1-2', 'Genesis 2:1', 'Matthew 5:1']);
  },
  getVerseText: async (api) => {
    const { chapter } = await api.getTranslationBookChapter('SMALL', 'GEN', 1);
    expect(api.getVerseText(verseOf(chapter.content, 3))).toBe(
      'And God said, “Let there be light”;\nand there was light.',
    );
    const notes = await commentaryChapter(api, 'SMALLNOTES', 'GEN', 1);
    expect(api.getVerseText(notes.chapter.content[1]!)).toBe('Light comes first.');
  },
  getChapterVerseText: async (api) => {
    const chapter = await api.getTranslationBookChapter('SMALL', 'GEN', 2);
    expect(api.getChapterVerseText(chapter)).toBe('Genesis 2\n[1] So the heavens were finished.');
  },
  getSimpleChapterVerseText: async (api) => {
    const chapter = await api.getSimpleTranslationBookChapter('SMALL', 'GEN', 2);
    expect(api.getSimpleChapterVerseText(chapter)).toBe('Genesis 2\n[1] So the heavens were finished.');
  },
  getWordText: async (api) => {
    const { chapter } = await api.getTranslationBookChapter('SMALL', 'MAT', 5);
    const words = await api.getTranslationBookChapterWords('SMALL', 'MAT', 5);
    expect(api.getWordText(verseOf(chapter.content, 1), words.verses['1']![1]!)).toBe('crowds');
  },
  getVerseWords: async (api) => {
    const { chapter } = await api.getTranslationBookChapter('SMALL', 'MAT', 5);
    const words = await api.getTranslationBookChapterWords('SMALL', 'MAT', 5);
    const [seeing] = api.getVerseWords(verseOf(chapter.content, 1), words);
    expect(seeing).toEqual({
      contentIndex: 0,
      start: 0,
      end: 6,
      strongs: ['G3708'],
      lemma: 'ὁράω',
      morph: 'Gr,V',
      srcloc: 'gnt5:40.5.1.1',
      occurrence: 1,
      occurrences: 1,
      text: 'Seeing',
    });
    expect(api.getVerseWords(verseOf(chapter.content, 2), words)).toEqual([]);
  },
  getSimpleWordText: async (api) => {
    const { chapter } = await api.getSimpleTranslationBookChapter('SMALL', 'TOB', 1);
    const words = await api.getSimpleTranslationBookChapterWords('SMALL', 'TOB', 1);
    expect(api.getSimpleWordText(verseOf(chapter.content, 1), words.verses['1']![0]!)).toBe('words');
  },
  getSimpleVerseWords: async (api) => {
    const { chapter } = await api.getSimpleTranslationBookChapter('SMALL', 'MAT', 5);
    const words = await api.getSimpleTranslationBookChapterWords('SMALL', 'MAT', 5);
    const found = api.getSimpleVerseWords(verseOf(chapter.content, 1), words);
    expect(found.map(({ text, strongs }) => [text, strongs])).toEqual([
      ['Seeing', ['G3708']],
      ['crowds', ['G3793']],
    ]);
  },
} satisfies Partial<RunsOfMethods>;
