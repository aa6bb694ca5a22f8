import { formatReference, type ReferenceStyle } from '../../references/write-references.ts';
import type { IndexedVerse } from '../../search/read-index.ts';
import { spaceBetween } from '../verse-pieces.ts';
import type { AlignedPassage } from './align-passage.ts';

interface QuotedVerse extends IndexedVerse {
  readonly passage: AlignedPassage;
  readonly at: number;
  readonly offset: number;
  readonly number: number;
}

export class QuotedText {
  readonly text: string;
  readonly passages: readonly AlignedPassage[];
  readonly verses: readonly QuotedVerse[];

  /** @param omissions indexes of quoted words after an omission: verses that are omitted as a whole are left out. */
  constructor(passages: readonly AlignedPassage[], omissions: ReadonlySet<number>) {
    this.passages = passages;
    const verses: QuotedVerse[] = [];
    let text = '';
    for (const passage of passages) {
      for (const at of touchedVerses(passage, omissions)) {
        const { text: own, words: _, marks: _marks, ...place } = passage.region.verses[at]!;
        if (verses.some((each) => isSameVerse(each, place) && each.passage === passage)) continue;
        if (text !== '') text += spaceBetween(text, own);
        const verse = place.verse || verseOfTitle(passage, at, verses.length === 0);
        verses.push({ ...place, verse, passage, at, offset: text.length });
        text += own;
      }
    }
    this.text = text;
    this.verses = verses;
  }

  offsetOf(passage: AlignedPassage, at: number): number {
    return this.#verseOf(passage, at)?.offset ?? 0;
  }

  /** False for verses that a marked omission leaves out. */
  hasVerse(passage: AlignedPassage, at: number): boolean {
    return this.#verseOf(passage, at) !== undefined;
  }

  #verseOf(passage: AlignedPassage, at: number): QuotedVerse | undefined {
    return this.verses.find((each) => each.passage === passage && each.at === at);
  }

  get missingWords(): number {
    const words = this.verses.reduce((sum, { passage, at }) => {
      return sum + passage.region.verses[at]!.words.length;
    }, 0);
    return words - this.passages.reduce((sum, { matched }) => sum + matched, 0);
  }

  get isWhole(): boolean {
    return this.missingWords === 0;
  }

  reference(style?: ReferenceStyle): string {
    return rangesOf(this.verses)
      .map(({ from, to }) => formatReference({ from, to }, style))
      .join('; ');
  }
}

function touchedVerses({ region, found, from }: AlignedPassage, omissions: ReadonlySet<number>): number[] {
  const touched: number[] = [];
  let isAfterOmission = false;
  for (const [index, place] of found.entries()) {
    if (omissions.has(from + index)) isAfterOmission = true;
    if (place === -1) continue;
    const { verse } = region.words[place]!;
    const last = touched.at(-1) ?? verse;
    if (!isAfterOmission) for (let between = last + 1; between < verse; between++) touched.push(between);
    if (touched.at(-1) !== verse) touched.push(verse);
    isAfterOmission = false;
  }
  return touched;
}

function isSameVerse(one: IndexedVerse, other: IndexedVerse): boolean {
  return one.path === other.path && one.place === other.place;
}

/** The number of the verse that names a title: 0 in psalms, otherwise the next or previous verse of its chapter. */
function verseOfTitle({ region: { verses } }: AlignedPassage, at: number, isFirst: boolean): number {
  const { book, chapter, place } = verses[at]!;
  if (place === 0) return book === 'PSA' ? 0 : 1;
  const near = isFirst ? [verses[at + 1], verses[at - 1]] : [verses[at - 1], verses[at + 1]];
  const own = near.find((each) => each?.book === book && each.chapter === chapter && each.verse > 0);
  return own?.verse ?? place;
}

interface VerseRangeOfBook {
  readonly from: { readonly book: string; readonly chapter: number; readonly verse: number };
  to: { readonly book: string; readonly chapter: number; readonly verse: number };
}

function rangesOf(verses: readonly QuotedVerse[]): VerseRangeOfBook[] {
  const ranges: VerseRangeOfBook[] = [];
  let previous: QuotedVerse | undefined;
  for (const each of verses) {
    const { book, chapter, verse, endVerse = verse } = each;
    const from = { book, chapter, verse };
    const to = { book, chapter, verse: endVerse };
    // A passage may lack titles that were not quoted
    const isSamePassage = previous?.passage === each.passage;
    const step = isSamePassage ? each.at - previous!.at : each.number - (previous?.number ?? 0);
    const isNext = previous?.book === book && (step === 0 || step === 1);
    if (!isNext) ranges.push({ from, to });
    else ranges.at(-1)!.to = to;
    previous = each;
  }
  return ranges;
}
