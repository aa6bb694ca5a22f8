import type { CdnObjects } from './cdn-cache.ts';

/**
 * Zipf: the object of rank k is asked for in proportion to 1 / k^exponent. Neighbouring ranks, from the hundredth on, are
 * taken together, a hundredth of their rank at a time.
 * @param rate requests a second for all objects together.
 */
export function cdnPopularity(count: number, exponent: number, rate: number): CdnObjects[] {
  const groups: { count: number; weight: number }[] = [];
  for (let rank = 1; rank <= count; ) {
    const size = Math.min(Math.max(1, Math.floor(rank / 100)), count - rank + 1);
    groups.push({ count: size, weight: (rank + (size - 1) / 2) ** -exponent });
    rank += size;
  }
  const total = groups.reduce((sum, group) => sum + group.count * group.weight, 0);
  return groups.map((group) => ({ count: group.count, rate: (rate * group.weight) / total }));
}
