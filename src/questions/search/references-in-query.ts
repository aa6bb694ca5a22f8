import { strongsNumbers } from '../../model/strongs-number.ts';
import { bookAlone, hasNumber } from '../../references/book-alone.ts';
import type { BookNameLookup } from '../../references/book-names.ts';
import { FoldedText } from '../../references/folded-text.ts';
import { isCommonWord } from '../../references/name-key.ts';
import { parseReferences } from '../../references/parse-references.ts';
import { withDigits } from '../../references/spoken-numbers.ts';
import { formatReference } from '../../references/write-references.ts';
import { type NamedEdition, type ReferenceData, referenceOptionsFor } from '../edition.ts';

interface QueryReference {
  /** In USFM notation; null if the query has none. */
  readonly reference: string | null;
  /** Name of the translation after the reference. */
  readonly translation?: string | undefined;
}

type QueryParts = QueryReference & { readonly words: string };

export function referenceIn(
  query: string,
  edition: NamedEdition,
  referenceData?: ReferenceData,
): QueryReference {
  // "G26" is a Strong's number, not a chapter of Galatians
  if (strongsNumbers(query).length > 0) return noReference;
  const options = referenceOptionsFor(edition, referenceData);
  const q = withDigits(query.trim(), options.names);
  // Most queries are not references: without a number, only a book name is one
  const name = /^(\p{L}+)(?:\s+\p{Nd}+)?$/u.exec(q)?.[1] ?? q;
  // "the 12" is not a chapter of The Acts
  if ((name !== q || !hasNumber(q, options.names)) && options.names.find(name) === undefined)
    return noReference;
  const { references, edition: named } = parseReferences(q, options);
  // In "is John 3:16", the first word is not Isaiah
  if (!references || (references[1] && !references[0]!.from.chapter && isCommonWord(/\p{L}+/u.exec(q)![0])))
    return noReference;
  const isKnown = ({ from: { book: id, chapter = 1 } }: (typeof references)[number]) => {
    const book = edition.books.find((each) => each.id === id);
    const lastChapter = Math.max(book?.lastChapterNumber ?? 0, options.extent?.chapters(id) ?? 0);
    // "to 12" is Tobit only if the translation has it
    const isNamed = book !== undefined || verseMark.test(q) || !/\p{Nd}/u.test(q);
    return isNamed && (lastChapter === 0 || chapter <= lastChapter);
  };
  if (!references.every(isKnown)) return noReference;
  return { reference: references.map((each) => formatReference(each)).join('; '), translation: named?.name };
}

const noReference = { reference: null };
const verseMark = /\p{Nd}\s?[:.,]\s?\p{Nd}/u;
/** Signs of a number that is not a word: `3`, `三章`, `כ״ג`, `א, ב`. The name `诗篇` has none. */
const clearNumber = /\p{Nd}|[章節节]|[^诗詩]篇|[א-ת](?:["'׳״]|[,:]\s?[א-ת])/u;

export function isNameOfBook(q: string, edition: NamedEdition, referenceData?: ReferenceData): boolean {
  return bookAlone(q, edition.books, referenceOptionsFor(edition, referenceData).names) === 'name';
}

const maxReferenceTokens = 6;
const maxNumbers = 8;

export function splitReference(q: string, edition: NamedEdition, referenceData?: ReferenceData): QueryParts {
  const whole = referenceIn(q, edition, referenceData);
  const isClear = clearNumber.test(q);
  if (whole.reference !== null || !isClear) return { ...whole, words: isClear ? '' : q };
  const { names } = referenceOptionsFor(edition, referenceData);
  const tokens = q.trim().split(/\s+/);
  for (const [start, end] of windowsOf(tokens)) {
    const [before, after] = [tokens.slice(0, start), tokens.slice(end)];
    const isAtEdge = start === 0 || end === tokens.length;
    const place = placeIn(tokens.slice(start, end), isAtEdge, edition.books, names);
    const found = referenceIn(place, edition, referenceData);
    if (found.reference === null) continue;
    const words = [...before, ...after].join(' ').replace(/\s[([{–—-]+$|^[)\]}:,–—-]+\s/gu, '');
    return { ...found, words: /[\p{L}\p{Nd}]/u.test(words) ? words : '' };
  }
  return { ...noReference, words: q };
}

/** Parts of a query that may be a reference: those that end with a number or the token after it, longest first. */
function* windowsOf(tokens: readonly string[]): Iterable<readonly [start: number, end: number]> {
  const isNumber = (token = '') => clearNumber.test(token) || /^[א-ת]{1,3}(?![א-ת])/.test(token);
  let numbers = 0;
  for (let end = tokens.length; end > 0; end--) {
    // The last token may be the translation
    const isEnd = isNumber(tokens[end - 1]) || (end === tokens.length && isNumber(tokens[end - 2]));
    if (!isEnd || numbers++ >= maxNumbers) continue;
    for (let start = Math.max(0, end - maxReferenceTokens); start < end; start++)
      if (start > 0 || end < tokens.length) yield [start, end];
  }
}

/**
 * `John 3:16 KJV` of `(John 3:16 KJV)`. It has a verse, or is at the beginning or end of the query and has a book's
 * name that is not a common word: "is 12" is not Isaiah in "jesus is 12". Otherwise empty.
 */
function placeIn(
  tokens: readonly string[],
  isAtEdge: boolean,
  books: NamedEdition['books'],
  names: BookNameLookup,
): string {
  const { text: written } = new FoldedText(tokens.join(' '));
  const text = written.replace(/^[([{-]+ *|[ )\]}.,;:!?-]+$/g, '');
  if (/(?<![א-ת])["“”„‟«»]|[|*]/.test(text) || !/^[\p{L}\p{Nd}]/u.test(text)) return '';
  const place = text.replace(/(?<=\d\S*),? [[(]?[A-Z][A-Z0-9-]{1,9}$/, '');
  if (!/\d/.test(place)) return clearNumber.test(place) && hasNumber(place, names) ? text : '';
  const book = place.replace(/\P{L}*$/u, '');
  const isName = /^(?:\d|\p{L}{3}|ps\b)/iu.test(book) && !isCommonWord(book);
  const isBook = isAtEdge && (isName || bookAlone(book, books, names) === 'name');
  return /\d\p{L}{0,2}$/u.test(place) && (isBook || verseMark.test(place)) ? text : '';
}
