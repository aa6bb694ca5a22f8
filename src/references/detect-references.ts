import { bookAt, bookNamed, wordless } from './book-at.ts';
import { FoldedText } from './folded-text.ts';
import { nameKey } from './name-key.ts';
import { chapterWord, type ReferenceOptions, verseWord, type WrittenReference } from './place-reader.ts';
import { ReferenceReader } from './reference-reader.ts';

/** Words before a number that may be the name of a book. */
const mostWords = 6;
const longestName = 40;

/** Names that are common words too: a reference only with a verse, or at the end of a sentence. */
const commonWords = new Set(
  'mark job numbers song judges kings is am as so he re la na mi ho jo co ti es ez da ma lu'.split(' '),
);

interface DetectionOptions extends ReferenceOptions {
  /** Each book and chapter that is found becomes the context of what follows, as in the articles of a dictionary. */
  readonly followsNames?: boolean;
}

/**
 * The references in running text, in order, with their offsets (UTF-16 code units): `See John 3:16, 18 and 1 Cor 13`. A book's
 * name counts only before a chapter. With a `context`, `4:2`, `ch. 4` and `v. 16` count too. What no book has (`extent`) is left out.
 */
export function detectReferences(text: string, options: DetectionOptions): WrittenReference[] {
  const folded = new FoldedText(text);
  const found: WrittenReference[] = [];
  let { context } = options;
  const numbers = /\d{1,3}(?!\d)|[一二三四五六七八九十百]+(?=[章篇])/g;
  for (let match = numbers.exec(folded.text); match; match = numbers.exec(folded.text)) {
    const at = match.index;
    const result =
      namedBefore(folded, at, options) ?? (context && inContext(folded, at, { ...options, context }));
    if (!result) continue;
    const references = result.references.filter((reference) => isThere(reference, options));
    // A list that begins with what is not there is not one
    if (references[0] !== result.references[0]) continue;
    found.push(...references);
    if (options.followsNames) context = references.at(-1)!.to;
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
    const name = text.slice(start, nameEnd);
    const book = isWrittenAsName(name) ? bookNamed(name, options.names) : undefined;
    if (book === undefined) continue;
    // "Colossians, 1 Thessalonians" as lines of a list: the number is of the next name
    if (bookAt(text, at, options.names)) return undefined;
    const result = new ReferenceReader(folded, options, false).readAfter(book, start, at);
    const [first] = result.references;
    if (!first) return undefined;
    const isCommon = commonWords.has(nameKey(name));
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
    if (isWordStart || wordless.test(text[at]!)) starts.push(at);
  }
  return starts.reverse();
}

/** Where a script has capitals, a name begins with one. */
function isWrittenAsName(name: string): boolean {
  const letter = /\p{L}/u.exec(name)?.[0] ?? '';
  return letter === letter.toUpperCase();
}

function inContext(folded: FoldedText, at: number, options: ReferenceOptions): Detected | undefined {
  const { text } = folded;
  const start = wordBefore(text, at) ?? (isPairAt(text, at) ? at : undefined);
  if (start === undefined) return undefined;
  const result = new ReferenceReader(folded, options, false).readInContext(start);
  // "verse 5 of chapter 3", "chapter 4 of Isaiah"
  const isElsewhere = start < at && /^ of (?!th(?:is|e)\b)/.test(text.slice(result.end, result.end + 9));
  return result.references.length > 0 && !isElsewhere ? result : undefined;
}

/** Where a word for verses or chapters begins that the number at `at` belongs to. */
function wordBefore(text: string, at: number): number | undefined {
  const word = /(?:^|[^\p{L}\p{N}])(\p{L}+\.? *)$/u.exec(text.slice(Math.max(0, at - longestWord), at))?.[1];
  if (word === undefined) return undefined;
  const start = at - word.length;
  const isNumbered = [verseWord, chapterWord].some((pattern) => {
    pattern.lastIndex = start;
    return pattern.test(text) && pattern.lastIndex === at;
  });
  return isNumbered ? start : undefined;
}

const longestWord = 15;

function isPairAt(text: string, at: number): boolean {
  const isPair = /^\d{1,3}:\d{1,3}(?![\d:])/.test(text.slice(at, at + 8));
  return isPair && !/[\d.:/-]$/.test(text.slice(Math.max(0, at - 1), at));
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
