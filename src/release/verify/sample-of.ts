import { randomInt } from 'node:crypto';

/** `count` of the items at random, in their order; all when there are no more. */
export function sampleOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  let wanted = count;
  return items.filter((_, at) => {
    // Selection sampling (Knuth, The Art of Computer Programming 3.4.2 S)
    const isTaken = wanted > 0 && (wanted >= items.length - at || randomInt(items.length - at) < wanted);
    if (isTaken) wanted--;
    return isTaken;
  });
}
