import { links } from '../documents/links.ts';
import { bookInfo } from '../model/books.ts';
import { plainView } from '../questions/answer-size.ts';
import { type Edition, referenceOptionsFor, type VerseAddress } from '../questions/edition.ts';
import { versesNumber } from '../questions/formats/passage-formats.ts';
import { type EditionPassage, findPassages, readReferences } from '../questions/passage.ts';
import { type DocumentQuery, QuestionError } from '../questions/question.ts';
import { allReferenceData } from '../questions/reference-data.ts';
import { joinVerses } from '../questions/verse-pieces.ts';
import { withBooksOfGroups } from '../references/book-groups.ts';
import { type Reference, verseRangeIn } from '../references/reference.ts';
import { formatReference, type ReferenceStyle } from '../references/write-references.ts';
import { chooseTranslation, readEditionList } from './catalogue.ts';
import { separateTranslation } from './input/translation-at-end.ts';
import type { CallContext, QuotedVerse } from './tool.ts';

export interface ReadPlaces {
  readonly references: readonly Reference[];
  readonly style: ReferenceStyle;
  /** The translation for reading references and quoting verses; undefined if the service has none. */
  readonly translation: string | undefined;
}

const anyEdition: Edition = {
  translation: { id: '', name: '', englishName: '', language: 'eng', licenseUrl: '' },
  books: [],
};

interface RequestedPassage {
  readonly ref: string;
  readonly translation: string | undefined;
  readonly isTranslationNamed: boolean;
  readonly options: ReturnType<typeof referenceOptionsFor>;
}

/**
 * The reference and the translation of a call. The translation may be named after the reference: `John 3:16
 * (BSB)`. If the library does not have that one, the default is used and a note says so.
 * @throws QuestionError for an unknown translation.
 */
export function* requestedPassage(
  reference: string,
  translation: string | undefined,
  context: CallContext,
): DocumentQuery<RequestedPassage> {
  const translations = yield* readEditionList('translations');
  const isEmpty = translation === undefined && translations.length === 0;
  const id = isEmpty ? undefined : yield* chooseTranslation(translation, context);
  const own = yield* readBooks(id);
  // The address of a resource: scripture://KJV/JHN/3:16
  const written = reference.replace(/^\s*scripture:\/\/([^/]+)\/([^/]+)\/(.+)$/, '$2 $3 ($1)');
  const { ref, edition, name } = separateTranslation(written, translations, own.options);
  if (name !== undefined && !edition)
    context.note(`This library has no translation called "${name}"${id ? `, so ${id} was used` : ''}.`);
  const isOwn = !edition || edition.id === id || translation !== undefined;
  if (isOwn && edition && edition.id !== id)
    context.note(`The reference names ${edition.id}, but ${id} was requested and used.`);
  const { options, books } = isOwn ? own : yield* readBooks(edition.id);
  return {
    ref: withBooksOfGroups(ref, books),
    translation: isOwn ? id : edition.id,
    isTranslationNamed: translation !== undefined || edition !== undefined,
    options,
  };
}

export function requireTranslation(requested: RequestedPassage): RequestedPassage & { translation: string } {
  const { translation } = requested;
  if (translation !== undefined) return { ...requested, translation };
  const message = 'This library has no translations.';
  throw new QuestionError({ code: 'translation_not_found', message });
}

function* readBooks(
  translation: string | undefined,
): DocumentQuery<{ options: RequestedPassage['options']; books: string[] | undefined }> {
  const [list] = translation === undefined ? [] : yield [links.books(translation)];
  const edition = (list as Edition | undefined) ?? anyEdition;
  const books = list === undefined ? undefined : edition.books.map(({ id }) => id);
  return { options: referenceOptionsFor(edition, allReferenceData), books };
}

export function* readPlaces(
  reference: string,
  requested: string | undefined,
  context: CallContext,
): DocumentQuery<ReadPlaces> {
  const { ref, translation, options } = yield* requestedPassage(reference, requested, context);
  const { verseSign = ':' } = options.style;
  // References may name books that the translation does not have
  const name = (book: string) => options.style.name?.(book) ?? bookInfo(book)?.commonName;
  const references = readReferences(ref, options);
  if (translation !== undefined) for (const each of references) yield* requireVerses(each, translation);
  return { references, style: { name, verseSign }, translation };
}

/**
 * Accepts books that the translation does not have, and verses inside a chapter that it omits.
 * @throws QuestionError: `chapter_not_found`, or `verse_not_found` after the end of a chapter
 */
