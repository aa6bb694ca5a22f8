import type { TranslationBook } from '../../../client/src/documents.ts';
import { referenceOptionsFor } from '../../../client/src/references.ts';
import { bookInfo } from '../../../src/model/books.ts';
import { strongsNumber } from '../../../src/model/strongs-number.ts';
import type { SuggestedTerm } from '../../../src/questions/search/suggest-terms.ts';
import { bookAlone, isPassage } from '../../../src/references/book-alone.ts';
import { hebrewNumber } from '../../../src/references/letter-numbers.ts';
import { nameKey } from '../../../src/references/name-key.ts';
import { mayBeQuotation } from '../quotation/may-be-quotation.ts';
import { type Route, routeAddress, versesText } from '../route.ts';
import type { NamedWord } from '../words/named-word.ts';
import { type FoundReference, type FoundReferences, findReferences } from './find-references.ts';

export type Suggestion =
  | PassageSuggestion
  | { readonly kind: 'words' | 'recent'; readonly label: string }
  | { readonly kind: 'term'; readonly label: string; readonly verses: number }
  | CardSuggestion;

interface PassageSuggestion {
  readonly kind: 'passage';
  readonly label: string;
  readonly reference: Omit<FoundReference, 'reference' | 'label'>;
  /** The whole route if an address was pasted or a translation is named; otherwise the open ones remain. */
  readonly to?: Route;
}

export type CardSuggestion =
  | { readonly kind: 'lemma'; readonly label: string; readonly word: NamedWord }
  | { readonly kind: 'quotation'; readonly label: string };

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  readonly defaultIndex: number | undefined;
}

const maxPassages = 5;
const maxRecent = 3;
const maxRecentAlone = 8;

interface Known {
  readonly passages: Omit<FoundReferences, 'isUnknown'>;
  readonly terms: readonly Pick<SuggestedTerm, 'query' | 'verses'>[];
  readonly recent: readonly string[];
  readonly named?: NamedWord | undefined;
}

/**
 * Suggests passages first, then words, a check of the quotation, the Hebrew or Greek word, and recent searches. A
 * text with numbers that parses as passages is not searched for, unless a part of it is in none of them.
 */
export function suggestionsFor(
  text: string,
  { passages: { found, isRead, isPartial }, terms, recent, named }: Known,
  edition: NamedEdition,
): Suggestions {
  const words = text.trim();
  const searches = recent.map((label) => ({ kind: 'recent', label }) as const);
  if (words === '') return { suggestions: searches.slice(0, maxRecentAlone), defaultIndex: undefined };
  const meant = found.map((reference) => ({ kind: 'passage', label: reference.label, reference }) as const);
  const quotation = !isRead && mayBeQuotation(words) ? [{ kind: 'quotation', label: words } as const] : [];
  const word = named ? [{ kind: 'lemma', label: named.lemma, word: named } as const] : [];
  if (meant.length > 0 && !isWordy(text)) {
    const search = isPartial ? [{ kind: 'words', label: words } as const] : [];
    const suggestions = [...word, ...meant, ...search, ...quotation];
    return { suggestions, defaultIndex: isPartial && !isRead && !named ? meant.length : 0 };
  }
  const shown =
    isRead || !/\s/.test(words)
      ? meant
      : meant.filter(({ reference }) => isNamed(text, reference, edition.books));
  const first = shown.slice(0, maxPassages);
  const key = nameKey(words);
  const isWhole = (query: string) => nameKey(query) === key;
  const isWord = () => terms.some(({ query }) => isWhole(query));
  const opensPassage =
    isRead &&
    first.length > 0 &&
    (endsWithLetterNumber(text) || isPassage(text, edition.books, bookNamesOf(edition), isWord));
  const counted = (label: string, verses: number | undefined): Suggestion =>
    verses === undefined || /\s/.test(words) ? { kind: 'words', label } : { kind: 'term', label, verses };
  return {
    suggestions: [
      ...first,
      ...(isWordNumber(text) ? word : []),
      counted(words, terms.find(({ query }) => isWhole(query))?.verses),
      ...quotation,
      ...(isWordNumber(text) ? [] : word),
      ...terms.filter(({ query }) => !isWhole(query)).map(({ query, verses }) => counted(query, verses)),
      ...searches
        .filter(({ label }) => !isWhole(label) && nameKey(label).startsWith(key))
        .slice(0, maxRecent),
    ],
    defaultIndex: opensPassage ? 0 : first.length,
  };
}

interface NamedEdition {
  readonly books: readonly TranslationBook[];
  readonly language: string | undefined;
}

const bookNamesOf = (edition: NamedEdition) => referenceOptionsFor(edition).names;

/** True if the text is an abbreviation of a book, unless the translation has it as a word. */
export function mayBeWord(text: string, edition: NamedEdition): boolean {
  return isWordy(text) && bookAlone(text, edition.books, bookNamesOf(edition)) === 'abbreviation';
}

