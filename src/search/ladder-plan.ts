import { groupBy } from '../lib/group-by.ts';
import { formsOf, type Stem, type WordForms } from './forms/word-forms.ts';
import type { IndexRoot } from './read-index.ts';

/** Parts that a query of many words reads: about 19 kB each, so that a static host sends 120 kB at most. */
const maxParts = 4;
/** In scripts without spaces a word is one character, and many are needed to identify a verse. */
const maxPartsOfCharacters = 5;
const minCharacters = 8;
/** The maximum with parts that only have other forms, such as those that begin with other letters. */
export const maxPartsWithForms = 6;
/** Longer queries also read more parts and texts for the order of their words. */
const maxWordsWithPrefixes = 2;
/** With this many rarer words, frequent ones do not decide which verses contain most of the words. */
const minRareWords = 3;

export interface PlannedWord {
  readonly text: string;
  readonly places: readonly number[];
  readonly isFrequent: boolean;
  readonly forms: WordForms | undefined;
  /** Index parts with the word and its forms; the word itself is in one of them. */
  readonly paths: readonly string[];
}

export class LadderPlan {
  readonly words: readonly PlannedWord[];
  /** Words to look up, with the paths to read. The others only decide the order of results. */
  readonly chosen: readonly PlannedWord[];
  readonly codes: readonly number[];

  constructor(root: IndexRoot, words: readonly string[], stem: Stem | undefined) {
    const places = groupBy(words.keys(), (place) => words[place]!);
    this.words = Array.from(places, ([text, places]) => {
      const forms = formsOf(text, root.root.language, stem);
      return { text, places, forms, isFrequent: root.isFrequent(text), paths: pathsOf(root, text, forms) };
    });
    this.chosen = choose(this.words);
    this.codes = words.map((word) => root.codeOf(word) ?? 0);
  }

  get paths(): string[] {
    return [...new Set(this.chosen.flatMap(({ paths }) => paths))];
  }

  get isComplete(): boolean {
    return this.chosen.length === this.words.length;
  }
}

function pathsOf(root: IndexRoot, text: string, forms: WordForms | undefined): string[] {
  const [own] = root.partsOf('word', text, text);
  if (own === undefined) return [];
  const ranges = (forms?.ranges ?? []).map(({ from, to }) => root.partsOf('word', from, to));
  // Dictionary forms lead to the forms that begin with other letters
  const [near, ...others] = root.root.dictionary ? ranges.slice(0, 1) : ranges;
  // Most forms without a prefix are in the same part or in one next to it
  const next = near?.includes(own) ? near.filter((part) => Math.abs(part - own) === 1) : near;
  const parts = new Set([own, ...(next ?? []).slice(0, 1), ...others.flatMap((each) => each.slice(0, 1))]);
  return Array.from(parts, (part) => root.pathOf('word', part));
}

/** Prefers long words, which are mostly rare, and words in a part with several of the query. */
function choose(words: readonly PlannedWord[]): PlannedWord[] {
  const rare = words.filter(({ isFrequent }) => !isFrequent);
  const useful = rare.length >= minRareWords ? rare : words;
  const wordsByPart = groupBy(rare, ({ paths }) => paths[0]);
  const shared = ({ paths }: PlannedWord) => wordsByPart.get(paths[0])?.length ?? 0;
  const byUse = [...useful].sort(
    (a, b) =>
      Number(a.isFrequent) - Number(b.isFrequent) || b.text.length - a.text.length || shared(b) - shared(a),
  );
  const isOfCharacters = words.length >= minCharacters && words.every(({ text }) => [...text].length === 1);
  const max = isOfCharacters ? maxPartsOfCharacters : maxParts;
  const read = new Set<string>();
  const readMore = (path: string | undefined, max: number) => {
    if (path !== undefined && read.size < max) read.add(path);
  };
  for (const { paths } of byUse) readMore(paths[0], max);
  for (const { paths } of byUse) readMore(paths[1], max);
  if (byUse.length <= maxWordsWithPrefixes) {
    const maxRank = Math.max(0, ...byUse.map(({ paths }) => paths.length));
    for (let rank = 2; rank < maxRank; rank++)
      for (const { paths } of byUse) readMore(paths[rank], maxPartsWithForms);
  }
  return useful
    .map((word) => ({ ...word, paths: word.paths.filter((path) => read.has(path)) }))
    .filter((word, index) => word.paths[0] === useful[index]!.paths[0]);
}
