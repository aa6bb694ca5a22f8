/**
 * A table of a Snowball stemmer. Its rows have an ending, the index of the longest other ending that is a part of it
 * (-1 if none is), and a result.
 * @param isForward true for a table of beginnings.
 */
export function endingTable(
  endings: string,
  results: string,
  isForward: boolean,
): (readonly [ending: string, longestPart: number, result: number])[] {
  const indexes = new Map<string, number>();
  const numbers = results.split(' ').map(Number);
  return endings.split(' ').map((ending, index) => {
    let part = ending;
    do part = isForward ? part.slice(0, -1) : part.slice(1);
    while (part !== '' && !indexes.has(part));
    const longestPart = ending === '' ? undefined : indexes.get(part);
    indexes.set(ending, index);
    return [ending, longestPart ?? -1, numbers[index]!];
  });
}
