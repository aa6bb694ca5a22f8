import type { TranslationBook } from '../../../client/src/documents.ts';
import {
  formatReference,
  type ReferenceEdition,
  referenceOptionsFor,
} from '../../../client/src/references.ts';
import { bookInfo } from '../../../src/model/books.ts';
import { nameKey } from '../../../src/references/name-key.ts';
import { parseReferences } from '../../../src/references/parse-references.ts';
import type { ReferenceProblem } from '../../../src/references/place-reader.ts';
import { rankBookName } from '../../../src/references/rank-book-name.ts';
import type { Reference } from '../../../src/references/reference.ts';
import { formatList } from '../../strings/formats.ts';
import { suggestionText } from '../../strings/texts.ts';
import { chapterKey, placeOfReference, type Route, versesText } from '../route.ts';
import { withBriefNames } from '../text/script-of.ts';

export interface ReferenceSearch extends Pick<ReferenceEdition, 'languages'> {
  readonly books: readonly TranslationBook[];
  readonly language?: string | undefined;
  /** The displayed chapter: `4:2` and `v. 16` refer to its book. */
  readonly context?: { readonly book: string; readonly chapter: number } | undefined;
}

export interface FoundReference extends Pick<Route, 'book' | 'chapter' | 'verse' | 'endVerse' | 'also'> {
  readonly reference: Reference;
  readonly label: string;
}

export interface FoundReferences {
  /** All references of the text in order, followed by other interpretations, most likely first. */
  readonly found: readonly FoundReference[];
  readonly note?: string;
  /** The passage, if it is in a book that this translation does not have. */
  readonly missing?: Pick<Route, 'book' | 'chapter'>;
  /** The service may know the name in another language: it is unknown here, or begins several names. */
  readonly isUnknown: boolean;
  /** A part of the text is not in the first passage, so Enter must not open it: `psalm of david 23`. */
  readonly isPartial: boolean;
  readonly isRead: boolean;
  /** The translation that the text names, which may not exist: `NIV` of `John 3:16 NIV`. */
  readonly edition?: string | undefined;
}

export const nothingFound: FoundReferences = { found: [], isUnknown: false, isPartial: false, isRead: false };

const maxSuggested = 6;

/** Finds the passages that a text names: `jn 3:16`, `Rom 8:28,31; 9:1`, `1 Kor 13`, or the beginning of a name. */
export function findReferences(text: string, search: ReferenceSearch): FoundReferences {
  // Unfinished input may end with punctuation
  const written = text.replace(/[\s:;,.\-\u2010-\u2015]+$/u, '');
  if (written.trim() === '') return nothingFound;
  const misnamed = numberedName(written, search);
  if (misnamed) return meantBy(written, misnamed, { ...search, context: undefined });
  const { references, edition, problem } = parseReferences(written, optionsOf(search));
  if (problem) return meantBy(written, problem, search);
  const existing = references.flatMap((reference) => foundIn(search, reference) ?? []);
  const missing = references.find((reference) => !foundIn(search, reference));
  // The page of a missing chapter lists the others
  const first = existing[0] ?? (missing && foundIn(search, missing, true));
  const suggestions = references.length === 1 ? suggestionsFor(written, search) : [];
  const found = [...(first ? [withOthers(first, existing)] : []), ...existing, ...suggestions];
  return {
    found: unique(found, Math.max(references.length + 1, maxSuggested)),
    ...(missing && { note: whyMissing(missing, search) }),
    ...(missing && !first && { missing: { chapter: 1, ...missing.from } }),
    isUnknown: false,
    isPartial: existing.length === 0,
    isRead: first !== undefined,
    edition: edition?.name,
  };
}

function optionsOf({ books, language, languages, context }: ReferenceSearch) {
  return { ...referenceOptionsFor({ books, language, languages }), ...(context ? { context } : {}) };
}

/** The problem of `4 john 3` and `1 Rois 3`, whose number belongs to a name rather than to the displayed book. */
function numberedName(text: string, search: ReferenceSearch): ReferenceProblem | undefined {
  if (!search.context || !/^\s*\p{Nd}\P{Nd}*\p{L}/u.test(text)) return undefined;
  const { problem } = parseReferences(text, optionsOf({ ...search, context: undefined }));
  const isSimilar = problem?.code === 'unknown_book' && problem.at === 0 && problem.books !== undefined;
  return isSimilar || parseReferences(text, optionsOf(search)).problem ? problem : undefined;
}