function* requireVerses({ from, to }: Reference, translation: string): DocumentQuery<void> {
  if (from.chapter === undefined) return;
  const fault = yield* faultOf(formatReference({ from, to }), translation);
  if (fault?.code !== 'chapter_not_found' && fault?.code !== 'verse_not_found') return;
  // BSB has no Acts 8:37, but a commentary may explain it
  const rest = formatReference({ from, to: { book: from.book, chapter: from.chapter } });
  if (yield* faultOf(rest, translation)) throw new QuestionError(fault);
}

/** A book in a list of books. Numbers are null for a book of a commentary without chapters. */
interface ListedBook {
  readonly id: string;
  readonly firstChapterNumber: number | null;
  readonly lastChapterNumber: number | null;
}

export interface NamedVerses {
  readonly book: string;
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
}

function versesByChapter(references: readonly Reference[], books: readonly ListedBook[]): NamedVerses[] {
  const orderOf = (book: string) => bookInfo(book)?.order ?? 0;
  return references.flatMap((reference) => {
    const { from, to } = reference;
    const named = books.filter(
      ({ id }) =>
        id === from.book ||
        id === to.book ||
        (orderOf(from.book) < orderOf(id) && orderOf(id) < orderOf(to.book)),
    );
    return named.flatMap(({ id, firstChapterNumber, lastChapterNumber }) => {
      const begin = Math.max(firstChapterNumber ?? 1, id === from.book ? (from.chapter ?? 1) : 1);
      const last = lastChapterNumber ?? 0;
      const end = Math.min(last, (id === to.book ? to.chapter : undefined) ?? last);
      return Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => {
        const chapter = begin + index;
        return { book: id, chapter, ...verseRangeIn(reference, id, chapter) };
      });
    });
  });
}

export function requireFewChapters(chapters: readonly NamedVerses[], maxChapters: number): void {
  if (chapters.length <= maxChapters) return;
  const message = `The reference has ${chapters.length} chapters; the maximum is ${maxChapters}.`;
  throw new QuestionError({ code: 'bad_parameter', message, hint: 'Request a chapter or a passage.' });
}

/**
 * The chapters of a commentary or dataset that references name, in the numbering of a translation, which may
 * have more chapters: Joel 4. A reference to a whole book gives the chapters that the commentary or dataset
 * has.
 */
export function* chaptersAbout(
  { references, translation = '' }: ReadPlaces,
  books: readonly ListedBook[],
): DocumentQuery<NamedVerses[]> {
  const [list] = yield [links.books(translation)];
  const own = (list as { readonly books: readonly ListedBook[] } | undefined)?.books ?? [];
  const both = [...own, ...books.filter(({ id }) => !own.some((each) => each.id === id))];
  return references.flatMap((reference) =>
    versesByChapter([reference], reference.from.chapter === undefined ? books : both),
  );
}

export function readPassages(ref: string, editions: readonly string[], maxVerses: number, view = plainView) {
  return findPassages({ ref, editions, limits: { maxVerses }, view, referenceData: allReferenceData });
}

/** Undefined if the passage exists. @param reference in USFM notation */
export function* faultOf(
  reference: string,
  translation: string,
): DocumentQuery<QuestionError['fault'] | undefined> {
  try {
    yield* readPassages(reference, [translation], 1);
    return undefined;
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
    return error.fault;
  }
}

/** The verses of a reference to a few verses, in the translation's numbering; empty if it has none of them. */
export function* quoted(
  reference: Reference,
  translation: string,
  maxVerses: number,
): DocumentQuery<{ readonly text: string; readonly verses: readonly QuotedVerse[] }> {
  const ref = formatReference(reference);
  try {
    const { passages, next } = yield* readPassages(ref, [translation], maxVerses);
    const verses = passages.flatMap(({ editions }) => editions.flatMap(quotedVerses));
    const text = joinVerses(verses.map((verse) => verse.text.replaceAll('\n', ' ')));
    return { text: text === '' || next === null ? text : `${text} …`, verses };
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
    return { text: '', verses: [] };
  }
}

export function quotedVerses({ edition, verses }: EditionPassage): QuotedVerse[] {
  const translation = edition.translation.id;
  return verses.map((verse) => ({ translation, reference: verseReference(verse), text: verse.content.text }));
}

export function verseReference(verse: VerseAddress & { readonly endVerse?: number }): string {
  return `${verse.book} ${verse.chapter}:${versesNumber(verse)}`;
}
