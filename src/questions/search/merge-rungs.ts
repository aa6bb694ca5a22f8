import { links } from '../../documents/links.ts';
import { type Rung, rungs, type SearchGroup, type SearchSort } from '../../documents/question-parameters.ts';
import { inCanon } from '../../model/books.ts';
import type { Mark } from '../../search/marks.ts';
import type { IndexedChapter, IndexRoot, PlaceRange } from '../../search/read-index.ts';
import { indexOfNumber, union } from '../../search/sorted-numbers.ts';
import type { NumberingDocument } from '../edition.ts';
import { type DocumentQuery, memoizeByDocument } from '../question.ts';
import { NumbersBetween } from '../written-about.ts';
import type { RungedEdition } from './climb-ladder.ts';
import type { SearchableEdition } from './match-editions.ts';
import type { PageOptions, PageVerse } from './page-results.ts';
import type { SearchMatches } from './search-exactly.ts';

interface LadderResult<Edition> {
  readonly edition: Edition;
  readonly number: number;
  readonly match: Rung;
  /** The verse that matched, in one of the merged editions. */
  readonly candidate?: Candidate;
}

export interface RungOptions extends PageOptions {
  readonly group: SearchGroup;
}

interface RungedEditions<Edition> {
  readonly editions: readonly Edition[];
  /** Other editions; the verses that match there are shown in the requested ones. */
  readonly others?: readonly RungedEdition[];
  readonly ranges: readonly PlaceRange[] | undefined;
}

export function* matchesOf<Edition extends RungedEdition>(
  { editions, others = [], ranges }: RungedEditions<Edition>,
  { group, sort, limit, offset }: RungOptions,
  marksIn: (result: LadderResult<Edition>, text: string) => readonly Mark[],
): DocumentQuery<Pick<SearchMatches, 'editions' | 'page' | 'hasMore' | 'listed' | 'more'>> {
  const isMerged = others.length > 0 || group === 'verse';
  const merged = isMerged
    ? new MergedEditions({ editions, others, ranges }, yield* readSameVerses([...editions, ...others]))
    : undefined;
  const end = offset + limit;
  const results = merged?.list(sort, end + 1, offset) ?? listByEdition(editions, sort, end + 1, offset);
  const page = results.slice(offset, end).map((result): PageVerse => {
    const { edition, number, match, candidate } = result;
    const foundIn = candidate ? merged!.foundIn(candidate) : [];
    // Verses of the only requested edition are not listed by verse
    const isNamed = group === 'verse' || others.some(({ id }) => foundIn.includes(id));
    return {
      edition: edition.id,
      at: edition.index.placeOf(number),
      match,
      ...(isNamed ? { foundIn } : {}),
      marksIn: (text) => marksIn(result, text),
    };
  });
  const elsewhere = others.length > 0 ? merged!.countElsewhere() : { otherWordings: 0, some: 0 };
  return {
    editions: editions.map(({ id, index, rungs: { phrase, all } }) => ({
      id,
      index,
      verses: union([phrase, all]),
    })),
    page,
    hasMore: results.length > end,
    listed: results.length,
    more: {
      forms: sizeOf(editions, 'forms'),
      some: sizeOf(editions, 'some') - elsewhere.some,
      otherWordings: elsewhere.otherWordings,
    },
  };
}

interface Candidate<Edition = RungedEdition> {
  readonly edition: Edition;
  readonly number: number;
  readonly score: number;
}

/**
 * Lists one edition of verses after another, but other texts of all editions by rung. Rungs before `offset` are
 * only counted.
 */
function listByEdition<Edition extends RungedEdition>(
  editions: readonly Edition[],
  sort: SearchSort,
  count: number,
  offset: number,
): LadderResult<Edition>[] {
  const results: LadderResult<Edition>[] = [];
  const lists = editions[0]!.index.scope ? [editions] : editions.map((edition) => [edition]);
  for (const list of lists) {
    for (const match of rungs) {
      const left = count - results.length;
      if (left < 1) return results;
      const size = sizeOf(list, match);
      if (results.length + size <= offset) {
        results.length += size;
        continue;
      }
      const found = list.flatMap((edition) => candidatesOf(edition, match, sort, left));
      if (list.length > 1) found.sort(byScore);
      for (const { edition, number } of found) results.push({ edition, number, match });
    }
  }
  return results;
}

