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
    let a = 0;
    let b = 0;
    while (a < all.length && b < list.length) {
      const left = all[a]!;
      const right = list[b]!;
      both[count++] = left < right ? left : right;
      if (left <= right) a++;
      if (right <= left) b++;
    }
    while (a < all.length) both[count++] = all[a++]!;
    while (b < list.length) both[count++] = list[b++]!;
    return both.subarray(0, count);
  }, first);
}

/** From this many times as many numbers on, it is quicker to look each of the few up. */
const fewOfMany = 16;

export function intersection(a: Int32Array, b: Int32Array): Int32Array {
  const short = a.length <= b.length ? a : b;
  const long = a.length <= b.length ? b : a;
  const both = new Int32Array(short.length);
  let count = 0;
  if (short.length * fewOfMany < long.length) {
    for (let at = 0; at < short.length; at++) {
      if (placeOf(long, short[at]!) >= 0) both[count++] = short[at]!;
    }
    return both.subarray(0, count);
  }
  let j = 0;
  for (let i = 0; i < short.length; i++) {
    const number = short[i]!;
    while (j < long.length && long[j]! < number) j++;
    if (long[j] === number) both[count++] = number;
  }
  return both.subarray(0, count);
}

export function difference(a: Int32Array, b: Int32Array): Int32Array {
  return a.filter((number) => placeOf(b, number) < 0);
}
