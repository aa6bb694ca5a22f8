import {
  bookAt,
  bookNamed,
  isInWord,
  isWrittenAsName,
  lacksNumber,
  maxNameLength,
  wordless,
} from './book-at.ts';
import { FoldedText } from './folded-text.ts';
import { hebrewVerse, romanNumberAtEnd } from './letter-numbers.ts';
import { isCommonWord } from './name-key.ts';
import type { ReferenceOptions, WrittenReference } from './place-reader.ts';
import { chapterWord, verseWord } from './place-words.ts';
import { ReferenceReader } from './reference-reader.ts';

const numbers = new RegExp(
  `\\d{1,3}(?!\\d)|[一二三四五六七八九十百零〇]+(?=[章篇]|\\d+(?![\\d:]))|(?<![א-ת\\p{M}"'׳״])(?:[א-ת]{1,2}["״][א-ת]|[א-ת]['׳]|[א-ת]{1,3}(?=${hebrewVerse.source})|(?<=פרק )[א-ת]{1,3})`,
  'gu',
);

interface DetectionOptions extends ReferenceOptions {
  /** Each book and chapter found becomes the context of the following text, as dictionaries use it. */
  readonly followsNames?: boolean;
}

/**
 * Finds references in running text such as `See John 3:16, 18 and 1 Cor 13`, in order, with offsets in UTF-16
 * code units. A book name needs a chapter after it. With a `context`, `4:2`, `ch. 4` and `v. 16` also match.
 * Chapters and verses that exceed `extent` are dropped.
 */
export function detectReferences(text: string, options: DetectionOptions): WrittenReference[] {
  const folded = new FoldedText(text);
  const found: WrittenReference[] = [];
  let { context } = options;
  let from = 0;
  numbers.lastIndex = 0;
  for (let match = numbers.exec(folded.text); match; match = numbers.exec(folded.text)) {
    const at = match.index;
    const result =
      numberedPsalm(folded, at, options) ??
      namedBefore(folded, at, from, options) ??
      (context && inContext(folded, at, from, { ...options, context }));
    if (!result) continue;
    const references = result.references.filter((reference) => isWithinExtent(reference, options));
    // The list is ignored if its first reference does not exist
    if (references[0] !== result.references[0]) continue;
    found.push(...references);
    if (options.followsNames) context = references.at(-1)!.to;
    from = result.end;
    numbers.lastIndex = Math.max(result.end, numbers.lastIndex);
  }
  return found;
}

type Detected = { references: WrittenReference[]; end: number } | undefined;

function numberedPsalm(folded: FoldedText, at: number, options: ReferenceOptions): Detected {
  if (!/^\d{1,3}[.\p{L}]/u.test(folded.text.slice(at, at + 4))) return undefined;
  const result = new ReferenceReader(folded, options, false).readNumberedPsalm(at);
  return result.references[0] && result;
}

function namedBefore(folded: FoldedText, at: number, from: number, options: ReferenceOptions): Detected {
  const { text } = folded;
  const roman = romanNumberAtEnd(text.slice(Math.max(from, at - 12), at));
  const result = roman === undefined ? undefined : afterName(folded, at - roman.length, from, options);
  const word = wordBefore(text, at, [chapterWord]);
  // In "John. Chapter 3", a sentence begins
  const isWord = word !== undefined && !text.slice(Math.max(0, word - 2), word).includes('.');
  return (
    result ??
    afterName(folded, at, from, options) ??
    (isWord ? afterName(folded, word, from, options) : undefined)
  );
}

function afterName(folded: FoldedText, at: number, from: number, options: ReferenceOptions): Detected {
  const { text } = folded;
  const [comma] = /, ?$/.exec(text.slice(Math.max(from, at - 2), at)) ?? [''];
  chapterWord.lastIndex = at;
  if (comma && !isPairAt(text, at) && !chapterWord.test(text)) return undefined;
  const { start: nameStart, end: nameEnd } = nameBounds(text, at - comma.length, from);
  if (nameEnd <= from || !/[\p{L}\p{M}\p{N})]/u.test(text[nameEnd - 1] ?? '')) return undefined;
  const lastWord = /[\p{L}\p{M}]+$/u.exec(text.slice(Math.max(from, nameEnd - maxNameLength), nameEnd))?.[0];
  if (lastWord && !options.names.mayEndWith(lastWord)) return undefined;
  const starts = nameStart === undefined ? nameStarts(text, nameEnd, from) : [nameStart];
  for (const start of starts) {
    const name = text.slice(start, nameEnd);
    if (!isWrittenAsName(name) || isInWord(text, start, nameEnd)) continue;
    const book = bookNamed(name, options.names);
    if (book === undefined || options.names.isAmbiguousId(name)) continue;
    if (isWithinName(text, at, start, starts, options)) return undefined;
    if (lacksNumber(text.slice(Math.max(from, start - maxNameLength), start), name, options.names))
      return undefined;
    // Lines of a list such as "Colossians, 1 Thessalonians": the number belongs to the next name
    const next = bookAt(text, at, options.names);
    if (next && isWrittenAsName(text.slice(at, next.end))) return undefined;
    const isClosed = closingMark.test(text.slice(nameEnd, at));
    const isOpened = start > from && openingMark.test(text[start - 1]!);
    // "Son of Man.” 2"; after Hebrew and Greek letters an apostrophe is part of a number
    if (isClosed && !isOpened && !/[\p{sc=Hebr}\p{sc=Grek}]'/u.test(text.slice(nameEnd - 1, nameEnd + 1)))
      return undefined;
    const reader = new ReferenceReader(folded, options, false);
    const result = reader.readAfter(book, isClosed && isOpened ? start - 1 : start, at);
    const [first] = result.references;
    if (!first || (isCommonWord(name) && (comma || !isClear(text, name, first, result.end))))
      return undefined;
    return result;
  }
  return undefined;
}

