import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookInfo } from '../model/books.ts';
import { type SchemeCorrection, schemeCorrections } from './versification-corrections.ts';

/** One scheme as the specification writes it. */
interface SchemeFile {
  readonly maxVerses: Readonly<Record<string, readonly string[]>>;
  readonly mappedVerses: Readonly<Record<string, string>>;
  readonly excludedVerses: readonly string[];
  readonly partialVerses: Readonly<Record<string, readonly string[]>>;
}

type Scheme = SchemeCorrection['scheme'];

/** A verse, or with a letter a part of it. */
interface Verse {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly part: string;
}

/** In the order in which the table compresses best. */
const schemes: readonly Scheme[] = ['org', 'rsc', 'lxx', 'eng', 'rso', 'vul'];

/** The rows of the table, by scheme. `folder` has the JSON files of the specification. */
export function versificationRows(folder: string): Record<Scheme, string[]> {
  const files = new Map(schemes.map((scheme) => [scheme, read(folder, scheme)]));
  const org = countsOf('org', files);
  const rows = schemes.map((scheme): [Scheme, string[]] => {
    const counts = countsOf(scheme, files);
    const isShared = (book: string) => scheme !== 'org' && counts.get(book) === org.get(book);
    const books = [...counts.keys()];
    const shared = books.filter(isShared);
    const excluded = files.get(scheme)!.excludedVerses;
    if (excluded.length > 0) throw new Error(`${scheme} excludes verses: the table has no rows for them yet`);
    return [
      scheme,
      [
        ...(shared.length > 0 ? [`= ${shared.join(' ')}`] : []),
        ...books.filter((book) => !isShared(book)).map((book) => `${book} ${counts.get(book)}`),
        ...mappingRows(differingLines(scheme, files)),
        ...partRows(versesInParts(scheme, files)),
      ],
    ];
  });
  return Object.fromEntries(rows) as Record<Scheme, string[]>;
}

function read(folder: string, scheme: Scheme): SchemeFile {
  return JSON.parse(readFileSync(join(folder, `${scheme}.json`), 'utf8'));
}

function corrections(scheme: Scheme): SchemeCorrection[] {
  return schemeCorrections.filter((correction) => correction.scheme === scheme);
}

function countsOf(scheme: Scheme, files: ReadonlyMap<Scheme, SchemeFile>): Map<string, string> {
  const counts = new Map(
    Object.entries(files.get(scheme)!.maxVerses).map(([book, chapters]) => [book, chapters.join(' ')]),
  );
  for (const correction of corrections(scheme)) {
    for (const [book, chapters] of Object.entries(correction.counts ?? {}))
      counts.set(book, chapters.join(' '));
  }
  return counts;
}

/** Left and right side of each line that counts. */
function differingLines(scheme: Scheme, files: ReadonlyMap<Scheme, SchemeFile>): [string, string][] {
  const lines = new Map(
    Object.entries(files.get(scheme)!.mappedVerses).map(([left, right]) => [left, [right]]),
  );
  for (const { remove = [], add = [], linesOf: other } of corrections(scheme)) {
    for (const left of remove) lines.delete(left);
    for (const [left, right] of add.map((line) => line.split(' = ') as [string, string]))
      lines.set(left, [...(lines.get(left) ?? []), right]);
    if (!other) continue;
    for (const left of lines.keys()) if (left.startsWith(other.book)) lines.delete(left);
    for (const [left, right] of differingLines(other.scheme, files))
      if (left.startsWith(other.book)) lines.set(left, [...(lines.get(left) ?? []), right]);
  }
  return [...lines].flatMap(([left, rights]) => rights.map((right): [string, string] => [left, right]));
}

