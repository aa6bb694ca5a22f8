/** An object as a listing tells of it. */
export interface ListedObject {
  readonly key: string;
  /** Without its quotes. In most stores the MD5 of the body. */
  readonly etag: string;
  /** Bytes of the coded body. */
  readonly size: number;
}

export interface ListingPage {
  /** In the order of their keys. */
  readonly objects: readonly ListedObject[];
  readonly isLast: boolean;
}

/** Lists a page of the keys that begin with `prefix` and come after `startAfter`. */
export type ListPage = (prefix: string, startAfter: string) => Promise<ListingPage>;

/** So many keys at least are looked for one page after the other: more pages at a time would win nothing. */
const sliceLength = 5000;

/**
 * Which of `keys` are there. Leaps over what lies between them, so about as many pages are read as the keys fill,
 * up to `concurrency` at a time. Where a store lists in an order of its own, some that are there may be missed.
 */
export async function findListed(
  keys: readonly string[],
  listPage: ListPage,
  concurrency = 1,
): Promise<Map<string, ListedObject>> {
  const sorted = [...new Set(keys)].sort();
  const slices = Math.max(1, Math.min(concurrency, Math.floor(sorted.length / sliceLength)));
  const length = Math.ceil(sorted.length / slices);
  const found = new Map<string, ListedObject>();
  await Promise.all(
    Array.from({ length: slices }, (_, at) =>
      findSlice(sorted.slice(at * length, (at + 1) * length), listPage, found),
    ),
  );
  return found;
}

async function findSlice(
  sorted: readonly string[],
  listPage: ListPage,
  found: Map<string, ListedObject>,
): Promise<void> {
  const isWanted = new Set(sorted);
  const prefix = commonFolder(sorted);
  let startAfter = '';
  for (let next = 0; next < sorted.length; ) {
    const before = justBefore(sorted[next]!);
    if (before > startAfter) startAfter = before;
    const { objects, isLast } = await listPage(prefix, startAfter);
    for (const object of objects) if (isWanted.has(object.key)) found.set(object.key, object);
    const last = objects.at(-1)?.key;
    // A last key that is no further is of a store with another order: going on would go round in circles
    if (isLast || last === undefined || last <= startAfter) return;
    startAfter = last;
    while (next < sorted.length && sorted[next]! <= last) next++;
  }
}

/** A key that comes before this one, with next to nothing between. */
function justBefore(key: string): string {
  return key.slice(0, -1);
}

/** What all begin with, up to a slash: someone who may list only a part of a bucket has to ask for that part. */
function commonFolder(sorted: readonly string[]): string {
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  let length = 0;
  while (length < first.length && first[length] === last[length]) length++;
  const shared = first.slice(0, length);
  return shared.slice(0, shared.lastIndexOf('/') + 1);
}
