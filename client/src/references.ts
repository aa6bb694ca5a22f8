import type { ReferenceData } from '../../src/questions/edition.ts';
import { BookNameLookup, type NamedBook, namesOfBooks } from '../../src/references/book-names.ts';
import { detectReferences as detect } from '../../src/references/detect-references.ts';
import { parseReferences as parse } from '../../src/references/parse-references.ts';
import type { ReferenceOptions, WrittenReference } from '../../src/references/place-reader.ts';
import type { Extent, Place, Reference } from '../../src/references/reference.ts';
import {
  formatReference as format,
  verseCommaOf,
  verseSignOf,
} from '../../src/references/write-references.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';

// A separate module, because parsing references takes more code than the rest of the client
export type { Place, Reference, WrittenReference };

/**
 * The edition that references belong to, such as the result of `client.books(id)`. Books are recognized by
 * their names in the edition, and by their names and abbreviations in English.
 */
export interface ReferenceEdition {
  readonly books?: readonly EditionBook[] | undefined;
  readonly translation?: { readonly language: string } | undefined;
  /**
   * A code such as `deu`, `de` or `de-DE`; the language of the translation by default. It determines if
   * `3, 16` is a verse, and how references are written.
   */
  readonly language?: string | undefined;
  /** Names in other languages, and chapter lengths: `languages` of `scriptorium-client/languages`. */
  readonly languages?: ReferenceData | undefined;
}

/** A book of the list. With `lastChapterNumber`, higher chapters are not detected in running text. */
type EditionBook = NamedBook & { readonly lastChapterNumber?: number | undefined };

/**
 * Reads a list of references: `John 3:16-4:2; Rom 8:28,31`, `1. Kor 13`, `Jn 3,16ff`, `JHN 3:16`,
 * `John.3.16-John.3.18`. Each has its offsets in the text. Throws a `ScriptoriumError` (`invalid_reference`)
 * with the position of the error in `at`.
 */
export function parseReferences(text: string, edition: ReferenceEdition = {}): WrittenReference[] {
  const { references, problem } = parse(text, referenceOptionsFor(edition));
  if (references) return [...references];
  throw refusal(text, problem);
}

/**
 * Reads exactly one reference; see `parseReferences`. In a book of one chapter, `Jude 5` is a verse, and
 * `Jude 1` is the chapter.
 */
export function parseReference(text: string, edition: ReferenceEdition = {}): Reference {
  const [first, second, ...others] = parseReferences(text, edition);
  const { from, to } = first!;
  if (!second) return { from, to };
  const message = `It contains ${others.length + 2} references. Use parseReferences for several.`;
  throw refusal(text, { message, at: second.start, understood: format({ from, to }) });
}

interface Refusal {
  readonly message: string;
  readonly hint?: string;
  readonly at: number;
  readonly understood: string;
}

function refusal(text: string, { message, hint, at, understood }: Refusal): ScriptoriumError {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return new ScriptoriumError({
    code: 'invalid_reference',
    message: `"${shown}" is not a reference. ${message}`,
    hint: hint ?? 'Write a book, a chapter and verses: "John 3:16-18".',
    at,
    understood,
  });
}

interface WrittenEdition extends ReferenceEdition {
  /** `–` for print; `-` by default. */
  readonly rangeSign?: '-' | '–';
}

/**
 * Writes a reference in the style of the edition: `Johannes 3,16-18`; without its books, in USFM notation:
 * `JHN 3:16-18`.
 */
export function formatReference(reference: Reference, edition: WrittenEdition = {}): string {
  const { books = [], rangeSign = '-' } = edition;
  return format(reference, {
    name: (id) => books.find((book) => book.id === id)?.name,
    verseSign: books.length > 0 ? verseSignOf(languageOf(edition)) : ':',
    rangeSign,
  });
}

interface DetectionEdition extends ReferenceEdition {
  /** The chapter that the text is about; `v. 16` and `4:2` refer to it. */
  readonly context?: { readonly book: string; readonly chapter?: number } | undefined;
}

/**
 * Finds the references in running text, such as a note or a commentary, in order, each with its offsets in
 * UTF-16 code units.
 */
export function detectReferences(text: string, edition: DetectionEdition = {}): WrittenReference[] {
  const { context } = edition;
  return detect(text, { ...referenceOptionsFor(edition), ...(context ? { context } : {}) });
}

type EditionOptions = Omit<ReferenceOptions, 'context'>;

interface CachedOptions {
  readonly options: EditionOptions;
  readonly language: string | undefined;
  readonly languages: ReferenceData | undefined;
}

const known = new WeakMap<readonly EditionBook[], CachedOptions>();
const noBooks: readonly EditionBook[] = [];

export function referenceOptionsFor(edition: ReferenceEdition): EditionOptions {
  const { books = noBooks, languages } = edition;
  const language = languageOf(edition);
  const cached = known.get(books);
  if (cached && cached.languages === languages && cached.language === language) return cached.options;
  const ofLanguage = language === undefined ? undefined : languages?.ofLanguage?.(language);
  const tables = [namesOfBooks(books), ...(ofLanguage ? [ofLanguage] : [])];
  const options: EditionOptions = {
    names: new BookNameLookup(tables, languages?.ofAllLanguages),
    hasVerseComma: verseCommaOf(language),
    extent: extentOf(books, languages?.extent),
    style: { name: (id) => books.find((book) => book.id === id)?.name ?? undefined },
  };
  known.set(books, { options, language, languages });
  return options;
}

function languageOf({ language, translation, languages }: ReferenceEdition): string | undefined {
  const tag = (language ?? translation?.language)?.toLowerCase().split(/[-_]/)[0];
  return tag && (languages?.codeOf?.(tag) ?? tag);
}

function extentOf(books: readonly EditionBook[], fallback: Extent | undefined): Extent {
  return {
    chapters: (id) => books.find((book) => book.id === id)?.lastChapterNumber ?? fallback?.chapters(id),
    verses: (id, chapter) => fallback?.verses(id, chapter),
  };
}
