import { type Rung, rungs, type SearchGroup, type SearchSort } from '../../documents/question-parameters.ts';
import { bookInfo } from '../../model/books.ts';
import type { Mark } from '../../search/marks.ts';
import type { IndexedVerse } from '../../search/read-index.ts';
import { indexOfNumber, union } from '../../search/sorted-numbers.ts';
import type { RungedEdition } from './climb-ladder.ts';
import type { PageOptions, PageVerse } from './page-results.ts';
import type { SearchMatches } from './search-exactly.ts';

interface LadderResult<Edition> {
  /** The edition whose text is shown. */
  readonly edition: Edition;
  /** Number in its index. */
  readonly number: number;
  readonly at: IndexedVerse;
  readonly match: Rung;
  /** Editions that match; only if each verse is listed once. */
  readonly foundIn?: readonly string[];
}

export interface RungOptions extends PageOptions {
  readonly group: SearchGroup;
}

/** Selects one page of the results of all rungs. @param marksIn the marks of a result in its text. */
export function matchesOf<Edition extends RungedEdition>(
  editions: readonly Edition[],
  { group, sort, limit, offset }: RungOptions,
  marksIn: (result: LadderResult<Edition>, text: string) => readonly Mark[],
): Pick<SearchMatches, 'editions' | 'page' | 'hasMore' | 'listed' | 'more'> {
  const list = group === 'verse' ? listByVerse : listByEdition;
  const end = offset + limit;
  const results = list(editions, sort, end + 1);
  const page = results.slice(offset, end).map((result): PageVerse => {
    const { edition, at, match, foundIn } = result;
    return {
      edition: edition.id,
      at,
      match,
      ...(foundIn ? { foundIn } : {}),
      marksIn: (text) => marksIn(result, text),
    };
  });
  const sum = (countOf: (rungs: Edition['rungs']) => number) =>
    editions.reduce((all, { rungs }) => all + countOf(rungs), 0);
  return {
    editions: editions.map(({ id, index, rungs: { phrase, all } }) => ({
      id,
      index,
      verses: union([phrase, all]),
    })),
    page,
    hasMore: results.length > end,
    listed: results.length,
    more: { forms: sum(({ forms }) => forms.length), some: sum(({ some }) => some.length) },
  };
}

interface Candidate {
  readonly number: number;
  readonly at: IndexedVerse;
  readonly score: number;
}

/** The first `count` results, edition by edition, and rung by rung in each. */
function listByEdition<Edition extends RungedEdition>(
  editions: readonly Edition[],
  sort: SearchSort,
  count: number,
): LadderResult<Edition>[] {
  const results: LadderResult<Edition>[] = [];
  for (const edition of editions) {
    for (const match of rungs) {
      const room = count - results.length;
      const candidates = candidatesOf(edition, match, { sort, count: room });
      results.push(...candidates.map(({ number, at }) => ({ edition, number, at, match })));
    }
  }
  return results;
}

/** The first `count` results, rung by rung. Each verse is shown once, in the first edition that has it. */
function listByVerse<Edition extends RungedEdition>(
  editions: readonly Edition[],
  sort: SearchSort,
  count: number,
): LadderResult<Edition>[] {
  const results = new Map<string, LadderResult<Edition>>();
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

function resultAt<Edition extends RungedEdition>(
  at: IndexedVerse,
  match: Rung,
  editions: readonly Edition[],
): LadderResult<Edition> {
  const having = editions.flatMap((edition) => {
    const verse = edition.index.find(at);
    return verse === undefined ? [] : [{ edition, verse }];
  });
  const foundIn = having
    .filter(({ edition, verse }) => isFound(edition, verse))
    .map(({ edition }) => edition.id);
  const [{ edition, verse }] = having as [(typeof having)[number]];
  return { edition, number: verse, at: edition.index.placeOf(verse), match, foundIn };
}

function isFound({ rungs: { phrase, all, forms, some } }: RungedEdition, verse: number): boolean {
  const isIn = (verses: Int32Array) => indexOfNumber(verses, verse) >= 0;
  return isIn(phrase) || isIn(all) || isIn(forms) || some.some((each) => each.verse === verse);
}

interface Wanted {
  readonly sort: SearchSort;
  readonly count: number;
}

function candidatesOf(
  { index, rank, rungs }: RungedEdition,
  match: Rung,
  { sort, count }: Wanted,
): Candidate[] {
  const scored =
    match === 'some'
      ? rungs.some
      : sort === 'relevance'
        ? rank(rungs[match])
        : Array.from(rungs[match].subarray(0, count), (verse) => ({ verse, score: 0 }));
  return scored
    .slice(0, count)
    .map(({ verse, score }) => ({ number: verse, at: index.placeOf(verse), score }));
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
