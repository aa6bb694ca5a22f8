import type { SearchField } from '../documents/search/search-schema.ts';
import type { QueryWord, SearchQuery, Wanted } from './query.ts';
import type { IndexPart, IndexRoot, Postings } from './read-index.ts';

/** Bounds what one answer reads and decodes. */
export const searchLimits = {
  /** Parts that the words of one prefix may be spread over. */
  partsOfPrefix: 16,
  /** Characters of packed numbers: some 30 ms where nothing has been decoded before. */
  decoded: 3_000_000,
} as const;

/** The query asks for more than one answer may take. */
export class TooBroadError extends Error {
  override readonly name = 'TooBroadError';
}

/** Terms of a field from one to another, both included. */
interface TermRange {
  readonly field: SearchField;
  readonly from: string;
  readonly to: string;
}

/** After every term that begins with the text before it. */
const afterAll = '\uffff';

function rangeOfWord({ text, isPrefix }: QueryWord): TermRange {
  return { field: 'word', from: text, to: isPrefix ? text + afterAll : text };
}

function rangesOfAnnotation({ field, term }: Extract<Wanted, { type: 'annotation' }>): TermRange[] {
  if (field === 'morph') return [{ field, from: term, to: term + afterAll }];
  const exact = { field, from: term, to: term };
  // H1254 is also H1254A, but not H12540
  return field === 'strong' ? [exact, { field, from: `${term}A`, to: `${term}Z` }] : [exact];
}

/** Paths of the parts that a query needs. @throws TooBroadError */
export function partsNeeded(root: IndexRoot, query: SearchQuery): string[] {
  const ranges = query.clauses
    .flatMap(({ anyOf }) => anyOf)
    .flatMap((wanted) =>
      wanted.type === 'phrase' ? wanted.words.map(rangeOfWord) : rangesOfAnnotation(wanted),
    );
  const paths = ranges.flatMap(({ field, from, to }) => {
    const parts = root.partsOf(field, from, to);
    if (parts.length <= searchLimits.partsOfPrefix) return parts.map((part) => root.pathOf(field, part));
    throw new TooBroadError(`Too many terms begin with "${from}".`);
  });
  return [...new Set(paths)];
}

type PartAt = (path: string, field: SearchField) => IndexPart | undefined;

interface Options {
  /** How many characters may be decoded. */
  readonly budget: number;
  /** For each verse 1 where it may be found; everywhere when left out. */
  readonly inside?: Uint8Array | undefined;
}

/**
 * The verses of a translation in which a query holds.
 * @param partAt the part at a path that is needed; undefined for one that is not there.
 * @throws TooBroadError
 */
export function evaluate(
  root: IndexRoot,
  query: SearchQuery,
  partAt: PartAt,
  { budget, inside }: Options,
): Found {
  const reader = new TermReader(root, partAt, budget);
  const clauses = query.clauses.map(({ isExcluded, anyOf }) => {
    const all = anyOf.map((wanted) => reader.read(wanted));
    return { isExcluded, all, most: all.reduce((sum, { most }) => sum + most, 0) };
  });
  // What is in the fewest verses comes first, so that the rest has little to look at
  const required = clauses.filter(({ isExcluded }) => !isExcluded).sort((a, b) => a.most - b.most);
  let verses: Int32Array | undefined;
  const matches: Match[] = [];
  for (const { all } of required) {
    const found = all.map((each) => each.match(verses));
    matches.push(...found);
    const together = union(found.map((match) => match.verses));
    verses = verses ? intersection(verses, together) : together;
  }
  for (const { all } of clauses.filter(({ isExcluded }) => isExcluded)) {
    verses = difference(verses!, union(all.map((each) => each.match(verses).verses)));
  }
  const found = inside ? verses!.filter((verse) => inside[verse] === 1) : verses!;
  const annotations = required.flatMap(({ all }) => all.filter((each) => each instanceof AnnotationMatcher));
  return new Found(root, found, matches, annotations, reader.left);
}

