/**
 * Indexes of a longest ascending subsequence; of several, the first of those with the smallest last number.
 * Patience sorting, O(n log n).
 */
export function longestAscending(numbers: readonly number[], { allowsEqual = false } = {}): number[] {
  const lasts: number[] = [];
  const previous: number[] = [];
  for (const [index, number] of numbers.entries()) {
    let low = 0;
    for (let high = lasts.length; low < high; ) {
      const middle = (low + high) >> 1;
      const last = numbers[lasts[middle]!]!;
      if (last < number || (allowsEqual && last === number)) low = middle + 1;
      else high = middle;
    }
    if (numbers[lasts[low]!] === number) continue;
    previous[index] = lasts[low - 1] ?? -1;
    lasts[low] = index;
  }
  const found: number[] = [];
  for (let index = lasts.at(-1) ?? -1; index >= 0; index = previous[index]!) found.push(index);
  return found.reverse();
}
