import { expect, test } from 'bun:test';
import type { SimpleChapterContent } from './documents.ts';
import type { DocumentSource } from './http/document-source.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';
import { type PassageVerse, passageText, readPassage } from './passage.ts';

const verse = (number: number, text = `${number}`, isPoem = false): SimpleChapterContent => ({
  type: 'verse',
  number,
  text,
  footnotes: [],
  ...(isPoem ? { poem: [{ start: 0, end: text.length, level: 1 }] } : {}),
});
const heading = (text: string): SimpleChapterContent => ({ type: 'heading', text });
const pause: SimpleChapterContent = { type: 'line_break' };

function sourceOf(chapters: readonly (readonly SimpleChapterContent[])[]): DocumentSource {
  const translation = { id: 'T', name: 'T', englishName: 'T', language: 'eng', licenseUrl: '' };
  const numbers = {
    firstChapterNumber: 1,
    lastChapterNumber: chapters.length,
    numberOfChapters: chapters.length,
  };
  const documents: Record<string, unknown> = {
    '/api/available_translations.json': { translations: [{ ...translation, englishName: 'Test Bible' }] },
    '/api/T/books.json': { translation, books: [{ id: 'GEN', name: 'Genesis', order: 1, ...numbers }] },
  };
  chapters.forEach((content, index) => {
    documents[`/api/T/GEN/${index + 1}.simple.json`] = { chapter: { number: index + 1, content } };
  });
  return {
    async get<Document>(path: string) {
      if (!(path in documents))
        throw new ScriptoriumError({ code: 'http_error', message: path, status: 404 });
      return documents[path] as Document;
    },
  };
}

const content = [
  heading('A'),
  verse(1),
  pause,
  verse(2),
  heading('B'),
  verse(3),
  pause,
  verse(4),
  heading('end'),
];

async function read(reference: string, chapters = [content, content]): Promise<string> {
  const { verses } = await readPassage(sourceOf(chapters), 'T', reference);
  const shown = verses.map(({ number, headings = [], startsParagraph }) =>
    [startsParagraph ? '/' : '', ...headings.map(({ text }) => text), number]
      .filter((part) => part !== '')
      .join(' '),
  );
  return shown.join(' ');
}

test('a whole chapter has all its content', async () =>
  expect(await read('GEN 1')).toBe('/ A 1 / 2 / B 3 / 4'));

test('verses include the heading before them', async () => {
  expect(await read('GEN 1:1-2')).toBe('/ A 1 / 2');
  expect(await read('GEN 1:2')).toBe('/ 2');
  expect(await read('GEN 1:2-3')).toBe('/ 2 / B 3');
  expect(await read('GEN 1:3-end')).toBe('/ B 3 / 4');
});

test('a passage continues in the next chapter', async () => {
  expect(await read('GEN 1:4-2:1')).toBe('/ 4 / A 1');
  expect(await read('Genesis')).toBe('/ A 1 / 2 / B 3 / 4 / A 1 / 2 / B 3 / 4');
  expect(await read('GEN 1:4; 2:2,3')).toBe('/ 4 / 2 / B 3');
});

test('a passage is not bounded as an answer of the service is', async () => {
  const long = Array.from({ length: 170 }, (_, index) => verse(index + 1));
  const chapters = Array.from({ length: 12 }, () => long);
  const { verses, label } = await readPassage(sourceOf(chapters), 'T', 'Genesis');
  expect([verses.length, label]).toEqual([12 * 170, 'Genesis']);
});

test('missing verses are an error that names the existing ones', async () => {
  await expect(read('GEN 1:7-9')).rejects.toMatchObject({
    code: 'verse_not_found',
    status: 404,
    hint: 'Genesis 1 ends with verse 4.',
  });
  await expect(read('GEN 1:3 or so')).rejects.toMatchObject({
    code: 'bad_reference',
    parameter: 'ref',
    at: 8,
  });
});

async function text(contents: readonly SimpleChapterContent[][], numbers = false): Promise<string> {
  return passageText(await readPassage(sourceOf(contents), 'T', 'GEN'), { numbers });
}

test('verses of prose are in one line, with paragraphs and chapters apart', async () => {
  const first = [heading('Heading'), verse(1, 'One.'), verse(2, 'Two.'), pause, verse(3, 'Three.')];
  expect(await text([first, [verse(1, 'Four.')]])).toBe('One. Two.\n\nThree.\n\nFour.');
});

test('sentences of Chinese and Japanese have no space between them', async () => {
  const chinese = [verse(1, '起初，神创造天地。'), verse(2, '神说：“要有光。”'), verse(3, '就有了光。')];
  expect(await text([chinese])).toBe('起初，神创造天地。神说：“要有光。”就有了光。');
  expect(await text([chinese], true)).toContain('天地。 2 神说');
  expect(await text([[verse(1, '他说：“拉比”——'), verse(2, '……𠮷人。')]])).toBe('他说：“拉比”——……𠮷人。');
  const korean = [verse(1, '바리새인 중에 『니고데모』'), verse(2, '「랍비여」')];
  expect(await text([korean])).toBe('바리새인 중에 『니고데모』 「랍비여」');
});

test('poetry is in lines', async () => {
  const lines = [verse(1, 'a\nb', true), verse(2, 'c', true), verse(3, 'prose'), verse(4, 'd', true)];
  expect(await text([lines])).toBe('a\nb\nc\nprose\nd');
});

test('numbers precede their verses on request', async () => {
  expect(await text([[verse(1, 'One.'), verse(2, 'Two.')]], true)).toBe('1 One. 2 Two.');
});

test('a verse without words, that only carries a note, leaves no gap', async () => {
  expect(await text([[verse(1, 'One.'), verse(2, ''), verse(3, 'Three.')]])).toBe('One. Three.');
  expect(passageText({ verses: [] as PassageVerse[] })).toBe('');
});

test('the title of a psalm is a verse with the number 0, and not among the words', async () => {
  const psalm: SimpleChapterContent[] = [
    { type: 'hebrew_subtitle', text: 'A Psalm', footnotes: [] },
    verse(1, 'Lord'),
  ];
  const passage = await readPassage(sourceOf([psalm]), 'T', 'GEN 1');
  expect(passage.verses.map(({ number, text }) => [number, text])).toEqual([
    [0, 'A Psalm'],
    [1, 'Lord'],
  ]);
  expect(passageText(passage)).toBe('Lord');
});

test('the translation may be named', async () => {
  for (const name of ['t', 'test bible', 'The Test']) {
    expect((await readPassage(sourceOf([content]), name, 'Gen 1:1')).translation.id).toBe('T');
  }
});