/** What a query finds in a translation. */
export class Found {
  /** Ascending. */
  readonly verses: Int32Array;
  /** How many characters may still be decoded. */
  readonly left: number;
  readonly #root: IndexRoot;
  readonly #matches: readonly Match[];
  readonly #annotations: readonly AnnotationMatcher[];

  constructor(
    root: IndexRoot,
    verses: Int32Array,
    matches: readonly Match[],
    annotations: readonly AnnotationMatcher[],
    left: number,
  ) {
    this.#root = root;
    this.verses = verses;
    this.#matches = matches;
    this.#annotations = annotations;
    this.left = left;
  }

  /** The words of a verse that carry a Strong's number, lemma or code that was asked for. */
  annotatedAt(verse: number): { position: number; words: number }[] {
    const spans: { position: number; words: number }[] = [];
    for (const { terms } of this.#annotations) {
      for (const { postings } of terms) {
        const index = placeOf(postings.verses, verse);
        if (index >= 0) postings.eachAt(index, (position, words) => spans.push({ position, words }));
      }
    }
    return spans;
  }

  /** Of each Strong's number and lemma that was asked for: which words carry it in the verses found, and how often. */
  renderings(): { wanted: Wanted; counts: Map<string, number> }[] {
    const isFound = new Uint8Array(this.#root.root.verses);
    for (const verse of this.verses) isFound[verse] = 1;
    return this.#annotations.flatMap(({ wanted, terms }) => {
      if (wanted.type !== 'annotation' || wanted.field === 'morph') return [];
      const counts = new Map<string, number>();
      for (const { form, postings } of terms) {
        const { verses, times } = postings;
        let count = 0;
        for (let index = 0; index < verses.length; index++) {
          if (isFound[verses[index]!] === 1) count += times[index]!;
        }
        if (count > 0) counts.set(form, (counts.get(form) ?? 0) + count);
      }
      return [{ wanted, counts }];
    });
  }

  /**
   * The verses by relevance, best first (BM25: what is rare counts more, in short verses more; what is equal stays in canonical
   * order). A phrase weighs as much as its words. @param lengths how many words each verse of the translation has.
   */
  byRelevance(lengths: Int32Array): Int32Array {
    const { verses, words } = this.#root.root;
    const usual = words / Math.max(1, verses);
    const scores = new Float64Array(this.verses.length);
    for (const match of this.#matches) {
      const weight = match.rarities.reduce(
        (sum, inVerses) => sum + Math.log(1 + (verses - inVerses + 0.5) / (inVerses + 0.5)),
        0,
      );
      let at = 0;
      for (let index = 0; index < this.verses.length; index++) {
        const verse = this.verses[index]!;
        while (at < match.verses.length && match.verses[at]! < verse) at++;
        if (match.verses[at] !== verse) continue;
        const times = match.times[at]!;
        const long = 1 - lengthWeight + lengthWeight * ((lengths[verse] ?? usual) / usual);
        scores[index]! += (weight * times * (repeats + 1)) / (times + repeats * long);
      }
    }
    const order = this.verses.map((_, index) => index);
    order.sort((a, b) => scores[b]! - scores[a]! || a - b);
    return order.map((index) => this.verses[index]!);
  }
}

/** The usual parameters of BM25: how soon another occurrence counts no more, and how much the length of a verse matters. */
const repeats = 1.2;
const lengthWeight = 0.75;

/** Verses in which something is, ascending, and how often. */
interface Match {
  readonly verses: Int32Array;
  readonly times: Int32Array;
  /** In how many verses of the translation it is; of a phrase, each of its words. */
  readonly rarities: readonly number[];
}

interface Term {
  readonly form: string;
  readonly postings: Postings;
}

interface Matcher {
  /** No more verses than this can match. */
  readonly most: number;
  /** @param among the verses that are of interest; all when left out. Others may be in the match too. */
  match(among?: Int32Array): Match;
}

/** Reads what is wanted out of the parts, and counts what that takes. */
class TermReader {
  left: number;
  readonly #root: IndexRoot;
  readonly #partAt: PartAt;

