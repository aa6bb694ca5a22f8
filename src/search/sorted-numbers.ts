// Sets of verses, as their numbers in ascending order.

/** The place of a number among ascending ones; -1 where it is not among them. */
export function placeOf(sorted: Int32Array, number: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === number ? low : -1;
}

export function union(lists: readonly Int32Array[]): Int32Array {
  const [first = new Int32Array(), ...others] = lists;
  return others.reduce<Int32Array>((all, list) => {
    const both = new Int32Array(all.length + list.length);
    let count = 0;
    for (let a = 0, b = 0; a < all.length || b < list.length; ) {
      const [left, right] = [all[a] ?? Number.POSITIVE_INFINITY, list[b] ?? Number.POSITIVE_INFINITY];
      both[count++] = Math.min(left, right);
      if (left <= right) a++;
      if (right <= left) b++;
    }
    return both.subarray(0, count);
  }, first);
}

export function intersection(a: Int32Array, b: Int32Array): Int32Array {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const both = new Int32Array(short.length);
  let count = 0;
  if (short.length * 16 < long.length) {
    for (const number of short) if (placeOf(long, number) >= 0) both[count++] = number;
    return both.subarray(0, count);
  }
  for (let i = 0, j = 0; i < short.length && j < long.length; ) {
    const [left, right] = [short[i]!, long[j]!];
    if (left === right) both[count++] = left;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return both.subarray(0, count);
}

export function difference(a: Int32Array, b: Int32Array): Int32Array {
  return a.filter((number) => placeOf(b, number) < 0);
}