function meantBy(text: string, problem: ReferenceProblem, search: ReferenceSearch): FoundReferences {
  const { code, at, books: similar = [], understood, message } = problem;
  if (code === 'empty') return nothingFound;
  const before = understood === '' ? [] : parsed(understood, search);
  const rest = text.slice(at);
  const name = /^(?:\p{Nd}[. ]*)?\p{L}[\p{L}\p{M}'. -]*/u.exec(rest)?.[0] ?? '';
  const meant = similar.flatMap((id) => parsed(`${id} ${rest.slice(name.length)}`, search));
  const suggestions = before.length === 0 ? suggestionsFor(text, search) : [];
  // An unfinished range, as in "John 3:16-4"
  const start =
    code === 'backward' ? parsed(text.replace(/[-\u2010-\u2015][^-\u2010-\u2015]*$/u, ''), search) : [];
  const found = unique([...before, ...suggestions, ...meant, ...start]);
  const isOtherBook = /^\p{Nd}/u.test(name) && found[0] !== undefined && found[0].book[0] !== name[0];
  const isPartial = before.length > 0 ? meant.length + start.length === 0 : isOtherBook;
  const isUnknown = /^(?:ambiguous|unknown)_book$/.test(code) || (isPartial && /\p{Nd}/u.test(rest));
  const result = { found, isUnknown, isPartial, isRead: false };
  if (suggestions.length > 0 || (code === 'ambiguous_book' && found.length > 0)) return result;
  const names = similar.flatMap((id) => bookNameOf(id, search) ?? []);
  const hint =
    code === 'unknown_book' && names.length > 0
      ? ` ${suggestionText('didYouMean', { names: formatList(names.slice(0, 3), 'disjunction') })}`
      : '';
  return { ...result, note: `${message}${hint}` };
}

function parsed(text: string, search: ReferenceSearch): FoundReference[] {
  const { references = [] } = parseReferences(text, optionsOf(search));
  return references.flatMap((reference) => foundIn(search, reference) ?? []);
}

function foundIn({ books, language }: ReferenceSearch, reference: Reference, isOutside = false) {
  const book = books.find(({ id }) => id === reference.from.book);
  if (!book) return undefined;
  const place = placeOfReference(reference, book);
  const isInside = place.chapter >= book.firstChapterNumber && place.chapter <= book.lastChapterNumber;
  if (!isInside && !isOutside) return undefined;
  const names = { books: withBriefNames(books), language, rangeSign: '–' } as const;
  return { ...place, reference, label: formatReference(reference, names) };
}

/** The verses of the first passage with others of its chapter: `Rom 8:28,31`. */
function withOthers(first: FoundReference, all: readonly FoundReference[]): FoundReference {
  const also = all.filter((each) => each !== first && each.verse && chapterKey(each) === chapterKey(first));
  if (!first.verse || also.length === 0) return first;
  const sign = first.label.includes(',') ? '.' : ', ';
  return { ...first, also, label: [first.label, ...also.map((each) => versesText(each))].join(sign) };
}

function whyMissing({ from }: Reference, search: ReferenceSearch): string {
  const book = search.books.find(({ id }) => id === from.book);
  if (!book) return suggestionText('notInTranslation', { book: bookNameOf(from.book, search) ?? from.book });
  const { name, firstChapterNumber: first, lastChapterNumber: last, numberOfChapters: count } = book;
  return first === 1
    ? suggestionText('hasChapters', { book: name, count })
    : suggestionText('hasChaptersFrom', { book: name, count, first, last });
}

function bookNameOf(id: string, { books }: ReferenceSearch): string | undefined {
  return books.find((book) => book.id === id)?.name ?? bookInfo(id)?.commonName;
}

function suggestionsFor(text: string, search: ReferenceSearch): FoundReference[] {
  const match = /^(\s*(?:[1-4]\s*)?[^\d]*\p{L}[^\d:,;]*)(.*)$/su.exec(text);
  if (!match) return [];
  const wanted = nameKey(match[1]!);
  const ranked = search.books
    .map((book) => ({ book, rank: rankBookName(book, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.book.order - b.book.order);
  return ranked.slice(0, maxSuggested).flatMap(({ book }) => parsed(`${book.id} ${match[2]}`, search));
}

export function unique(found: readonly FoundReference[], max = maxSuggested): FoundReference[] {
  return [...new Map(found.map((each) => [each.label, each])).values()].slice(0, max);
}
