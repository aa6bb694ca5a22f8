import type { BookText } from '../../model/book-text.ts';
import {
  type MorphologyScheme,
  morphologyParts,
  parseMorphology,
} from '../../model/morphology/morphology.ts';
import { compareNumbers, entryNumbers, strongsNumbers } from '../../model/strongs-number.ts';

export interface BookWords {
  readonly annotated: number;
  readonly aligned: number;
  readonly strongs: Readonly<Record<string, number>>;
  readonly morph: Readonly<Record<string, number>>;
}

export function bookWords({ chapters }: BookText): BookWords {
  let annotated = 0;
  let aligned = 0;
  const strongs = new Map<string, number>();
  const morph = new Map<string, number>();
  const add = (counts: Map<string, number>, written: string) =>
    counts.set(written, (counts.get(written) ?? 0) + 1);
  for (const { blocks } of chapters) {
    for (const block of blocks) {
      if (block.type !== 'verse') continue;
      for (const { annotation, alignment } of block.content.words) {
        annotated++;
        if (alignment) aligned++;
        if (annotation.strongs) for (const written of annotation.strongs) add(strongs, written);
        if (annotation.morph !== undefined) add(morph, annotation.morph);
      }
    }
  }
  return { annotated, aligned, strongs: Object.fromEntries(strongs), morph: Object.fromEntries(morph) };
}

export interface WordsCensus {
  readonly annotated: number;
  /** Words that an alignment of the source connects with the original; undefined if none. */
  readonly aligned?: number;
  readonly numbers: number;
  readonly distinctNumbers: number;
  readonly unreadableNumbers: readonly string[];
  readonly parsed: number;
  /** The scheme of most codes; null if there are none or all are unknown. */
  readonly scheme: MorphologyScheme | null;
  readonly distinctCodes: number;
  readonly unknownCodes: readonly string[];
}

export function wordsCensus(
  books: readonly BookWords[],
  numbers = numbersOf(books),
): WordsCensus | undefined {
  const annotated = books.reduce((sum, book) => sum + book.annotated, 0);
  if (annotated === 0) return undefined;
  const aligned = books.reduce((sum, book) => sum + book.aligned, 0);
  const written = summed(books.map(({ strongs }) => strongs));
  const codes = summed(books.map(({ morph }) => morph));
  const schemes = new Map<MorphologyScheme, number>();
  const unknownCodes: string[] = [];
  for (const [code, count] of codes) {
    const scheme = parseMorphology(code)?.scheme;
    if (scheme) schemes.set(scheme, (schemes.get(scheme) ?? 0) + count);
    else unknownCodes.push(code);
  }
  const [most] = [...schemes].sort(([, a], [, b]) => b - a);
  return {
    annotated,
    ...(aligned > 0 ? { aligned } : {}),
    numbers: totalOf(numbers),
    distinctNumbers: numbers.size,
    unreadableNumbers: [...written.keys()].filter((each) => strongsNumbers(each).length === 0).sort(),
    parsed: totalOf(codes),
    scheme: most?.[0] ?? null,
    distinctCodes: codes.size,
    unknownCodes: unknownCodes.sort(),
  };
}

export function numbersOf(books: readonly BookWords[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [written, count] of summed(books.map(({ strongs }) => strongs))) {
    for (const number of strongsNumbers(written)) numbers.set(number, (numbers.get(number) ?? 0) + count);
  }
  return numbers;
}

export function codesOf(books: readonly BookWords[]): string[] {
  const parts = [...summed(books.map(({ morph }) => morph)).keys()].flatMap(morphologyParts);
  return [...new Set(parts)].filter((part) => parseMorphology(part)).sort();
}

export interface ExplainedWords {
  readonly translation: string;
  readonly lexicon: string;
  readonly numbers: number;
  readonly explained: number;
  readonly missing: readonly string[];
}

export function explainedWords(
  translation: string,
  numbers: ReadonlyMap<string, number>,
  lexicon: string,
  entryIds: Iterable<string>,
): ExplainedWords | undefined {
  const known = new Set<string>();
  for (const id of entryIds) for (const number of entryNumbers(id)) known.add(number);
  const letters = new Set([...known].map((id) => id[0]));
  const covered = [...numbers].filter(([number]) => letters.has(number[0]));
  if (covered.length === 0) return undefined;
  const missing = covered.filter(([number]) => !entryNumbers(number).some((each) => known.has(each)));
  const total = covered.reduce((sum, [, count]) => sum + count, 0);
  return {
    translation,
    lexicon,
    numbers: total,
    explained: total - missing.reduce((sum, [, count]) => sum + count, 0),
    missing: missing.map(([number]) => number).sort(compareNumbers),
  };
}

function summed(counts: readonly Readonly<Record<string, number>>[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const each of counts) {
    for (const [key, count] of Object.entries(each)) all.set(key, (all.get(key) ?? 0) + count);
  }
  return all;
}

function totalOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