/** Rows such as `GEN 31:55=32:1 32:1-32=32:2`: a range and the first verse of what it stands for. */
function mappingRows(lines: readonly [string, string][]): string[] {
  const targets = new Map<string, { left: Verse; rights: Map<string, Verse> }>();
  for (const [leftRange, rightRange] of lines) {
    const [left, right] = [versesOfRange(leftRange), versesOfRange(rightRange)];
    // The rest of the longer range belongs to the last verse of the shorter
    for (let index = 0; index < Math.max(left.length, right.length); index++) {
      const [from, to] = [left[Math.min(index, left.length - 1)]!, right[Math.min(index, right.length - 1)]!];
      const entry = targets.get(shown(from)) ?? { left: from, rights: new Map() };
      entry.rights.set(shown(to), to);
      targets.set(shown(from), entry);
    }
  }
  const rows = new Map<string, string[]>();
  const pairs = [...targets.values()]
    .filter(({ left, rights }) => rights.size > 1 || !rights.has(shown(left)))
    .sort((a, b) => compare(a.left, b.left))
    .flatMap(({ left, rights }) => [...rights.values()].sort(compare).map((right) => ({ left, right })));
  const runs: { left: Verse; right: Verse; length: number }[] = [];
  for (const { left, right } of pairs) {
    const run = runs.findLast(
      (open) => follows(open.left, left, open.length) && follows(open.right, right, open.length),
    );
    if (run && run.left.part + run.right.part + left.part + right.part === '') run.length++;
    else runs.push({ left, right, length: 1 });
  }
  for (const { left, right, length } of runs) {
    const range = `${left.chapter}:${left.verse}${left.part}${length > 1 ? `-${left.verse + length - 1}` : ''}`;
    const book = right.book === left.book ? '' : `${right.book}.`;
    const target = `${book}${right.chapter}:${right.verse}${right.part}`;
    rows.set(left.book, [...(rows.get(left.book) ?? []), `${range}=${target}`]);
  }
  return [...rows].map(([book, ranges]) => `${book} ${ranges.join(' ')}`);
}

function follows(first: Verse, next: Verse, length: number): boolean {
  return first.book === next.book && first.chapter === next.chapter && first.verse + length === next.verse;
}

/** The letters of parts of a verse, in addition to the part without one. */
function versesInParts(scheme: Scheme, files: ReadonlyMap<Scheme, SchemeFile>): Map<string, string[]> {
  const letters = new Map(
    Object.entries(files.get(scheme)!.partialVerses).map(([verse, parts]) => [
      verse,
      parts.map((part) => part.trim()).filter((part) => part !== '-'),
    ]),
  );
  for (const { parts = {}, partsOf: other } of corrections(scheme)) {
    for (const [verse, more] of Object.entries(parts))
      letters.set(verse, [...new Set([...more, ...(letters.get(verse) ?? [])])].sort());
    if (!other) continue;
    for (const [verse, others] of versesInParts(other.scheme, files))
      if (verse.startsWith(other.book)) letters.set(verse, others);
  }
  return letters;
}

/** Rows such as `ESG 1:1abc`. */
function partRows(letters: ReadonlyMap<string, readonly string[]>): string[] {
  const rows = new Map<string, string[]>();
  for (const [verse, parts] of letters) {
    const [book, place] = verse.split(' ') as [string, string];
    rows.set(book, [...(rows.get(book) ?? []), `${place}${parts.join('')}`]);
  }
  return [...rows].map(([book, verses]) => `${book} ${verses.join(' ')}`);
}

/** `PSA 3:0-8`, `ESG 1:1a`. */
function versesOfRange(range: string): Verse[] {
  const match = /^(\w{3}) (\d+):(\d+)([a-z]?)(?:-(\d+))?$/.exec(range);
  if (!match) throw new Error(`${range} is not a range of verses`);
  const [, book, chapter, first, part, last = first] = match as unknown as string[];
  if (Number(last) < Number(first)) throw new Error(`${range} does not ascend`);
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => ({
    book: book!,
    chapter: Number(chapter),
    verse: Number(first) + index,
    part: part!,
  }));
}

function shown({ book, chapter, verse, part }: Verse): string {
  return `${book} ${chapter}:${verse}${part}`;
}

/** In the order of the canon, then by number and letter. */
function compare(a: Verse, b: Verse): number {
  if (a.book !== b.book) return bookInfo(a.book)!.order - bookInfo(b.book)!.order;
  return a.chapter - b.chapter || a.verse - b.verse || (a.part < b.part ? -1 : a.part > b.part ? 1 : 0);
}
