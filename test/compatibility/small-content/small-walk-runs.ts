import { expect } from 'bun:test';
import type { RunsOfMethods } from '../client-methods.ts';
import { commentaryBooks, commentaryChapter, crossReferences } from '../typed-answers.ts';

export const smallWalkRuns = {
  getChapterWords: async (api) => {
    const matthew = await api.getTranslationBookChapter('SMALL', 'MAT', 5);
    expect((await api.getChapterWords(matthew))?.nextChapterWordsLink).toBe('/api/SMALL/TOB/1.words.json');
    expect(await api.getChapterWords(await api.getTranslationBookChapter('SMALL', 'GEN', 1))).toBeNull();
  },
  getSimpleChapter: async (api) => {
    const simple = await api.getSimpleChapter(await api.getTranslationBookChapter('SMALL', 'GEN', 1));
    expect(simple?.fullChapterApiLink).toBe('/api/SMALL/GEN/1.json');
    const notes = await api.getSimpleChapter(await commentaryChapter(api, 'SMALLNOTES', 'GEN', 1));
    expect(notes?.fullChapterApiLink).toBe('/api/c/SMALLNOTES/GEN/1.json');
    expect(notes?.chapter.content.map(({ number, footnotes }) => [number, footnotes])).toEqual([
      [1, []],
      [3, []],
    ]);
  },
  getSimpleChapterWords: async (api) => {
    const { books } = await api.getSimpleCompleteTranslation('SMALL');
    const words = await api.getSimpleChapterWords(books[3]!.chapters[0]!);
    expect(words?.previousChapterLink).toBe('/api/SMALL/MAT/5.simple.json');
    const genesis = await api.getSimpleTranslationBookChapter('SMALL', 'GEN', 1);
    expect(await api.getSimpleChapterWords(genesis)).toBeNull();
  },
  getNextChapter: async (api) => {
    const psalm = await api.getNextChapter(await api.getTranslationBookChapter('SMALL', 'GEN', 2));
    expect(psalm?.thisChapterReference).toEqual({ translationId: 'SMALL', book: 'PSA', chapter: 3 });
    const simple = await api.getSimpleTranslationBookChapter('SMALL', 'GEN', 2);
    expect((await api.getNextChapter(simple))?.thisChapterLink).toBe('/api/SMALL/PSA/3.simple.json');
    const notes = await api.getNextChapter(await commentaryChapter(api, 'SMALLNOTES', 'GEN', 1));
    expect(notes?.thisChapterReference).toEqual({ commentaryId: 'SMALLNOTES', book: 'PSA', chapter: 3 });
    const simpleNotes = await api.getSimpleCommentaryBookChapter('SMALLNOTES', 'GEN', 1);
    expect((await api.getNextChapter(simpleNotes))?.thisChapterLink).toBe(
      '/api/c/SMALLNOTES/PSA/3.simple.json',
    );
    const references = await api.getNextChapter(await crossReferences(api, 'SMALLREFS', 'GEN', 2));
    expect(references?.chapter.content[0]?.references).toEqual([
      { book: 'GEN', chapter: 1, verse: 1, score: 0 },
    ]);
    expect(await api.getNextChapter(references!)).toBeNull();
  },
  getPreviousChapter: async (api) => {
    const tobit = await api.getTranslationBookChapter('SMALL', 'TOB', 1);
    expect((await api.getPreviousChapter(tobit))?.thisChapterLink).toBe('/api/SMALL/MAT/5.json');
    const references = await api.getPreviousChapter(await crossReferences(api, 'SMALLREFS', 'PSA', 3));
    expect(references?.thisChapterReference).toEqual({ datasetId: 'SMALLREFS', book: 'GEN', chapter: 2 });
    expect(await api.getPreviousChapter(await commentaryChapter(api, 'SMALLNOTES', 'GEN', 1))).toBeNull();
  },
  getFirstChapter: async (api) => {
    const { books } = await api.getTranslationBooks('SMALL');
    expect((await api.getFirstChapter(books[1]!)).thisChapterLink).toBe('/api/SMALL/PSA/3.json');
    const { books: withNotes } = await commentaryBooks(api, 'SMALLNOTES');
    expect((await api.getFirstChapter(withNotes[0]!))?.chapter.introduction).toBe('Six days.');
    expect(await api.getFirstChapter(withNotes[1]!)).toBeNull();
    const { books: withReferences } = await api.getDatasetBooks('SMALLREFS');
    expect((await api.getFirstChapter(withReferences[0]!)).numberOfReferences).toBe(4);
  },
  getLastChapter: async (api) => {
    const { books } = await api.getTranslationBooks('SMALL');
    expect((await api.getLastChapter(books[0]!)).chapter.number).toBe(2);
    const { books: withNotes } = await commentaryBooks(api, 'SMALLNOTES');
    expect(await api.getLastChapter(withNotes[1]!)).toBeNull();
    const { books: withReferences } = await api.getDatasetBooks('SMALLREFS');
    expect((await api.getLastChapter(withReferences[0]!)).chapter.number).toBe(2);
  },
} satisfies Partial<RunsOfMethods>;
