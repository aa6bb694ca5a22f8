import { type Rung, rungs, type SearchSort } from '../../documents/question-parameters.ts';
import { bookInfo } from '../../model/books.ts';
import type { IndexedVerse } from '../../search/read-index.ts';
import { indexOfNumber } from '../../search/sorted-numbers.ts';
import type { ClimbedEdition } from './climb-ladder.ts';

export interface LadderResult {
  /** The edition whose text is shown. */
  readonly edition: ClimbedEdition;
  readonly at: IndexedVerse;
  readonly match: Rung;
  /** Editions that match; only if each verse is listed once. */
  readonly foundIn?: readonly string[];
}

interface Candidate {
  readonly edition: ClimbedEdition;
  readonly at: IndexedVerse;
  readonly score: number;
}

/** The first `count` results, edition by edition, and rung by rung in each. */
export function listByEdition(
  editions: readonly ClimbedEdition[],
  sort: SearchSort,
  count: number,
): LadderResult[] {
  const results: LadderResult[] = [];
  for (const edition of editions) {
    for (const match of rungs) {
      const room = count - results.length;
      const candidates = candidatesOf(edition, match, { sort, count: room });
      results.push(...candidates.map(({ at }) => ({ edition, at, match })));
    }
  }
  return results;
}

/** The first `count` results, rung by rung. Each verse is shown once, in the first edition that has it. */
export function listByVerse(
  editions: readonly ClimbedEdition[],
  sort: SearchSort,
  count: number,
): LadderResult[] {
  const results = new Map<string, LadderResult>();
  for (const match of rungs) {
    if (results.size >= count) break;
    const lists = editions.map((edition) => candidatesOf(edition, match, { sort, count }));
    // Verses of the first edition come before those that are only in others, unless each has a score of its own
    const candidates = match === 'some' ? lists.flat().sort(byScore) : lists.flat();
    for (const { at } of candidates) {
      const address = `${at.book} ${at.chapter}:${at.verse}`;
      if (!results.has(address)) results.set(address, resultAt(at, match, editions));
    }
  }
  return [...results.values()].slice(0, count);
}

function resultAt(at: IndexedVerse, match: Rung, editions: readonly ClimbedEdition[]): LadderResult {
  const having = editions.flatMap((edition) => {
    const verse = edition.index.find(at);
    return verse === undefined ? [] : [{ edition, verse }];
  });
  const foundIn = having
    .filter(({ edition, verse }) => isFound(edition, verse))
    .map(({ edition }) => edition.id);
  const [{ edition, verse }] = having as [(typeof having)[number]];
  return { edition, at: edition.index.placeOf(verse), match, foundIn };
}

function isFound({ rungs: { phrase, all, forms, some } }: ClimbedEdition, verse: number): boolean {
  const isIn = (verses: Int32Array) => indexOfNumber(verses, verse) >= 0;
  return isIn(phrase) || isIn(all) || isIn(forms) || some.some((each) => each.verse === verse);
}

interface Wanted {
  readonly sort: SearchSort;
  readonly count: number;
}

function candidatesOf(edition: ClimbedEdition, match: Rung, { sort, count }: Wanted): Candidate[] {
  const { index, ladder, rungs } = edition;
  const scored =
    match === 'some'
      ? rungs.some
      : sort === 'relevance'
        ? ladder.rank(rungs[match])
        : Array.from(rungs[match].subarray(0, count), (verse) => ({ verse, score: 0 }));
  return scored.slice(0, count).map(({ verse, score }) => ({ edition, at: index.placeOf(verse), score }));
}

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score || inCanon(a, b);
}

function inCanon({ at: a }: Candidate, { at: b }: Candidate): number {
  return orderOf(a.book) - orderOf(b.book) || a.chapter - b.chapter || a.verse - b.verse;
}

function orderOf(book: string): number {
  return bookInfo(book)?.order ?? Number.POSITIVE_INFINITY;
}
