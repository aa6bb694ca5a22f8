import { type WordOfText, wordsWithOffsets } from '../../search/analysis.ts';
import type { IndexedVerse, IndexRoot } from '../../search/read-index.ts';
import type { Edition } from '../edition.ts';
import { memoizeByDocument } from '../question.ts';
import type { SimpleChapter } from '../read-verses.ts';
import { textAt } from '../search/page-results.ts';
import { alignWords, joinRuns } from './align-words.ts';
import { compareSpelling, marksUsed } from './compare-spelling.ts';
import type { Quotation, QuotedWord } from './quoted-words.ts';

export interface Region {
  readonly verses: readonly (IndexedVerse & TextOfVerse & { readonly number: number })[];
  readonly words: readonly RegionWord[];
  readonly translation: Edition['translation'] | undefined;
}

export type QuotedChapter = SimpleChapter & Pick<Edition, 'translation'>;

interface RegionWord {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly verse: number;
}

export interface AlignedPassage {
  readonly region: Region;
  readonly from: number;
  readonly to: number;
  /** For each quoted word from `from`: the index of its word in the region, or -1. */
  readonly found: Int32Array;
  readonly matched: number;
}

export function regionOf(
  index: IndexRoot,
  first: number,
  last: number,
  chapterAt: (path: string) => QuotedChapter | undefined,
): Region {
  const verses: Region['verses'][number][] = [];
  const words: RegionWord[] = [];
  let translation: Region['translation'];
  for (let number = first; number <= last; number++) {
    const place = index.placeOf(number);
    const chapter = chapterAt(place.path);
    translation ??= chapter?.translation;
    const verse = wordsInVerse(chapter, place.place);
    for (const word of verse.words) words.push({ ...word, verse: verses.length });
    verses.push({ ...place, ...verse, number });
  }
  return { verses, words, translation };
}

/** Titles without quoted words, such as the letters of an acrostic psalm, may be left out of a quotation. */
export function alignPassage(
  quotation: Quotation,
  range: readonly [number, number],
  region: Region,
): AlignedPassage {
  const aligned = alignRegion(quotation, range, region);
  const found = new Set([...aligned.found].map((place) => region.words[place]?.verse));
  const isShown = (index: number) => region.verses[index]!.verse > 0 || found.has(index);
  const shown = [...region.verses.keys()].filter(isShown);
  if (shown.length === 0 || shown.length === region.verses.length) return aligned;
  const words = region.words.flatMap((word) =>
    isShown(word.verse) ? [{ ...word, verse: shown.indexOf(word.verse) }] : [],
  );
  const verses = shown.map((index) => region.verses[index]!);
  return alignRegion(quotation, range, { ...region, verses, words });
}

function alignRegion(
  { text, words, omissions, comparisons }: Quotation,
  [from, to]: readonly [number, number],
  region: Region,
): AlignedPassage {
  const quoted = words.slice(from, to);
  const gaps = new Set([...omissions].flatMap((at) => (at > from && at < to ? [at - from] : [])));
  const foldedIn = (all: readonly { readonly folded: string }[]) => all.map(({ folded }) => folded);
  const found = alignWords(foldedIn(quoted), foldedIn(region.words), gaps, comparisons);
  const written = (word: QuotedWord) => text.slice(word.start, word.end);
  const marks = { quoted: marksUsed(quoted.map(written)), text: marksIn(region) };
  for (const [at, place] of found.entries()) {
    if (place === -1) continue;
    const { number, isCaller } = quoted[at]!;
    const [isAfter, isBefore] = [found[at - 1] === place - 1, found[at + 1] === place + 1];
    const isStranger = isCaller ? !(isAfter && isBefore) : !isAfter && !isBefore;
    // A verse number or a note caller that happens to occur in the text
    if ((number !== undefined || isCaller) && isStranger) found[at] = -1;
  }
  joinRuns(found, foldedIn(quoted), foldedIn(region.words));
  let matched = 0;
  for (const [at, place] of found.entries()) {
    if (place === -1) continue;
    const other = writtenIn(region, region.words[place]!);
    if (compareSpelling(written(quoted[at]!), other, marks) === 'different') found[at] = -1;
    else matched++;
  }
  return { region, from, to, found, matched };
}

export function marksIn({ verses }: Region): ReadonlySet<string> {
  return new Set(verses.flatMap(({ marks }) => [...marks]));
}

export function writtenIn({ verses }: Region, { verse, start, end }: RegionWord): string {
  return verses[verse]!.text.slice(start, end);
}

interface TextOfVerse {
  readonly text: string;
  readonly words: readonly WordOfText[];
  readonly marks: ReadonlySet<string>;
}

const knownVerses = memoizeByDocument((_chapter: SimpleChapter) => new Map<number, TextOfVerse>());

function wordsInVerse(chapter: SimpleChapter | undefined, place: number): TextOfVerse {
  if (!chapter) return { text: '', words: [], marks: new Set() };
  const known = knownVerses(chapter);
  let verse = known.get(place);
  if (!verse) {
    const text = textAt(chapter, place);
    verse = { text, words: wordsWithOffsets(text), marks: marksUsed([text]) };
    known.set(place, verse);
  }
  return verse;
}
