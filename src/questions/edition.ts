import { links } from '../documents/links.ts';
import { closestId } from '../lib/closest.ts';
import { bookInfo } from '../model/books.ts';
import { withBooksOfGroups } from '../references/book-groups.ts';
import { BookNameLookup, type NamedBook, type NameTable, namesOfBooks } from '../references/book-names.ts';
import { parseReferences } from '../references/parse-references.ts';
import type { Extent, Reference, SchemeName } from '../references/reference.ts';
import type { WrittenNumbering } from '../references/versification/edition-numbering.ts';
import { type ReferenceStyle, verseCommaOf, verseSignOf } from '../references/write-references.ts';
import { editionsNamed, readTranslationAtEnd, readTranslationList } from './named-translations.ts';
import {
  canonParts,
  commaList,
  type DocumentQuery,
  memoizeByDocument,
  QuestionError,
  unknownTranslation,
} from './question.ts';

interface TranslationMembers {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  readonly language: string;
  readonly textDirection?: string;
  readonly licenseUrl: string;
  readonly licenseNotes?: string | null;
  readonly licenseNotice?: string | null | undefined;
}

interface EditionBook extends NamedBook {
  readonly name: string;
  readonly commonName: string;
  readonly order: number;
  readonly firstChapterNumber: number;
  readonly lastChapterNumber: number;
  readonly numberOfChapters: number;
  readonly totalNumberOfVerses: number;
}

export interface Edition {
  readonly translation: TranslationMembers;
  readonly books: readonly EditionBook[];
}

export function* readEditionsById(ids: readonly string[]): DocumentQuery<Edition[]> {
  const lists = yield ids.map(links.books);
  return lists.map((list, index) => {
    if (list) return list as Edition;
    throw unknownTranslation(ids[index]!, 'Translations are listed in /api/available_translations.json.');
  });
}

/**
 * Reads the translations with these ids, or the one named after the references, as in `John 3:16 KJV`. The result has
 * `ref` without a name that the parser does not read.
 * @throws QuestionError if a translation is not available.
 */
export function* readEditionsFor(
  ref: string,
  ids: readonly string[],
  referenceData?: ReferenceData,
): DocumentQuery<{ ref: string; editions: Edition[] }> {
  const editions = yield* readEditionsById(ids);
  const options = referenceOptionsFor(editions[0]!, referenceData);
  const { edition: named, problem } = parseReferences(ref, options);
  const atEnd = problem && (yield* readTranslationAtEnd(ref, problem.at));
  if (atEnd) return { ref: atEnd.ref, editions: yield* readEditionsById([atEnd.id]) };
  if (!named) return { ref, editions };
  const translations = yield* readTranslationList();
  const found = editionsNamed(translations, named.name);
  const [only, second] = found;
  if (only && !second) return { ref, editions: yield* readEditionsById([only.id]) };
  const known = translations.map(({ id }) => id);
  const closest = closestId(named.name, known);
  const [message, hint] = second
    ? [
        `Several translations are called "${named.name}".`,
        `Use one of their ids: ${found.map(({ id }) => id).join(', ')}.`,
      ]
    : [
        `The translation "${named.name}" is not available.`,
        closest ? `Did you mean ${closest}?` : 'Translations are listed in /api/available_translations.json.',
      ];
  const { start: at } = named;
  throw new QuestionError({ code: 'translation_not_found', message, hint, parameter: 'ref', at });
}

export function findBook({ books }: Edition, id: string): EditionBook | undefined {
  return books.find((book) => book.id === id);
}

/** Reference data beyond an edition's own documents. The client does not include all of it. */
export interface ReferenceData {
  readonly ofLanguage?: (language: string) => NameTable | undefined;
  /** ISO 639-3 code of a language with known names: `deu` for `de`. */
  readonly codeOf?: (twoLetters: string) => string | undefined;
  readonly ofAllLanguages?: () => readonly NameTable[];
  /** Typical chapter lengths: with them, `Pss 23,24` is read as two psalms and `Jn 3,16` as a verse. */
  readonly extent?: Extent;
  /** Undefined means that equal numbers are the same verse. */
  readonly numbering?: NumberingData;
}

