import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { links } from '../../src/documents/links.ts';
import { canonicalJson } from '../../src/lib/json-text.ts';
import { sha256Of } from '../../src/lib/sha256.ts';
import type { Library } from '../../src/library/library.ts';
import { compiledSharedEverything, compiledSmallContent, compiledStarter } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';

setDefaultTimeout(600_000);

// biome-ignore lint/suspicious/noExplicitAny: documents are read as a client reads them, without our schemas
type Json = any;

const hashOf = (value: unknown) => sha256Of(canonicalJson(value));

const contents: [string, () => Promise<{ library: Library }>][] = [
  ['the small content', compiledSmallContent],
  ['the starter content', compiledStarter],
];
if (sharedData) contents.push(['the shared content', compiledSharedEverything]);

describe.each(contents)('in %s', (_, compiled) => {
  test('the hashes of translations and of their books match the standard download', async () => {
    const { library } = await compiled();
    const read = (path: string): Json => readDocument(library, path);
    const { translations } = read(links.availableTranslations);
    expect(translations.length).toBeGreaterThan(0);
    for (const { id, sha256 } of translations) {
      const { books } = read(links.complete(id));
      expect(sha256).toBe(hashOf(books));
      expect(read(links.books(id)).books.map((book: Json) => [book.id, book.sha256])).toEqual(
        books.map((book: Json) => [book.id, hashOf(book)]),
      );
    }
  });

  test('the hashes of commentaries and of their books match the served documents', async () => {
    const { library } = await compiled();
    const read = (path: string): Json => readDocument(library, path);
    const { commentaries } = read(links.availableCommentaries);
    expect(commentaries.length).toBeGreaterThan(0);
    for (const { id, sha256 } of commentaries) {
      const { books } = read(links.commentaryBooks(id));
      const chapters = new Map<string, Json[]>();
      let next: string | null = books.find((book: Json) => book.firstChapterApiLink)?.firstChapterApiLink;
      while (next) {
        const { book, chapter, nextChapterApiLink } = read(next);
        chapters.set(book.id, [...(chapters.get(book.id) ?? []), chapter]);
        next = nextChapterApiLink;
      }
      for (const { id: bookId, name, introduction, introductionSummary, sha256 } of books) {
        const said = { name, introduction, introductionSummary, chapters: chapters.get(bookId) ?? [] };
        expect([bookId, sha256]).toEqual([bookId, hashOf(said)]);
      }
      const profiles = read(links.profiles(id)).profiles.map(({ thisProfileLink }: Json) => {
        const { profile, content } = read(thisProfileLink);
        return [profile.id, { subject: profile.subject, reference: profile.reference, content }];
      });
      const hashes = books.map((book: Json) => [book.id, book.sha256]);
      const said = { books: Object.fromEntries(hashes), profiles: Object.fromEntries(profiles) };
      expect(sha256).toBe(hashOf(said));
    }
  });
});

test('a chapter links to the words of its neighbours in its own format, if they have words', async () => {
  const { library } = await compiledStarter();
  const [standard, simple]: Json[] = [
    readDocument(library, links.chapter('OSHB', 'RUT', 2)),
    readDocument(library, links.simpleChapter('OSHB', 'RUT', 2)),
  ];
  const ways = ['this', 'next', 'previous'];
  expect(ways.map((way) => standard[`${way}ChapterWordsLink`])).toEqual(
    [2, 3, 1].map((chapter) => links.words('OSHB', 'RUT', chapter)),
  );
  expect(ways.map((way) => simple[`${way}ChapterWordsLink`])).toEqual(
    [2, 3, 1].map((chapter) => links.simpleWords('OSHB', 'RUT', chapter)),
  );
  const unannotated: Json = readDocument(library, links.simpleChapter('KJV', 'RUT', 2));
  expect(Object.keys(unannotated).filter((name) => name.endsWith('WordsLink'))).toEqual([]);
});
