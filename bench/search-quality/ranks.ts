import { type LabelledQuery, wantedVerses } from './labelled-queries.ts';
import type { Searcher } from './searchers.ts';

export const shownResults = 10;

export function rankOf(results: readonly string[], wanted: ReadonlySet<string>): number {
  const index = [...new Set(results)].findIndex((verse) => wanted.has(verse));
  return index === -1 ? Number.POSITIVE_INFINITY : index + 1;
}

export interface Ranked extends LabelledQuery {
  readonly rank: number;
}

export function rankAll(searcher: Searcher, queries: readonly LabelledQuery[]): Ranked[] {
  return queries.map((query) => ({ ...query, rank: rankOf(searcher(query.query), wantedVerses(query)) }));
}

export function recall(ranks: readonly number[], most: number): number {
  return ranks.filter((rank) => rank <= most).length / ranks.length;
}

export function meanReciprocalRank(ranks: readonly number[]): number {
  const sum = ranks.reduce((total, rank) => total + (rank <= shownResults ? 1 / rank : 0), 0);
  return sum / ranks.length;
}

export const ranksHead = '@1 / @5 / @10 / MRR';

export function ranksCell(ranked: readonly Ranked[]): string {
  const ranks = ranked.map(({ rank }) => rank);
  const figures = [...[1, 5, shownResults].map((most) => recall(ranks, most)), meanReciprocalRank(ranks)];
  return figures.map((figure) => figure.toFixed(2)).join(' / ');
}
