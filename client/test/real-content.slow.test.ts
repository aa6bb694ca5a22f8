import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { compiledSharedEverything } from '../../test/compiled.ts';
import { type ServedLibrary, serveLibrary } from '../../test/served-library.ts';
import { sharedData } from '../../test/shared-data.ts';
import {
  chaptersOf,
  createClient,
  readPassage,
  type ScriptoriumClient,
  textOfWord,
  textWithNotes,
  verseOf,
  versePieces,
  wordsOfVerse,
} from '../src/index.ts';
import { parseReference } from '../src/references.ts';

setDefaultTimeout(240_000);

let served: ServedLibrary;
let client: ScriptoriumClient;
let ids: string[];
beforeAll(async () => {
  if (!sharedData) return;
  served = await serveLibrary((await compiledSharedEverything()).library);
  client = createClient({ baseUrl: served.url });
  ids = (await client.translations()).translations.map(({ id }) => id);
});
afterAll(() => served?.stop());

test.skipIf(!sharedData)('the chapters of a translation match its download', async () => {
  for (const id of ids) {
    const { books } = await client.simpleComplete(id);
    const chapters: unknown[] = [];
    for await (const { chapter } of chaptersOf(client, id, { concurrency: 8 })) chapters.push(chapter);
    expect(chapters).toEqual(books.flatMap((book) => book.chapters.map(({ chapter }) => chapter)));
  }
});

test.skipIf(!sharedData)('the pieces of every verse are its text, with notes at their offsets', async () => {
  let notes = 0;
  for (const id of ids) {
    for await (const { chapter } of chaptersOf(client, id, { concurrency: 8 })) {
      for (const verse of chapter.content) {
        if (verse.type !== 'verse') continue;
        const texts = versePieces(verse).map((piece) => (piece.type === 'text' ? piece.text : ''));
        expect(texts.join('')).toBe(verse.text);
        const marked = textWithNotes(verse, ({ noteId }) => `\u0000${noteId}\u0000`);
        for (const { noteId, offset } of verse.footnotes) {
          const before = marked.slice(0, marked.indexOf(`\u0000${noteId}\u0000`));
          expect(before.replace(/\u0000\d+\u0000/g, '')).toBe(verse.text.slice(0, offset));
          notes++;
        }
      }
    }
  }
  expect(notes).toBeGreaterThan(1000);
});

test.skipIf(!sharedData)('every annotated word is the same in both formats', async () => {
  let compared = 0;
  for (const id of ids) {
    for await (const standard of chaptersOf(client, id, { format: 'standard', concurrency: 8 })) {
      if (!standard.thisChapterWordsLink) continue;
      const place = [id, standard.book.id, standard.chapter.number] as const;
      const [simple, words, simpleWords] = await Promise.all([
        client.simpleChapter(...place),
        client.words(...place),
        client.simpleWords(...place),
      ]);
      for (const [number, list] of Object.entries(words.verses)) {
        const verse = verseOf(standard, Number(number))!;
        const texts = wordsOfVerse(simpleWords, verseOf(simple, Number(number))!).map(({ text }) => text);
        expect(list.map((word) => textOfWord(verse, word))).toEqual(texts);
        compared += texts.length;
      }
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test.skipIf(!sharedData)('every book is found by each of its names', async () => {
  for (const id of ids) {
    const list = await client.books(id);
    for (const book of list.books) {
      for (const name of [book.id, book.name, book.commonName])
        expect(parseReference(`${name} 2:3-4:5`, list).from.book).toBe(book.id);
      const first = await readPassage(client, id, `${book.name} ${book.firstChapterNumber}:1`);
      expect(first.verses).toHaveLength(1);
    }
  }
});
