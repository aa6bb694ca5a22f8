import type { CdnCache, CdnHits, CdnObjects } from './cdn-cache.ts';

/**
 * Plays random requests against a cache that works as `cdnHits` assumes, to see how far the formula is off. The first
 * half of the requests fills the cache and is not counted.
 */
export function cdnSimulation(
  objects: readonly CdnObjects[],
  { capacity, ttl }: CdnCache,
  requests: number,
): CdnHits {
  const sums: number[] = [];
  for (const { count, rate } of objects) {
    for (let i = 0; i < count; i++) sums.push((sums.at(-1) ?? 0) + rate);
  }
  const rate = sums.at(-1)!;
  const fetched = new Map<number, number>(); // the least recently used first
  let [now, present, fresh] = [0, 0, 0];
  for (let request = 0; request < requests; request++) {
    now -= Math.log(1 - Math.random()) / rate;
    const object = firstAbove(sums, Math.random() * rate);
    const since = fetched.get(object);
    const isFresh = since !== undefined && now - since < ttl;
    if (request >= requests / 2) {
      present += since === undefined ? 0 : 1;
      fresh += isFresh ? 1 : 0;
    }
    fetched.delete(object);
    fetched.set(object, isFresh ? since : now);
    if (fetched.size > capacity) fetched.delete(fetched.keys().next().value!);
  }
  const counted = requests - Math.ceil(requests / 2);
  return { present: present / counted, fresh: fresh / counted };
}

function firstAbove(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