  constructor(root: IndexRoot, partAt: PartAt, budget: number) {
    this.#root = root;
    this.#partAt = partAt;
    this.left = budget;
  }

  read(wanted: Wanted): Matcher {
    const { verses } = this.#root.root;
    if (wanted.type === 'annotation') {
      const terms = rangesOfAnnotation(wanted).flatMap((range) => this.#terms(range));
      return new AnnotationMatcher(wanted, terms, verses);
    }
    const words = wanted.words.map((word) => this.#terms(rangeOfWord(word)).map(({ postings }) => postings));
    return words.length === 1 ? new WordMatcher(words[0]!, verses) : new PhraseMatcher(words, verses);
  }

  #terms({ field, from, to }: TermRange): Term[] {
    return this.#root.partsOf(field, from, to).flatMap((number) => {
      const part = this.#partAt(this.#root.pathOf(field, number), field);
      return part ? Array.from(part.find(from, to), (index) => this.#termAt(part, index)) : [];
    });
  }

  #termAt(part: IndexPart, index: number): Term {
    this.left -= part.sizeAt(index);
    if (this.left < 0) throw new TooBroadError('The words of the query are in too many places.');
    return { form: part.formAt(index), postings: part.postingsAt(index) };
  }
}

/** A word, or all that begin with a prefix. */
class WordMatcher implements Matcher {
  readonly most: number;
  readonly #postings: readonly Postings[];
  readonly #verses: number;

  constructor(postings: readonly Postings[], verses: number) {
    this.#postings = postings;
    this.#verses = verses;
    this.most = sumOf(postings.map((each) => each.verses.length));
  }

  match(): Match {
    return sumOfPostings(this.#postings, this.#verses);
  }
}

/** A Strong's number, lemma or code, by whatever words it is carried. */
class AnnotationMatcher implements Matcher {
  readonly most: number;
  readonly wanted: Wanted;
  readonly terms: readonly Term[];
  readonly #verses: number;

  constructor(wanted: Wanted, terms: readonly Term[], verses: number) {
    this.wanted = wanted;
    this.terms = terms;
    this.#verses = verses;
    this.most = sumOf(terms.map(({ postings }) => postings.verses.length));
  }

