import { links } from '../documents/links.ts';
import { bookInfo } from '../model/books.ts';
import { type Reference, type SchemeName, verseRangeIn } from '../references/reference.ts';
import { formatReference } from '../references/write-references.ts';
import { verseNumbers } from './align-verses.ts';
import { type ChapterAddress, endVerseOf } from './document-numbering.ts';
import {
  type Edition,
  findBook,
  type NumberedEdition,
  type NumberingDocument,
  type SchemeTables,
  type VerseAddress,
} from './edition.ts';
import { type DocumentQuery, memoizeByDocuments, QuestionError } from './question.ts';
import type { RenderedWord } from './renderings.ts';
import type { SimpleText } from './verse-pieces.ts';

export interface FoundVerse extends VerseAddress {
  /** Only titles: the number of their verse; 0 for a title before the first verse. */
  readonly titleOf?: number;
  readonly endVerse?: number;
  readonly content: SimpleText;
  readonly headings: readonly string[];
  readonly startsParagraph: boolean;
  readonly words?: readonly RenderedWord[];
}

/** The number of a verse, or of the verse that a title belongs to. */
export function numberOfGroup({ verse, titleOf = verse }: FoundVerse): number {
  return titleOf;
}

/** The last of the verses; titles after it belong to it. */
export function lastNumberedVerse(verses: readonly FoundVerse[]): FoundVerse | undefined {
  return [...verses].reverse().find(({ verse }) => verse > 0) ?? verses[0];
}

export interface SimpleChapter {
  readonly chapter: {
    readonly content: readonly ({
      readonly type: string;
      readonly number?: number;
      readonly text?: string;
    } & Partial<SimpleText>)[];
  };
}

interface ChapterWords {
  readonly verses: Readonly<Record<string, readonly RenderedWord[]>>;
}

export interface ChapterRequest {
  readonly numbered: NumberedEdition;
  readonly chapters: readonly ChapterAddress[];
  readonly withWords: boolean;
  readonly known?: readonly (readonly FoundVerse[] | undefined)[] | undefined;
}

export function* readChapters(
  numbered: NumberedEdition,
  chapters: readonly ChapterAddress[],
  withWords: boolean,
): DocumentQuery<(readonly FoundVerse[] | undefined)[]> {
  return (yield* readChaptersOfAll([{ numbered, chapters, withWords }]))[0]!;
}

export function* readChaptersOfAll(
  requests: readonly ChapterRequest[],
): DocumentQuery<(readonly FoundVerse[] | undefined)[][]> {
  const pathsOf = ({ numbered, chapters, known, withWords }: ChapterRequest) => {
    const { id } = numbered.edition.translation;
    return {
      texts: known ? [] : chapters.map(({ book, chapter }) => links.simpleChapter(id, book, chapter)),
      words: withWords ? chapters.map(({ book, chapter }) => links.simpleWords(id, book, chapter)) : [],
    };
  };
  const paths = requests.map(pathsOf);
  const all = paths.flatMap(({ texts, words }) => [...texts, ...words]);
  const documents = all.length > 0 ? [...(yield all)] : [];
  return requests.map(({ numbered, chapters, known }, index) => {
    const texts = documents.splice(0, paths[index]!.texts.length) as (SimpleChapter | undefined)[];
    const words = documents.splice(0, paths[index]!.words.length) as (ChapterWords | undefined)[];
    return chapters.map((chapter, at) => {
      const document = texts[at];
      const wordsOfChapter = words[at];
      const verses = known ? known[at] : document && versesOfChapter(document, numbered.numbering, chapter);
      return verses && wordsOfChapter ? withWords(wordsOfChapter, verses) : verses;
    });
  });
}

const withWords = memoizeByDocuments(
  ({ verses: words }: ChapterWords, verses: readonly FoundVerse[]): readonly FoundVerse[] =>
    verses.map((verse) => {
      const own = verse.verse > 0 ? words[String(verse.verse)] : undefined;
      return own ? { ...verse, words: own } : verse;
    }),
);

/** Cached per chapter: otherwise a question about one verse would spend most of its time reading the others. */
const versesOfChapter = memoizeByDocuments(
  (
    { chapter: { content } }: SimpleChapter,
    numbering: NumberingDocument | undefined,
    place: ChapterAddress,
  ): readonly FoundVerse[] => {
    const verses: FoundVerse[] = [];
    let headings: string[] = [];
    let startsParagraph = true;
    const numbers = verseNumbers(content);
    for (const [index, item] of content.entries()) {
      if (item.type === 'heading') headings.push(item.text ?? '');
      if (item.type === 'heading' || item.type === 'line_break') startsParagraph = true;
      const isTitle = item.type === 'hebrew_subtitle';
      if (item.type !== 'verse' && !isTitle) continue;
      const verse = item.number ?? 0;
      const endVerse = endVerseOf(numbering, { ...place, verse });
      verses.push({
        book: place.book,
        chapter: place.chapter,
        verse,
        ...(isTitle && { titleOf: numbers[index]! }),
        ...(endVerse === undefined ? {} : { endVerse }),
        content: item as SimpleText,
        headings,
        startsParagraph,
      });
      headings = [];
      startsParagraph = isTitle;
    }
    return verses;
  },
);

