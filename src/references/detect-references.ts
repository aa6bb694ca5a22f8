import { bookAt } from './book-at.ts';
import { FoldedText } from './folded-text.ts';
import { nameKey } from './name-key.ts';
import type { ReferenceOptions, WrittenReference } from './place-reader.ts';
import { ReferenceReader } from './reference-reader.ts';

/** Words before a number that may be the name of a book. */
const mostWords = 6;
const longestName = 40;

/** Names that are common words too: a reference only with a verse, or at the end of a sentence. */
const commonWords = new Set(
  'mark job numbers song judges kings is am as so he re la na mi ho jo co ti es ez da ma lu'.split(' '),
);

/**
 * The references in running text, in order, with their offsets (UTF-16 code units): `See John 3:16, 18 and 1 Cor 13`. A book's
 * name counts only before a chapter. With a `context`, `4:2` and `v. 16` count too. What no book has (`extent`) is left out.
 */
export function detectReferences(text: string, options: ReferenceOptions): WrittenReference[] {
  const folded = new FoldedText(text);
  const found: WrittenReference[] = [];
  const numbers = /\d{1,3}(?!\d)|[一二三四五六七八九十百]+(?=[章篇])/g;
  for (let match = numbers.exec(folded.text); match; match = numbers.exec(folded.text)) {
    const result = namedBefore(folded, match.index, options) ?? inContext(folded, match.index, options);
    if (!result) continue;
    const references = result.references.filter((reference) => isThere(reference, options));
    // A list that begins with what is not there is not one
    if (references[0] !== result.references[0]) continue;
    found.push(...references);
    numbers.lastIndex = Math.max(result.end, numbers.lastIndex);
  }
  return found;
}

type Detected = { references: WrittenReference[]; end: number };

/** The number is the first after a book's name. */
function namedBefore(folded: FoldedText, at: number, options: ReferenceOptions): Detected | undefined {
  const { text } = folded;
  let nameEnd = at;
  while (nameEnd > at - 3 && /[. ]/.test(text[nameEnd - 1] ?? '')) nameEnd--;
  if (!/[\p{L}\p{M}]/u.test(text[nameEnd - 1] ?? '')) return undefined;
  for (const start of nameStarts(text, nameEnd)) {
    const book = bookAt(text, start, options.names, nameEnd);
    if (book?.end !== nameEnd || !isWrittenAsName(text.slice(start, nameEnd))) continue;
    const result = new ReferenceReader(folded, options, false).readAfter(book.id, start, at);
    const [first] = result.references;
    if (!first) return undefined;
    const isCommon = commonWords.has(nameKey(text.slice(start, nameEnd)));
    const isClear =
      first.from.verse !== undefined || /^ ?(?:[.,;:)\]]|$)/.test(text.slice(result.end, result.end + 2));
    return isCommon && !isClear ? undefined : result;
  }
  return undefined;
}

/** Where a name that ends at `end` may begin, furthest first. */
function nameStarts(text: string, end: number): number[] {
  const from = Math.max(0, end - longestName);
  const starts: number[] = [];
  for (let at = end - 1; at >= from && starts.length < mostWords + longestName; at--) {
    if (/[;:()[\]|\n]/.test(text[at]!)) break;
    const before = text[at - 1] ?? ' ';
    const isWordStart = /[\p{L}1-9]/u.test(text[at]!) && !/[\p{L}\p{M}\p{N}]/u.test(before);
    const isWordless =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(
        text[at]!,
      );
    if (isWordStart || isWordless) starts.push(at);
  }
  return starts.reverse();
}

/** Where a script has capitals, a name begins with one. */
function isWrittenAsName(name: string): boolean {
  const letter = /\p{L}/u.exec(name)?.[0] ?? '';
  return letter === letter.toUpperCase();
}

function inContext(folded: FoldedText, at: number, options: ReferenceOptions): Detected | undefined {
  if (!options.context) return undefined;
  const { text } = folded;
  const before = text.slice(Math.max(0, at - 12), at);
  const word = /(?:^|[^\p{L}])((?:verses?|vv?)\.? *)$/u.exec(before)?.[1];
  const isPair = /^\d{1,3}:\d{1,3}(?![\d:])/.test(text.slice(at, at + 8)) && !/[\d.:/-]$/.test(before);
  if (word === undefined && !isPair) return undefined;
  const start = word === undefined ? at : at - word.length;
  const result = new ReferenceReader(folded, options, false).readInContext(start);
  return result.references.length > 0 ? result : undefined;
}

function isThere({ from, to }: WrittenReference, { extent }: ReferenceOptions): boolean {
  return [from, to].every(({ book, chapter, verse }) => {
    if (chapter === undefined) return true;
    const chapters = extent?.chapters(book);
    const verses = extent?.verses(book, chapter);
    if (chapters !== undefined && chapter > chapters) return false;
    return verse === undefined || verses === undefined || verse <= verses;
  });
}
