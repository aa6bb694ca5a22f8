// Sets of verses as ascending arrays of verse numbers.

/** Index of the first number that is at least `number`, searching from `from`; the length if all are smaller. */
export function placeFrom(sorted: Int32Array, number: number, from: number): number {
  let low = from;
  let high = from;
  for (let step = 1; high < sorted.length && sorted[high]! < number; step *= 2) {
    low = high + 1;
    high += step;
  }
  if (high > sorted.length) high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the last item not greater than `value`; -1 if none. Items are ascending. */
export function lastUpTo<Item extends string | number>(items: ArrayLike<Item>, value: Item): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export function indexOfNumber(sorted: Int32Array, number: number): number {
  const place = placeFrom(sorted, number, 0);
  return sorted[place] === number ? place : -1;
}

export function union(lists: readonly Int32Array[]): Int32Array {
  const [first = new Int32Array(), ...others] = lists;
  if (others.length === 0) return first;
  let copied = 0;
  let last = -1;
  for (const [before, list] of lists.entries()) {
    copied += list.length * (lists.length - before);
    last = Math.max(last, list.at(-1) ?? -1);
  }
  // Merging copies the numbers of the first lists many times; marks are read once, up to the last number
  return copied < last ? others.reduce(unionOfTwo, first) : unionByMarks(lists, last);
}

function unionByMarks(lists: readonly Int32Array[], last: number): Int32Array {
  const isMarked = new Uint8Array(last + 1);
  for (const list of lists) for (const number of list) isMarked[number] = 1;
  const all = new Int32Array(isMarked.length);
  let count = 0;
  for (let number = 0; number < all.length; number++) if (isMarked[number] === 1) all[count++] = number;
  return all.subarray(0, count);
}

function unionOfTwo(a: Int32Array, b: Int32Array): Int32Array {
  const both = new Int32Array(a.length + b.length);
  let count = 0;
  let atA = 0;
  let atB = 0;
  while (atA < a.length && atB < b.length) {
    const left = a[atA]!;
    const right = b[atB]!;
    both[count++] = Math.min(left, right);
    if (left <= right) atA++;
    if (right <= left) atB++;
  }
  const rest = atA < a.length ? a.subarray(atA) : b.subarray(atB);
  both.set(rest, count);
  return both.subarray(0, count + rest.length);
}

export function intersection(a: Int32Array, b: Int32Array): Int32Array {
  const short = a.length <= b.length ? a : b;
  const long = a.length <= b.length ? b : a;
  const both = new Int32Array(short.length);
  let count = 0;
  let at = 0;
  for (let index = 0; index < short.length && at < long.length; index++) {
    const number = short[index]!;
    if (long[at]! < number) at = placeFrom(long, number, at + 1);
    if (long[at] === number) both[count++] = number;
  }
  return both.subarray(0, count);
}

export function difference(a: Int32Array, b: Int32Array): Int32Array {
  const rest = new Int32Array(a.length);
  let count = 0;
  let at = 0;
  for (let index = 0; index < a.length; index++) {
    const number = a[index]!;
    at = placeFrom(b, number, at);
    if (b[at] !== number) rest[count++] = number;
  }
  return rest.subarray(0, count);
}
