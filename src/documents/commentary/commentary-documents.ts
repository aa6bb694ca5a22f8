import type {
  CommentaryBookText,
  CommentaryChapterText,
  CommentaryText,
} from '../../model/commentary-text.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { SchemeName } from '../../references/reference.ts';
import {
  type NumberingOfVerses,
  numberingOfVerses,
} from '../../references/versification/numbering-of-verses.ts';
import type { CanonCounts, EditionDocuments } from '../edition-documents.ts';
import { links } from '../links.ts';
import { type DocumentText, ReferenceFinder } from '../references/text-references.ts';
import {
  introductionsIn,
  notesIn,
  profileText,
  recordTexts,
  type SearchedTexts,
} from '../search/search-entries.ts';
import { commentaryVersification } from '../versification/versification.ts';
import {
  commentaryBook,
  commentaryBookHash,
  commentaryHash,
  commentaryObject,
  commentaryProfile,
} from './commentary.ts';
import { commentaryChapter, commentaryChapterData, simpleCommentaryChapter } from './commentary-chapter.ts';
import type {
  Commentary,
  CommentaryBook,
  CommentaryBooks,
  CommentaryProfileDocument,
  CommentaryProfiles,
} from './commentary-schema.ts';

export function commentaryDocuments(
  metadata: EditionMetadata,
  text: CommentaryText,
  numbering: NumberingOfVerses = numberingOfNotes(text, metadata.versification),
): EditionDocuments {
  const counts = countsOf(text);
  const commentary = commentaryObject(metadata, counts, text.profiles.length);
  const hashes = text.books.map(commentaryBookHash);
  const books = text.books.map((book) => commentaryBook(commentary, book));
  const finder = new ReferenceFinder(metadata, books);
  return {
    catalogueEntry: { ...commentary, sha256: commentaryHash(text, hashes) },
    bookIds: text.books.map(({ id }) => id),
    counts,
    documents: {
      *[Symbol.iterator]() {
        yield* bookDocuments(commentary, text, books, hashes);
        yield* profileDocuments(commentary, text);
        yield* referenceDocuments(commentary, text, finder);
      },
    },
    searched: () => searchedTexts(text, books),
    extensions: [[links.versification(commentary.id), commentaryVersification(commentary.id, numbering)]],
  };
}

function searchedTexts(
  { books, profiles }: CommentaryText,
  listed: readonly CommentaryBook[],
): SearchedTexts[] {
  const notes = books.map((book, index) => ({
    id: book.id,
    name: listed[index]!.name,
    chapters: [
      { number: 0, entries: introductionsIn(book) },
      ...book.chapters.map((chapter) => ({
        number: chapter.number,
        entries: notesIn(commentaryChapterData(chapter)),
      })),
    ],
  }));
  const articles = profiles.map((profile) => ({ id: profile.id, ...profileText(profile) }));
  return [
    { scope: 'notes', books: notes },
    ...(articles.length > 0 ? [recordTexts('names', [{ id: 'profiles', records: articles }])] : []),
  ];
}

export function numberingOfNotes({ books }: CommentaryText, declared?: SchemeName): NumberingOfVerses {
  const verses = books.flatMap(({ id: book, chapters }) =>
    chapters.flatMap(({ number: chapter, verses }) =>
      verses.map(({ number: verse }) => ({ book, chapter, verse })),
    ),
  );
  return numberingOfVerses(verses, declared);
}

/** Includes apocryphal books: the contract has no separate counts for them in commentaries. */
function countsOf({ books }: CommentaryText): CanonCounts {
  const chapters = books.flatMap((book) => book.chapters);
  return {
    books: books.length,
    chapters: chapters.length,
    verses: chapters.reduce((total, { verses }) => total + verses.length, 0),
  };
}

function* bookDocuments(
  commentary: Commentary,
  text: CommentaryText,
  books: readonly CommentaryBook[],
  hashes: readonly string[],
): Iterable<readonly [string, string]> {
  const { id } = commentary;
  const listed = books.map((book, index) => ({ ...book, sha256: hashes[index]! }));
  yield [links.commentaryBooks(id), JSON.stringify({ commentary, books: listed } satisfies CommentaryBooks)];
  const sequence = text.books.flatMap(({ chapters }, index) =>
    chapters.map((chapter) => ({ book: books[index]!, chapter })),
  );
  const placeAt = (index: number) => {
    const at = sequence[index];
    return at ? { book: at.book.id, chapter: at.chapter.number } : null;
  };
  for (const [index, { book, chapter }] of sequence.entries()) {
    const parts = { commentary, book, chapter, previous: placeAt(index - 1), next: placeAt(index + 1) };
    yield [links.commentaryChapter(id, book.id, chapter.number), JSON.stringify(commentaryChapter(parts))];
    yield [
      links.simpleCommentaryChapter(id, book.id, chapter.number),
      JSON.stringify(simpleCommentaryChapter(parts)),
    ];
  }
}

function* profileDocuments(
  commentary: Commentary,
  text: CommentaryText,
): Iterable<readonly [string, string]> {
  const { id } = commentary;
  const chapters = new Set(
    text.books.flatMap((book) => book.chapters.map(({ number }) => `${book.id} ${number}`)),
  );
  const hasChapter = (book: string, chapter: number) => chapters.has(`${book} ${chapter}`);
  const profiles = text.profiles.map((profile) => commentaryProfile(id, profile, hasChapter));
  yield [links.profiles(id), JSON.stringify({ commentary, profiles } satisfies CommentaryProfiles)];
  for (const [index, profile] of profiles.entries()) {
    const content = [...text.profiles[index]!.content];
    const document: CommentaryProfileDocument = { commentary, profile, content };
    yield [links.profile(id, profile.id), JSON.stringify(document)];
  }
}

function* referenceDocuments(
  { id }: Commentary,
  { books, profiles }: CommentaryText,
  finder: ReferenceFinder,
): Iterable<readonly [string, string]> {
  for (const [index, book] of books.entries()) {
    const path = links.introductionReferences(id, book.id);
    const texts = introductionTexts(book, `/books/${index}`);
    yield* finder.inNotes(path, links.commentaryBooks(id), { book: book.id }, texts);
    for (const chapter of book.chapters) {
      const { number } = chapter;
      const document = links.commentaryChapter(id, book.id, number);
      const subject = { book: book.id, chapter: number };
      const path = links.chapterReferences(id, book.id, number);
      yield* finder.inNotes(path, document, subject, chapterTexts(chapter));
    }
  }
  for (const { id: profile, reference, content } of profiles) {
    const texts = content.map((text, index) => ({ at: `/content/${index}`, text }));
    const path = links.profileReferences(id, profile);
    yield* finder.inArticle(path, links.profile(id, profile), reference ?? undefined, texts);
  }
}

function introductionTexts(book: CommentaryBookText, at: string): DocumentText[] {
  return (['introduction', 'introductionSummary'] as const).flatMap((name) => {
    const text = book[name];
    return text === undefined ? [] : [{ at: `${at}/${name}`, text }];
  });
}

function chapterTexts({ introduction, verses }: CommentaryChapterText): DocumentText[] {
  const notes = verses.flatMap(({ notes }, verse) =>
    notes.map((text, note) => ({ at: `/chapter/content/${verse}/content/${note}`, text })),
  );
  return introduction === undefined ? notes : [{ at: '/chapter/introduction', text: introduction }, ...notes];
}