/** True if the number at `at` belongs to a name, as in `요한1서 3:16`. */
function isWithinName(
  text: string,
  at: number,
  start: number,
  starts: readonly number[],
  { names }: ReferenceOptions,
): boolean {
  if ((bookAt(text, start, names)?.end ?? 0) > at) return true;
  if (!/^[1-4] \d/.test(text.slice(at, at + 3))) return false;
  return starts.some(
    (before) => before < start && bookNamed(text.slice(before, at + 1), names) !== undefined,
  );
}

/**
 * A common word counts only with a verse or at the end of a sentence. For short ones, `Am 3.` and `Am 3.12.`
 * are dates.
 */
function isClear(text: string, name: string, { from }: WrittenReference, end: number): boolean {
  const isShort = name.length < 3;
  const next = text.slice(end, end + 2);
  if (from.verse !== undefined) return !isShort || !/^\.\d/.test(next);
  return isShort ? /^ ?[;)\]]/.test(next) : /^ ?(?:[.,;:)\]]|$)/.test(next);
}

const openingMark = /["'”»\p{Ps}\p{Pi}]/u;
const closingMark = /["'\p{Pe}\p{Pf}]/u;
const brackets = '()[]{}《》〈〉「」『』【】〖〗';

/** End of the name before a number, and its start if it is in brackets: `《约翰福音》3:16`. */
function nameBounds(text: string, at: number, from: number): { start?: number; end: number } {
  let end = at;
  const skip = (signs: RegExp, most: number) => {
    for (let count = 0; count < most && end > from && signs.test(text[end - 1]!); count++) end--;
  };
  skip(/[. ]/, 3);
  // 第3章, 제3장
  if (/(?:第| 제)$/.test(text.slice(Math.max(from, end - 2), end))) end--;
  skip(/[. ]/, 3);
  const closing = text[end - 1] ?? '';
  if (!closingMark.test(closing) && !/[׳״]/.test(closing)) return { end };
  end--;
  skip(/[. ]/, 3);
  const opening = brackets[brackets.indexOf(closing) - 1];
  if (opening === undefined) return { end };
  const first = Math.max(from, end - maxNameLength);
  const start = first + text.slice(first, end).lastIndexOf(opening) + 1;
  const isOpen = start > first && /\p{L}/u.test(text[start]!);
  // The brackets of "Esther (Greek) 1:1" belong to the name
  if (isOpen && !/[\p{L}\p{M}] ?$/u.test(text.slice(Math.max(from, start - 3), start - 1)))
    return { start, end };
  return { end: closing === ')' ? end + 1 : end };
}

function nameStarts(text: string, end: number, after: number): number[] {
  const from = Math.max(after, end - maxNameLength);
  const starts: number[] = [];
  for (let at = end - 1; at >= from; at--) {
    if (/[;:[\]|\n]/.test(text[at]!)) break;
    const before = at === after ? ' ' : text[at - 1]!;
    const isWordStart = /[\p{L}1-9]/u.test(text[at]!) && !/[\p{L}\p{M}\p{N}]/u.test(before);
    // "4:1 John 3:16": the 1 is a verse
    if (at > after && /\d[:.]\d$/.test(text.slice(Math.max(after, at - 2), at + 1))) continue;
    if (isWordStart || wordless.test(text[at]!)) starts.push(at);
  }
  return starts.reverse();
}

function inContext(folded: FoldedText, at: number, from: number, options: ReferenceOptions): Detected {
  const { text } = folded;
  const start = wordBefore(text, at) ?? (isPairAt(text, at) ? at : undefined);
  if (start === undefined || start < from) return undefined;
  const result = new ReferenceReader(folded, options, false).readInContext(start);
  // "verse 5 of chapter 3", "chapter 4 of Isaiah"
  const isElsewhere = start < at && /^ of (?!th(?:is|e)\b)/.test(text.slice(result.end, result.end + 9));
  return result.references.length > 0 && !isElsewhere ? result : undefined;
}

function wordBefore(text: string, at: number, words = [verseWord, chapterWord]): number | undefined {
  const word = /(?:^|[^\p{L}\p{N}])(\p{L}+\.? *)$/u.exec(
    text.slice(Math.max(0, at - maxWordLength), at),
  )?.[1];
  if (word === undefined) return undefined;
  const start = at - word.length;
  const isNumbered = words.some((pattern) => {
    pattern.lastIndex = start;
    return pattern.test(text) && pattern.lastIndex === at;
  });
  return isNumbered ? start : undefined;
}

const maxWordLength = 15;

function isPairAt(text: string, at: number): boolean {
  const isPair = /^\d{1,3}:\d{1,3}(?![\d:])/.test(text.slice(at, at + 8));
  return isPair && !/[\d.:/-]/.test(text[at - 1] ?? '');
}

function isWithinExtent({ from, to }: WrittenReference, { extent }: ReferenceOptions): boolean {
  return [from, to].every(
    ({ book, chapter, verse = 0 }) =>
      chapter === undefined ||
      (chapter <= (extent?.chapters(book) ?? chapter) && verse <= (extent?.verses(book, chapter) ?? verse)),
  );
}