function sizeOf(editions: readonly RungedEdition[], match: Rung): number {
  return editions.reduce((sum, { rungs }) => sum + rungs[match].length, 0);
}

/** Editions whose verses with the same content are one result, shown in the first edition that has it. */
class MergedEditions<Edition extends RungedEdition> {
  readonly #editions: readonly Edition[];
  readonly #others: readonly RungedEdition[];
  readonly #same: SameVerses;
  readonly #inside: ReadonlyMap<Edition, Uint8Array>;

  constructor({ editions, others = [], ranges }: RungedEditions<Edition>, same: SameVerses) {
    this.#editions = editions;
    this.#others = others;
    this.#same = same;
    this.#inside = new Map(ranges && editions.map((edition) => [edition, edition.index.versesIn(ranges)]));
  }

  /** Like `listByEdition`, but verses are also mapped before `offset`, to count the same one once. */
  list(sort: SearchSort, count: number, offset: number): LadderResult<Edition>[] {
    const results: LadderResult<Edition>[] = [];
    const known = new Set<number>();
    for (const match of rungs) {
      const isBefore = results.length + sizeOf(this.#editions, match) + sizeOf(this.#others, match) <= offset;
      for (const candidate of this.#candidates(match, isBefore ? 'canon' : sort, count)) {
        if (results.length >= count) return results;
        const shown = this.#shown(candidate);
        const key = shown && this.#keyOf(shown);
        if (key === undefined || known.has(key)) continue;
        known.add(key);
        if (isBefore) results.length++;
        else results.push({ ...shown!, match, candidate });
      }
    }
    return results;
  }

  countElsewhere(): { otherWordings: number; some: number } {
    const found = new Set<number>();
    for (const edition of this.#others)
      for (const match of rungs)
        for (const candidate of candidatesOf(edition, match, 'canon')) {
          const shown = this.#shown(candidate);
          if (shown) found.add(this.#keyOf(shown));
        }
    const some = this.#editions.flatMap((edition) => candidatesOf(edition, 'some', 'canon'));
    return { otherWordings: found.size, some: some.filter((each) => found.has(this.#keyOf(each))).length };
  }

  /** Verses of the first edition come before those that are only in others, unless each has a score of its own. */
  *#candidates(match: Rung, sort: SearchSort, count: number): Generator<Candidate> {
    // Several verses of another edition may be one verse of the first, so only the first is limited
    const list = (edition: Edition) =>
      candidatesOf(edition, match, sort, edition === this.#editions[0] ? count : undefined);
    if (match === 'some') yield* this.#editions.flatMap(list).sort(byScore);
    else for (const edition of this.#editions) yield* list(edition);
    for (const edition of this.#others) yield* candidatesOf(edition, match, sort);
  }

  #shown(candidate: Candidate): { readonly edition: Edition; readonly number: number } | undefined {
    for (const edition of this.#editions) {
      const [number] = this.#numbersIn(edition, candidate);
      if (number === undefined) continue;
      return this.#inside.get(edition)?.[number] === 0 ? undefined : { edition, number };
    }
    return undefined;
  }

  #keyOf({ edition, number }: Pick<Candidate<Edition>, 'edition' | 'number'>): number {
    return this.#editions.indexOf(edition) * 1e9 + number;
  }

  foundIn(candidate: Candidate): string[] {
    const isRequested = this.#editions.some(({ id }) => id === candidate.edition.id);
    return (isRequested ? this.#editions : this.#others)
      .filter((edition) => this.#numbersIn(edition, candidate).some((number) => isFound(edition, number)))
      .map(({ id }) => id);
  }

  #numbersIn(edition: RungedEdition, { edition: { id, index }, number }: Candidate): readonly number[] {
    if (edition.id === id) return [number];
    return this.#same.in(edition, { id, index }, number);
  }
}

function isFound({ rungs: { phrase, all, forms, some } }: RungedEdition, verse: number): boolean {
  const isIn = [phrase, all, forms].some((verses) => indexOfNumber(verses, verse) >= 0);
  return isIn || some.some((each) => each.verse === verse);
}

function candidatesOf<Edition extends RungedEdition>(
  edition: Edition,
  match: Rung,
  sort: SearchSort,
  count?: number,
): Candidate<Edition>[] {
  const { rank, rungs } = edition;
  if (match !== 'some' && sort === 'canon')
    return Array.from(rungs[match].subarray(0, count), (number) => ({ edition, number, score: 0 }));
  const scored = match === 'some' ? rungs.some.slice(0, count) : rank(rungs[match], count);
  return scored.map(({ verse, score }) => ({ edition, number: verse, score }));
}

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score || inCanon(a.edition.index.placeOf(a.number), b.edition.index.placeOf(b.number));
}

type NamedIndex = Pick<SearchableEdition, 'id' | 'index'>;

export class SameVerses {
  readonly #numberings: ReadonlyMap<string, NumberingDocument | undefined>;
  /** By edition and chapter of another edition, if its verses are numbered alike: difference of the numbers. */
  readonly #distances = new Map<IndexRoot, Map<IndexedChapter, number>>();

  /** @param numberings by translation. If one is undefined, equal numbers mean the same verse. */
  constructor(numberings: ReadonlyMap<string, NumberingDocument | undefined>) {
    this.#numberings = numberings;
  }

  in(other: NamedIndex, { id, index }: NamedIndex, verse: number): number[] {
    const chapter = index.chapterOf(verse);
    const distances = this.#distances.get(other.index) ?? new Map<IndexedChapter, number>();
    const distance = distances.get(chapter);
    if (distance !== undefined) return [verse + distance];
    const [written, wanted] = [this.#numberings.get(id), this.#numberings.get(other.id)];
    const same = written && wanted && written !== wanted ? numbersBetween(written, wanted) : undefined;
    const there = other.index.chapterAt(chapter);
    if (there && same?.isSame(chapter) !== false && hasVersesOf(there, chapter)) {
      this.#distances.set(other.index, distances.set(chapter, there.start - chapter.start));
      return [verse + there.start - chapter.start];
    }
    const { book, verse: first, endVerse = first } = index.placeOf(verse);
    const found = new Set<number>();
    for (let number = first; number <= endVerse; number++) {
      const address = { book, chapter: chapter.chapter, verse: number };
      for (const each of same?.likely(address) ?? [address]) {
        const at = other.index.find(each);
        if (at !== undefined) found.add(at);
      }
    }
    return [...found];
  }
}

function hasVersesOf(chapter: IndexedChapter, { runs, bridges }: IndexedChapter): boolean {
  return chapter.bridges.size + bridges.size === 0 && runs.every((number, at) => number === chapter.runs[at]);
}

export function* readSameVerses(
  editions: readonly Pick<SearchableEdition, 'id'>[],
): DocumentQuery<SameVerses> {
  if (editions.length < 2) return new SameVerses(new Map());
  const documents = yield editions.map(({ id }) => links.versification(id));
  return new SameVerses(
    new Map(editions.map(({ id }, at) => [id, documents[at] as NumberingDocument | undefined])),
  );
}

const betweenByNumbering = memoizeByDocument(
  (_: NumberingDocument) => new WeakMap<NumberingDocument, NumbersBetween>(),
);

function numbersBetween(written: NumberingDocument, wanted: NumberingDocument): NumbersBetween {
  const known = betweenByNumbering(written);
  const numbers = known.get(wanted) ?? new NumbersBetween(written, wanted);
  known.set(wanted, numbers);
  return numbers;
}
