/** Objects that are asked for equally often. */
export interface CdnObjects {
  readonly count: number;
  /** Requests a second for each of them. */
  readonly rate: number;
}

export interface CdnCache {
  /** How many objects it holds; the least recently used goes first. */
  readonly capacity: number;
  /** Seconds after which an object has to be asked for again. */
  readonly ttl: number;
}

/** For each request, how likely it is. */
export interface CdnHits {
  /** The object is there, fresh or stale. */
  readonly present: number;
  readonly fresh: number;
}

/**
 * How often each of the objects is found in a cache, for requests that come at random (Poisson).
 *
 * An object of rate r is there when it was asked for within the last T seconds: 1 - exp(-r T), where T is such that the
 * objects there fill the cache (Che, Tung and Wang 2002). Of the requests between two fetches, r ttl find it fresh for
 * one that fetches: r ttl / (1 + r ttl). The lesser of the two is taken for the hits that are fresh, which is exact
 * where either of the bounds does not matter, and a little too much where both do.
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
