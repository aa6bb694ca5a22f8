export interface CdnObjects {
  readonly count: number;
  readonly rate: number;
}

export interface CdnCache {
  /** Capacity in objects, evicted by LRU. */
  readonly capacity: number;
  readonly ttl: number;
}

export interface CdnHits {
  readonly present: number;
  readonly fresh: number;
}

/**
 * Hit probability of each object, for Poisson requests.
 *
 * An object of rate r is present if it was requested within the last T seconds: 1 - exp(-r T). T is chosen so
 * that the present objects fill the cache (Che, Tung and Wang 2002). For each request that fetches it, r ttl
 * find it fresh: r ttl / (1 + r ttl). The probability of fresh hits is the smaller of the two. That is exact
 * if only one of them limits, and slightly too high if both do.
 */
export function cdnHits(objects: readonly CdnObjects[], { capacity, ttl }: CdnCache): CdnHits[] {
  const time = timeInCache(objects, capacity);
  return objects.map(({ rate }) => {
    const present = 1 - Math.exp(-rate * time);
    return { present, fresh: Math.min(present, (rate * ttl) / (1 + rate * ttl)) };
  });
}

function timeInCache(objects: readonly CdnObjects[], capacity: number): number {
  const filled = (time: number) =>
    objects.reduce((sum, { count, rate }) => sum + count * (1 - Math.exp(-rate * time)), 0);
  const total = objects.reduce((sum, { count }) => sum + count, 0);
  if (capacity >= total) return Number.POSITIVE_INFINITY;
  let [low, high] = [1e-9, 1e15];
  for (let step = 0; step < 100; step++) {
    const middle = Math.sqrt(low * high);
    if (filled(middle) < capacity) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Zipf: the object of rank k is requested in proportion to 1 / k^exponent. From rank 100 on, neighbouring
 * ranks are grouped; each group has the size of a hundredth of its rank.
 * @param rate requests per second for all objects together.
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

/**
 * Simulates random requests to a cache that fulfils the assumptions of `cdnHits`, to measure the error of the
 * formula. The first half of the requests fills the cache and is not counted.
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
  const fetched = new Map<number, number>(); // least recently used first
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