  match(): Match {
    return sumOfPostings(
      this.terms.map(({ postings }) => postings),
      this.#verses,
    );
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function sumOfPostings(postings: readonly Postings[], verses: number): Match {
  const [only] = postings;
  if (only && postings.length === 1) {
    return { verses: only.verses, times: only.times, rarities: [only.verses.length] };
  }
  const all = new Int32Array(verses);
  let count = 0;
  for (const each of postings) {
    for (let index = 0; index < each.verses.length; index++) {
      const verse = each.verses[index]!;
      if (all[verse] === 0) count++;
      all[verse]! += each.times[index]!;
    }
  }
  const found = new Int32Array(count);
  const times = new Int32Array(count);
  let at = 0;
  for (let verse = 0; at < count; verse++) {
    if (all[verse] === 0) continue;
    found[at] = verse;
    times[at++] = all[verse]!;
  }
  return { verses: found, times, rarities: [count] };
}

/** Words that follow each other. */
class PhraseMatcher implements Matcher {
  readonly most: number;
  readonly #words: readonly (readonly Postings[])[];
  readonly #verses: number;

  constructor(words: readonly (readonly Postings[])[], verses: number) {
    this.#words = words;
    this.#verses = verses;
    this.most = Math.min(...words.map((postings) => sumOf(postings.map((each) => each.verses.length))));
  }

  match(among?: Int32Array): Match {
    const rows = this.#words.map((postings) => new WordRows(postings, this.#verses));
    const rarities = rows.map(({ verses }) => verses.length);
    const byRarity = rows.map((_, place) => place).sort((a, b) => rarities[a]! - rarities[b]!);
    let candidates = among ?? rows[byRarity[0]!]!.verses;
    for (const place of byRarity) candidates = intersection(candidates, rows[place]!.verses);
    const verses = new Int32Array(candidates.length);
    const times = new Int32Array(candidates.length);
    let count = 0;
    for (const verse of candidates) {
      const found = countIn(rows, byRarity, verse);
      if (found === 0) continue;
      verses[count] = verse;
      times[count++] = found;
    }
    return { verses: verses.subarray(0, count), times: times.subarray(0, count), rarities };
  }
}

/** How often the words follow each other in a verse that has all of them. */
function countIn(rows: readonly WordRows[], byRarity: readonly number[], verse: number): number {
  const [anchor = 0, ...others] = byRarity;
  let count = 0;
  for (const position of rows[anchor]!.positionsIn(verse)) {
    if (others.every((place) => hasNumber(rows[place]!.positionsIn(verse), position + place - anchor)))
      count++;
  }
  return count;
}

function hasNumber(sorted: Int32Array, number: number): boolean {
  if (sorted.length <= 8) return sorted.includes(number);
  return placeOf(sorted, number) >= 0;
}

/** Where in verses one of several terms is. */
class WordRows {
  readonly verses: Int32Array;
  readonly #starts: Int32Array;
  readonly #positions: Int32Array;
  /** Verses are asked for in ascending order. */
  #at = 0;

  constructor(postings: readonly Postings[], verses: number) {
    const { verses: found, times } = sumOfPostings(postings, verses);
    this.verses = found;
    const [only] = postings;
    if (only && postings.length === 1) {
      this.#starts = only.starts;
      this.#positions = only.positions;
      return;
    }
    const starts = new Int32Array(found.length + 1);
    const rowOf = new Int32Array(postings.length === 0 ? 0 : verses);
    for (let row = 0; row < found.length; row++) {
      starts[row + 1] = starts[row]! + times[row]!;
      rowOf[found[row]!] = row;
    }
    const next = starts.slice();
    const positions = new Int32Array(starts[found.length]!);
    for (const each of postings) {
      for (let index = 0; index < each.verses.length; index++) {
        const row = rowOf[each.verses[index]!]!;
        each.eachAt(index, (position) => {
          positions[next[row]!++] = position;
        });
      }
    }
    for (let row = 0; row < found.length; row++) {
      if (times[row]! > 1) positions.subarray(starts[row]!, starts[row + 1]!).sort();
    }
    this.#starts = starts;
    this.#positions = positions;
  }

  /** Ascending. @param verse one of `verses`, not before the one that was asked for last. */
  positionsIn(verse: number): Int32Array {
    if (this.verses[this.#at] !== verse) this.#at = placeOf(this.verses, verse);
    return this.#positions.subarray(this.#starts[this.#at]!, this.#starts[this.#at + 1]!);
  }
}

/** The place of a number among ascending ones; -1 where it is not among them. */
function placeOf(sorted: Int32Array, number: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === number ? low : -1;
}

function union(lists: readonly Int32Array[]): Int32Array {
  const [first = new Int32Array(), ...others] = lists;
  return others.reduce<Int32Array>((all, list) => {
    const both = new Int32Array(all.length + list.length);
    let count = 0;
    for (let a = 0, b = 0; a < all.length || b < list.length; ) {
      const [left, right] = [all[a] ?? Number.POSITIVE_INFINITY, list[b] ?? Number.POSITIVE_INFINITY];
      both[count++] = Math.min(left, right);
      if (left <= right) a++;
      if (right <= left) b++;
    }
    return both.subarray(0, count);
  }, first);
}

function intersection(a: Int32Array, b: Int32Array): Int32Array {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const both = new Int32Array(short.length);
  let count = 0;
  if (short.length * 16 < long.length) {
    for (const number of short) if (placeOf(long, number) >= 0) both[count++] = number;
    return both.subarray(0, count);
  }
  for (let i = 0, j = 0; i < short.length && j < long.length; ) {
    const [left, right] = [short[i]!, long[j]!];
    if (left === right) both[count++] = left;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return both.subarray(0, count);
}

function difference(a: Int32Array, b: Int32Array): Int32Array {
  return a.filter((number) => placeOf(b, number) < 0);
}