/** Verse 0 is a psalm title. */
export interface VerseAddress {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

export interface NumberingDocument extends WrittenNumbering {
  readonly numbers: readonly {
    readonly book: string;
    readonly chapter: number;
    readonly verse?: number;
    readonly endVerse?: number;
  }[];
}

export interface NumberingData {
  sameVerses(
    verses: readonly VerseAddress[],
    from: NumberingDocument | SchemeName,
    to: NumberingDocument | SchemeName,
  ): readonly VerseAddress[];
  readonly schemes?: SchemeTables;
}

export interface SchemeTables {
  lastVerses(scheme: SchemeName, book: string): readonly number[];
  has(scheme: SchemeName, verse: VerseAddress): boolean;
  /** The book of a scheme that begins as this book does in `org`: in `lxx`, Nehemiah is part of EZR. */
  bookWith(scheme: SchemeName, book: string): string | undefined;
}

/** `numbering` is undefined if the service does not provide the document. */
export interface NumberedEdition {
  readonly edition: Edition;
  readonly numbering: NumberingDocument | undefined;
}

export function* readNumberings(editions: readonly Edition[]): DocumentQuery<NumberedEdition[]> {
  const documents = yield editions.map(({ translation }) => links.versification(translation.id));
  return editions.map((edition, index) => ({
    edition,
    numbering: documents[index] as NumberingDocument | undefined,
  }));
}

export interface NamedEdition {
  readonly translation: Pick<TranslationMembers, 'language'>;
  readonly books: readonly (NamedBook &
    Pick<EditionBook, 'name'> &
    Partial<Pick<EditionBook, 'lastChapterNumber'>>)[];
}

export const referenceOptionsFor = memoizeByDocument(
  ({ translation, books }: NamedEdition, referenceData?: ReferenceData) => {
    const ofLanguage = referenceData?.ofLanguage?.(translation.language);
    const tables = [namesOfBooks(books), ...(ofLanguage ? [ofLanguage] : [])];
    const names = new BookNameLookup(tables, referenceData?.ofAllLanguages);
    const verseSign = verseSignOf(translation.language);
    const nameOf = new Map(books.map((book) => [book.id, book.name]));
    const style: ReferenceStyle = { name: (book) => nameOf.get(book), verseSign };
    return {
      names,
      hasVerseComma: verseCommaOf(translation.language),
      style,
      ...(referenceData?.extent ? { extent: referenceData.extent } : {}),
    };
  },
);

/**
 * The items of a comma list of books and references. A group such as `Gospels` is replaced by its books, unless a
 * book has its name. @param own see `withBooksOfGroups`
 */
export function booksListed(
  written: string,
  edition: NamedEdition,
  { referenceData, own }: { referenceData?: ReferenceData | undefined; own?: readonly string[] } = {},
): string[] {
  const options = referenceOptionsFor(edition, referenceData);
  const isBook = (item: string) =>
    Object.hasOwn(canonParts, item.toUpperCase()) || parseReferences(item, options).references !== undefined;
  return commaList(written).flatMap((item) => {
    const ranges = withBooksOfGroups(item, own);
    return ranges === item || isBook(item) ? [item] : commaList(ranges);
  });
}

/**
 * True if the last book of a range is before the first one, in the order of English Bibles and in that of an edition.
 * @param books of the edition
 */
export function hasBackwardBooks({ from, to }: Reference, books: readonly NamedBook[] = []): boolean {
  const [first, last] = [from, to].map((place) => books.findIndex(({ id }) => id === place.book)) as [
    number,
    number,
  ];
  const [start, end] = [from, to].map((place) => bookInfo(place.book)?.order ?? 0) as [number, number];
  return end < start && !(0 <= first && first < last);
}

export interface Attribution {
  readonly edition: string;
  readonly text: string;
  readonly licenseUrl: string;
}

export function attributionOf({ translation }: Pick<Edition, 'translation'>): Attribution {
  const { id, name, englishName, licenseUrl, licenseNotice, licenseNotes } = translation;
  const title = name === englishName ? name : `${name} (${englishName})`;
  return { edition: id, text: licenseNotice || licenseNotes || title, licenseUrl };
}
