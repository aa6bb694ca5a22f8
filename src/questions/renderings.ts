import { groupBy } from '../lib/group-by.ts';
import type { AlignedGroup, ChapterAlignment, SourceWord } from '../model/alignment.ts';
import type { WordAnnotation } from '../model/book-text.ts';
import { parseMorphology } from '../model/morphology/morphology.ts';
import { strongsNumbers } from '../model/strongs-number.ts';

/** An annotated word; `rendering` is the alignment that it is part of. Words of one alignment share the object. */
export type RenderedWord = WordAnnotation & {
  readonly start: number;
  readonly end: number;
  readonly rendering?: AlignedGroup;
};

type WordsByVerse = Readonly<Record<string, readonly RenderedWord[]>>;

type GroupsByVerse = ReadonlyMap<
  number,
  readonly (readonly [AlignedGroup, AlignedGroup['target'][number]])[]
>;

export function groupsByVerse(alignment: ChapterAlignment | undefined): GroupsByVerse {
  const all = alignment?.groups.flatMap((group) => group.target.map((word) => [group, word] as const)) ?? [];
  return groupBy(all, ([, { verse }]) => verse);
}

/**
 * The words of each verse of a chapter with the renderings that they are part of. Words of a computed
 * alignment, which no words document contains, get the annotations of the original.
 */
export function withRenderings(words: WordsByVerse, alignment: ChapterAlignment): WordsByVerse {
  const verses: Record<string, readonly RenderedWord[]> = { ...words };
  for (const [verse, groups] of groupsByVerse(alignment))
    verses[verse] = wordsWithRenderings(words[verse] ?? [], groups);
  return verses;
}

export function wordsWithRenderings(
  words: readonly RenderedWord[],
  groups: readonly (readonly [AlignedGroup, AlignedGroup['target'][number]])[],
): RenderedWord[] {
  const all = new Map(words.map((word) => [word.start, word]));
  for (const [rendering, { start, end }] of groups) {
    const word = all.get(start) ?? { start, end, ...annotationOf(rendering.source) };
    all.set(start, { ...word, rendering });
  }
  return [...all.values()].sort((a, b) => a.start - b.start);
}

function annotationOf(source: readonly SourceWord[]): WordAnnotation {
  const [first] = source;
  const strongs = source.flatMap((word) => word.strongs);
  return {
    ...(strongs.length > 0 ? { strongs } : {}),
    ...(first?.lemma ? { lemma: first.lemma } : {}),
    ...(first?.morph ? { morph: first.morph } : {}),
  };
}

/** A box of an interlinear text: the words of a rendering that follow each other. */
export interface RenderedRun {
  readonly start: number;
  readonly end: number;
  readonly word: RenderedWord;
  /** False if the explanation is below another run of the rendering. */
  readonly isExplained: boolean;
}

/**
 * The word of each rendering of a verse that its explanation is shown below: the longest, which is hardly ever
 * a function word, and the last of several.
 */
export function mainWords(words: readonly RenderedWord[]): ReadonlySet<RenderedWord> {
  const longest = new Map<object, RenderedWord>();
  for (const word of words) {
    const key = word.rendering ?? word;
    const known = longest.get(key);
    if (!known || word.end - word.start >= known.end - known.start) longest.set(key, word);
  }
  return new Set(longest.values());
}

export function interlinearRuns(
  words: readonly RenderedWord[],
  explained: ReadonlySet<RenderedWord>,
  textBetween: (start: number, end: number) => string,
): RenderedRun[] {
  const runs: { start: number; end: number; word: RenderedWord; isExplained: boolean }[] = [];
  for (const word of words) {
    const { start, end, rendering } = word;
    const last = runs.at(-1);
    if (rendering && last?.word.rendering === rendering && isGap(textBetween(last.end, start))) {
      last.end = Math.max(last.end, end);
      last.isExplained ||= explained.has(word);
    } else runs.push({ start, end, word, isExplained: explained.has(word) });
  }
  return runs;
}

export function isGap(between: string): boolean {
  return /^(?:[^\S\n]*|[-\u2010\u2011'\u2019])$/.test(between);
}

export function explainedWord({ strongs = [], morph = '', rendering }: RenderedWord) {
  const sources = rendering?.source ?? [];
  const written = rendering ? sources.flatMap((word) => word.strongs) : strongs;
  const codes = rendering ? sources.map((word) => word.morph ?? '') : [morph];
  return {
    original: sources.map(({ text, lemma }) => text ?? lemma ?? '').join(' '),
    numbers: [...new Set(written.flatMap(strongsNumbers))],
    form: [...new Set(codes.map((code) => parseMorphology(code)?.words ?? code))].filter(Boolean).join(' · '),
  };
}
