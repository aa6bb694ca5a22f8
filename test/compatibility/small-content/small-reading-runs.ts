import { expect } from 'bun:test';
import type { RunsOfMethods } from '../client-methods.ts';
import { commentaryBooks, commentaryChapter } from '../typed-answers.ts';
import { verseOf } from '../verse-of.ts';

export const smallReadingRuns = {
  getAvailableTranslations: async (api) => {
    const { translations } = await api.getAvailableTranslations();
    expect(translations.map(({ id, shortName, numberOfBooks }) => [id, shortName, numberOfBooks])).toEqual([
      ['SMALL', 'SB', 3],
    ]);
  },
  getCompleteTranslation: async (api) => {
    const { translation, books } = await api.getCompleteTranslation('SMALL');
    expect(translation.totalNumberOfVerses).toBe(8);
    const [genesis] = books;
    expect(genesis!.chapters[0]).toMatchObject({
      thisChapterAudioLinks: { anna: 'https://audio.example.org/anna/GEN-001.mp3' },
      thisChapterAudioTimings: { anna: [1.5, 6.25, 12] },
    });
    expect(await api.getChapterWords(books[2]!.chapters[0]!)).toMatchObject({ bookId: 'MAT' });
  },
  getSimpleCompleteTranslation: async (api) => {
    const { books } = await api.getSimpleCompleteTranslation('SMALL');
    const { chapter } = books[1]!.chapters[0]!;
    expect(verseOf(chapter.content, 1).text).toBe('Lord, how they are increased\nthat trouble me!');
  },
  getAvailableCommentaries: async (api) => {
    const catalogue: unknown = await api.getAvailableCommentaries();
    expect(catalogue).toMatchObject({
      commentaries: [
        { id: 'SMALLNOTES', numberOfBooks: 3, totalNumberOfChapters: 2, totalNumberOfVerses: 3 },
      ],
    });
  },
  getTranslationBooks: async (api) => {
    const { books } = await api.getTranslationBooks('SMALL');
    expect(books.map(({ id, isApocryphal }) => [id, isApocryphal])).toEqual([
      ['GEN', undefined],
      ['PSA', undefined],
      ['MAT', undefined],
      ['TOB', true],
    ]);
  },
  getCommentaryBooks: async (api) => {
    const { books } = await commentaryBooks(api, 'SMALLNOTES');
    expect(
      books.map(({ id, introduction, firstChapterNumber }) => [id, introduction, firstChapterNumber]),
    ).toEqual([
      ['GEN', 'On beginnings.\n\nThe book has two parts.', 1],
      ['EXO', 'On the way out.', null],
      ['PSA', undefined, 3],
    ]);
  },
  getTranslationBookChapter: async (api) => {
    const chapter = await api.getTranslationBookChapter('SMALL', 'GEN', 1);
    expect(chapter.chapter.footnotes.map(({ text, caller }) => [text, caller])).toEqual([
      ['Or formed', '+'],
      ['Or void', null],
    ]);
    expect(chapter.thisChapterAudioLinks).toEqual({
      anna: 'https://audio.example.org/anna/GEN-001.mp3',
      'b.r.2': 'https://example.org/b/genesis-1.mp3',
    });
  },
  getTranslationBookChapterWords: async (api) => {
    const { verses } = await api.getTranslationBookChapterWords('SMALL', 'TOB', '1');
    expect(verses).toEqual({ '1': [{ contentIndex: 0, start: 16, end: 21, strongs: ['G3056'] }] });
  },
  getSimpleTranslationBookChapter: async (api) => {
    const psalm = await api.getSimpleTranslationBookChapter('SMALL', 'PSA', 3);
    expect(psalm.chapter.content[0]).toMatchObject({
      type: 'hebrew_subtitle',
      footnotes: [{ offset: 17, caller: 'a', text: 'When he fled' }],
    });
  },
  getSimpleTranslationBookChapterWords: async (api) => {
    const { verses } = await api.getSimpleTranslationBookChapterWords('SMALL', 'TOB', 1);
    expect(verses).toEqual({ '1': [{ start: 16, end: 21, strongs: ['G3056'] }] });
  },
  getCommentaryBookChapter: async (api) => {
    const { chapter } = await commentaryChapter(api, 'SMALLNOTES', 'GEN', 1);
    expect(chapter).toEqual({
      number: 1,
      introduction: 'Six days.',
      content: [
        {
          type: 'verse',
          number: 1,
          content: [
            'Heaven and earth are all that is.',
            'A second note, in two paragraphs.\n\nHere is the other.',
          ],
        },
        { type: 'verse', number: 3, content: ['Light comes first.'] },
      ],
    });
  },
  getSimpleCommentaryBookChapter: async (api) => {
    const { chapter } = await api.getSimpleCommentaryBookChapter('SMALLNOTES', 'GEN', 1);
    expect(chapter.introduction).toBe('Six days.');
    expect(chapter.content[1]).toEqual({
      type: 'verse',
      number: 3,
      text: 'Light comes first.',
      footnotes: [],
    });
  },
} satisfies Partial<RunsOfMethods>;
