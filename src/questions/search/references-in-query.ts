import { strongsNumbers } from '../../model/strongs-number.ts';
import { isCommonWord, nameKey } from '../../references/name-key.ts';
import { parseReferences } from '../../references/parse-references.ts';
import { withDigits } from '../../references/spoken-numbers.ts';
import { formatReference } from '../../references/write-references.ts';
import { type NamedEdition, type ReferenceData, referenceOptionsFor } from '../edition.ts';

interface QueryParts {
  /** In USFM notation; null if the query has none. */
  readonly reference: string | null;
  readonly words: string;
}

export function referenceIn(
  query: string,
  edition: NamedEdition,
  referenceData?: ReferenceData,
): string | null {
  // "G26" is a Strong's number, not a chapter of Galatians
  if (strongsNumbers(query).length > 0) return null;
  const options = referenceOptionsFor(edition, referenceData);
  const q = withDigits(query, options.names);
  // Most queries are not references: without a number, only a book name is one
  const name = /^\s*(\p{L}+)(?:\s+\p{Nd}+)?\s*$/u.exec(q)?.[1] ?? q;
  // "the 12" is not a chapter of The Acts
  if ((name !== q || !/\p{Nd}/u.test(q)) && options.names.find(name) === undefined) return null;
  const { references } = parseReferences(q, options);
  // In "is John 3:16", the first word is not Isaiah
  if (!references || (references[1] && !references[0]!.from.chapter && isCommonWord(/\p{L}*/u.exec(q)![0])))
    return null;
  const isKnown = ({ from: { book: id, chapter = 1 } }: (typeof references)[number]) => {
    const book = edition.books.find((each) => each.id === id);
    const lastChapter = Math.max(book?.lastChapterNumber ?? 0, options.extent?.chapters(id) ?? 0);
    // "to 12" is Tobit only if the translation has it
    const isNamed = book !== undefined || verseMark.test(q) || !/\p{Nd}/u.test(q);
    return isNamed && (lastChapter === 0 || chapter <= lastChapter);
  };
  return references.every(isKnown) ? references.map((each) => formatReference(each)).join('; ') : null;
}

const verseMark = /\p{Nd}\s?[:.,]\s?\p{Nd}/u;

export function isNameOfBook(q: string, { books }: NamedEdition): boolean {
  const key = nameKey(q);
  return books.some(({ name, commonName, title }) =>
    [name, commonName, title].some((each) => each && nameKey(each) === key),
  );
}

const maxReferenceTokens = 6;
const maxNumbers = 8;

export function splitReference(q: string, edition: NamedEdition, referenceData?: ReferenceData): QueryParts {
  const whole = referenceIn(q, edition, referenceData);
  if (whole !== null) return { reference: whole, words: /\p{Nd}/u.test(q) ? '' : q };
  if (!/\p{Nd}/u.test(q)) return { reference: null, words: q };
  const tokens = q.trim().split(/\s+/);
  for (const [start, end] of windowsOf(tokens)) {
    const [before, after] = [tokens.slice(0, start), tokens.slice(end)];
    const place = placeIn(tokens.slice(start, end), edition, before.length === 0 || after.length === 0);
    const reference = place === undefined ? null : referenceIn(place, edition, referenceData);
    if (reference === null) continue;
    const words = [...before, ...after].join(' ').replace(/\s[([{–—-]+$|^[)\]}:,–—-]+\s/gu, '');
    return { reference, words: /[\p{L}\p{Nd}]/u.test(words) ? words : '' };
  }
  return { reference: null, words: q };
}

/** Parts of a query that may be a reference: those that end with a number or the token after it, longest first. */
function* windowsOf(tokens: readonly string[]): Iterable<readonly [start: number, end: number]> {
  const isNumber = (token: string | undefined) => token !== undefined && /\p{Nd}/u.test(token);
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
 * The reference of `(John 3:16 KJV)` without the translation. It has a verse, or is at the beginning or end of the
 * query and has a book's name that is not a common word: "is 12" is not Isaiah in "jesus is 12".
 */
function placeIn(tokens: readonly string[], edition: NamedEdition, isAtEdge: boolean): string | undefined {
  const text = tokens.join(' ').replace(/^[([{–—-]+\s*|[\s)\]}.,;:!?–—-]+$/gu, '');
  if (/["“”„‟«»|*]/.test(text) || !/^[\p{L}\p{Nd}]/u.test(text)) return undefined;
  const place = text.replace(/(?<=\p{Nd}\S*),? [[(]?[A-Z][A-Z0-9-]{1,9}$/u, '');
  if (!/\p{Nd}\p{L}{0,2}$/u.test(place)) return undefined;
  if (verseMark.test(place)) return place;
  const book = place.replace(/[\s.]*\p{Nd}[\p{Nd}\s:.,;–-]*$/u, '');
  const isName = /^(?:\p{Nd}|\p{L}{3}|ps\b)/iu.test(book) && !isCommonWord(book);
  return isAtEdge && (isName || isNameOfBook(book, edition)) ? place : undefined;
}