/** True for a Strong's number, such as `G26`, which may also be a chapter of a book. */
export function isWordNumber(text: string): boolean {
  return /^\s*[GH]\d/i.test(text) && strongsNumber(text) !== undefined;
}

export function isWordy(text: string): boolean {
  return /\p{L}/u.test(text) && (!/\p{Nd}/u.test(text) || /["“„«*|]|(?:strong|lemma|morph):/i.test(text));
}

/** True for a word and a number in Hebrew or Chinese letters, which may be a passage: `תהלים כג`, `诗篇二十三篇`. */
export function endsWithLetterNumber(text: string): boolean {
  const words = text.trim();
  const at = words.search(/(?<=\p{sc=Hebr}[\s,]+)[א-ת"'״׳]+$/u);
  return at > 0 ? hebrewNumber(words, at)?.end === words.length : hanNumberAtEnd.test(words);
}

const hanNumberAtEnd = /[^\s第一二三四五六七八九十百零〇][\s第]*[一二三四五六七八九十百零〇]+[章篇回节節]?$/u;

interface NamedTranslation {
  readonly before: string;
  readonly name: string;
}

/** The ends of a text that may name a translation, longest first: `KJV` of `John 3:16 (KJV)`. */
export function mayNameTranslation(text: string): NamedTranslation[] {
  return [...text.matchAll(/[\s,]*[\s([]+(?=\p{L})/gu)]
    .map(({ index, 0: gap }) => ({
      before: text.slice(0, index),
      name: text.slice(index + gap.length).replace(/[)\].\s]+$/, ''),
    }))
    .filter(({ before, name }) => /\p{Nd}/u.test(before) || (before && upperCase.test(name)));
}

const upperCase = /^\p{Lu}\S*[\p{Lu}\p{Nd}]$/u;

/** Suggestions for the text before the name of a translation, which open it there. */
export function inTranslation(
  { suggestions, defaultIndex }: Suggestions,
  text: string,
  { translation, parallels }: Pick<Route, 'translation' | 'parallels'>,
): Suggestions {
  const there = { translation, parallels: parallels.filter((id) => id !== translation) };
  return {
    defaultIndex,
    suggestions: suggestions.map((each) => {
      if (each.kind !== 'passage') return each.kind === 'words' ? { ...each, label: text.trim() } : each;
      return { ...each, label: `${each.label} (${translation})`, to: { ...each.reference, ...there } };
    }),
  };
}

function isNamed(text: string, { book: id }: FoundReference, books: readonly TranslationBook[]): boolean {
  const book = books.find((each) => each.id === id);
  const wanted = nameKey(text);
  return [book?.name, book?.commonName, id].some((name) => nameKey(name ?? '').startsWith(wanted));
}

/** The place of an address of a reader, such as `https://bible.example.org/read/BSB/JHN/3:16`, on any host. */
export function routeOfAddress(text: string): Route | undefined {
  const address = URL.parse(text.trim(), 'https://bible.example.org');
  if (!address) return undefined;
  const { pathname, search, hash } = address;
  return routeAddress.parse(pathname + search) ?? routeAddress.parse(hash);
}

export function addressSuggestion(to: Route, edition: NamedEdition): Suggestion {
  const { translation, book, chapter } = to;
  const verses = to.verse === undefined ? '' : `:${versesText(to, '-')}`;
  const [reference] = findReferences(`${book} ${chapter}${verses}`, edition).found;
  const place = reference?.label ?? `${bookInfo(book)?.commonName ?? book} ${chapter}${verses}`;
  return { kind: 'passage', label: `${place} (${translation})`, reference: to, to };
}

/** The reference in an address of another site: `https://www.bible.com/bible/1/JHN.3.16.KJV`. Empty if it has none. */
export function referenceOfAddress(text: string, edition: NamedEdition): string | undefined {
  if (!/^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text)) return undefined;
  const address = URL.parse(text.replace(/^\s*(?=www)/i, 'https://'));
  const { pathname = '', searchParams = new URLSearchParams() } = address ?? {};
  // Reads also incomplete escapes, and `+` as a space
  const path = new URLSearchParams(`path=${pathname.replaceAll('&', ' ')}`).get('path')!;
  // `/john/3-16.htm`, `/JHN.3.16.KJV`
  const written = path.replace(/(?:-(\d+))?\.html?$/, ':$1').replace(/\.(?=\p{L}+$)/u, ' ');
  const parts = written.split('/').filter(Boolean);
  const version = searchParams.get('version') ?? '';
  const values = [...searchParams.values()].map((each) => `${each} ${version}`.trim());
  const ends = [1, 2, 3].map((count) => parts.slice(-count).join(' '));
  const isReference = (each: string) => {
    const { isRead, missing } = findReferences(each, edition);
    return /\d/.test(each) && (isRead || missing);
  };
  return [...values, ...ends].find(isReference) ?? '';
}
