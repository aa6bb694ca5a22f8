import { afterAll, beforeAll, expect, test } from 'bun:test';
import { FreeUseBibleApi } from 'free-use-bible-api';
import { compiledSmallContent } from '../compiled.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';

let server: ServedLibrary;
let api: FreeUseBibleApi;

beforeAll(async () => {
  server = await serveLibrary((await compiledSmallContent()).library);
  api = new FreeUseBibleApi({ endpoint: `${server.url}/` });
});

afterAll(() => server.stop());

test('the client reads a chapter and its verses', async () => {
  const chapter = await api.getTranslationBookChapter('SMALL', 'GEN', 1);
  expect(chapter.numberOfVerses).toBe(3);
  expect(chapter.chapter.footnotes).toEqual([
    { noteId: 0, text: 'Or formed', reference: { chapter: 1, verse: 1 }, caller: '+' },
    { noteId: 1, text: 'Or void', reference: { chapter: 1, verse: 2 }, caller: null },
  ]);
  expect(api.getChapterVerseText(chapter)).toBe(
    'Genesis 1\n' +
      '[1] In the beginning God created the heavens and the earth. ' +
      '[2] And the earth was formless, and dark.\n' +
      '[3] And God said, “Let there be light”;\nand there was light.',
  );
});

test('the client goes from chapter to chapter over the ends of books', async () => {
  const genesis2 = await api.getTranslationBookChapter('SMALL', 'GEN', 2);
  const psalm = await api.getNextChapter(genesis2);
  expect(psalm?.thisChapterReference).toEqual({ translationId: 'SMALL', book: 'PSA', chapter: 3 });
  expect(psalm?.chapter.content[0]).toEqual({
    type: 'hebrew_subtitle',
    content: ['A Psalm of David.', { noteId: 0 }],
  } as never);
  expect((await api.getPreviousChapter(psalm!))?.thisChapterLink).toBe('/api/SMALL/GEN/2.json');
});

test('the client finds nothing before the first chapter and after the last', async () => {
  const { books } = await api.getTranslationBooks('SMALL');
  const first = await api.getFirstChapter(books[0]!);
  const last = await api.getLastChapter(books.at(-1)!);
  expect(first.thisChapterLink).toBe('/api/SMALL/GEN/1.json');
  expect(await api.getPreviousChapter(first)).toBeNull();
  expect(last.thisChapterLink).toBe('/api/SMALL/TOB/1.json');
  expect(await api.getNextChapter(last)).toBeNull();
});

test('the client reads simplified chapters, from one to the next', async () => {
  const psalm = await api.getSimpleTranslationBookChapter('SMALL', 'PSA', '3');
  expect(api.getSimpleChapterVerseText(psalm, { omitReference: true, omitVerseNumbers: true })).toBe(
    'Lord, how they are increased\nthat trouble me!\n' +
      'There is no help for him in God. Selah\nBut you are a shield.',
  );
  const [subtitle] = psalm.chapter.content;
  expect(subtitle).toMatchObject({
    text: 'A Psalm of David.',
    footnotes: [{ offset: 17, caller: 'a', text: 'When he fled' }],
  });
  const matthew = await api.getNextChapter(psalm);
  expect(matthew?.thisChapterLink).toBe('/api/SMALL/MAT/5.simple.json');
  const verse = matthew!.chapter.content.find((block) => block.type === 'verse' && block.number === 2);
  if (verse?.type !== 'verse') throw new Error('Matthew 5:2 is missing');
  expect(verse.wordsOfJesus?.map(({ start, end }) => verse.text.slice(start, end))).toEqual([
    '“Blessed are the poor,',
    '“for theirs is the kingdom.”',
  ]);
});

test('the client downloads a whole translation in both formats', async () => {
  const complete = await api.getCompleteTranslation('SMALL');
  const simple = await api.getSimpleCompleteTranslation('SMALL');
  for (const { books } of [complete, simple]) {
    expect(books.map((book) => [book.id, book.chapters.map(({ chapter }) => chapter.number)])).toEqual([
      ['GEN', [1, 2]],
      ['PSA', [3]],
      ['MAT', [5]],
      ['TOB', [1]],
    ]);
  }
});

test('the client gets a status when there is no such chapter', async () => {
  await expect(api.getTranslationBookChapter('SMALL', 'GEN', 3)).rejects.toThrow('Status: 404');
  await expect(api.getTranslationBooks('NONE')).rejects.toThrow('Status: 404');
});