/** Verses of a reference in one chapter; `last` may be Infinity. */
export interface ChapterSpan {
  readonly count?: number | undefined;
  readonly book: string;
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
}

interface Others {
  readonly editions: readonly Edition[];
  /** Number of verses in each chapter of a book in the first edition's numbering; empty if unknown. */
  readonly lastVerses: (book: string) => readonly number[];
}

/** @throws QuestionError if no edition has a book, or the first edition lacks the first chapter. */
export function spansOf(edition: Edition, reference: Reference, others?: Others): ChapterSpan[] {
  const { from, to } = reference;
  const all = [edition, ...(others?.editions ?? [])];
  const ids = booksBetween(all, reference);
  return ids.flatMap((id, index) => {
    const counts = others?.lastVerses(id) ?? [];
    const own = findBook(edition, id);
    const last = Math.max(counts.length, lastChapterOf(id, counts.length > 0 ? [edition] : all));
    const begin = index === 0 ? (from.chapter ?? 1) : 1;
    if (own && index === 0 && begin > last) throw chapterMissing(edition, own, begin);
    const end = Math.min(last, (index === ids.length - 1 ? to.chapter : undefined) ?? last);
    const chapters: ChapterSpan[] = [];
    for (let chapter = Math.max(begin, counts.length > 0 ? 1 : firstOf(own)); chapter <= end; chapter++) {
      const verses = verseRangeIn(reference, id, chapter);
      chapters.push({ book: id, chapter, ...verses, count: counts[chapter - 1] });
    }
    return chapters;
  });
}

function lastChapterOf(id: string, editions: readonly Edition[]): number {
  return Math.max(0, ...editions.map((each) => findBook(each, id)?.lastChapterNumber ?? 0));
}

function firstOf(book: Edition['books'][number] | undefined): number {
  return book?.firstChapterNumber ?? 1;
}

function booksBetween(editions: readonly Edition[], reference: Reference): string[] {
  const [edition] = editions as readonly [Edition, ...Edition[]];
  const { translation } = edition;
  const ids = orderedBooks(editions);
  const [first, last] = [reference.from.book, reference.to.book].map((id) => {
    const index = ids.indexOf(id);
    if (index !== -1) return index;
    const message = `${translation.id} does not have ${bookInfo(id)?.commonName ?? id} (${id}).`;
    const hint = `Its books are listed in ${links.books(translation.id)}.`;
    throw new QuestionError({
      code: 'book_not_found',
      message,
      hint,
      parameter: 'ref',
      editions: [translation.id],
    });
  }) as [number, number];
  if (first <= last) return ids.slice(first, last + 1);
  const { from, to } = reference;
  const message = `${formatReference(reference)} ends before it begins: ${translation.id} has ${to.book} before ${from.book}.`;
  throw new QuestionError({ code: 'bad_reference', message, parameter: 'ref' });
}

function orderedBooks([first, ...others]: readonly Edition[]): string[] {
  const ids = first!.books.map(({ id }) => id);
  const orderOf = (id: string) => bookInfo(id)?.order ?? Number.POSITIVE_INFINITY;
  for (const { id } of others.flatMap(({ books }) => books)) {
    if (ids.includes(id)) continue;
    const next = ids.findIndex((other) => orderOf(other) > orderOf(id));
    ids.splice(next === -1 ? ids.length : next, 0, id);
  }
  return ids;
}

function chapterMissing(
  { translation }: Edition,
  book: Edition['books'][number],
  chapter: number,
): QuestionError {
  const { name, firstChapterNumber: first, lastChapterNumber: last, numberOfChapters: count } = book;
  const chapters = `${count} chapter${count === 1 ? '' : 's'}`;
  const range = first === last ? `chapter ${first}` : `chapters ${first} to ${last}`;
  const hint = first === 1 ? `${name} has ${chapters}.` : `This translation has only ${range} of ${name}.`;
  return new QuestionError({
    code: 'chapter_not_found',
    message: `${translation.id} has no ${book.id} ${chapter}.`,
    hint,
    parameter: 'ref',
    editions: [translation.id],
  });
}

export function spansInScheme(
  scheme: SchemeName,
  tables: SchemeTables,
  edition: Edition,
  reference: Reference,
): ChapterSpan[] {
  const { from, to } = reference;
  return booksBetween([edition], reference).flatMap((book) => {
    const counts = countsInScheme(scheme, tables, edition, book);
    const begin = book === from.book ? (from.chapter ?? 1) : 1;
    const end = book === to.book ? (to.chapter ?? counts.length) : counts.length;
    const spans: ChapterSpan[] = [];
    for (let chapter = begin; chapter <= Math.min(end, counts.length); chapter++) {
      const { first, last } = verseRangeIn(reference, book, chapter);
      spans.push({ book, chapter, first, last: Math.min(last, counts[chapter - 1]!) });
    }
    return spans;
  });
}

/** A book that the scheme lacks is numbered as in `org`, unless the edition has the book that contains it in the scheme. */
function countsInScheme(scheme: SchemeName, tables: SchemeTables, edition: Edition, book: string) {
  const counts = tables.lastVerses(scheme, book);
  if (counts.length > 0) return counts;
  const other = tables.bookWith(scheme, book);
  return other !== undefined && findBook(edition, other) ? counts : tables.lastVerses('org', book);
}
