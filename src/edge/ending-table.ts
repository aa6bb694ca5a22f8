/**
 * A table of a Snowball stemmer. Its rows have an ending, the index of the longest other ending that is a part of it
 * (-1 if none is), a result, and a condition if the character in `results` has one.
 * @param endings each without what it shares with the previous one, and the number of shared letters: `ing0k2`.
 * @param isForward true for a table of beginnings.
 */
export function endingTable<Condition>(
  endings: string,
  results: string,
  isForward: boolean,
  condition?: Condition,
): (readonly [ending: string, longestPart: number, result: number, condition?: Condition])[] {
  const indexes = new Map<string, number>();
  let ending = '';
  return [...endings.matchAll(/(\D*)(\d)/g)].map(([, own = '', shared], index) => {
    const kept = Number(shared);
    ending = isForward ? ending.slice(0, kept) + own : own + ending.slice(ending.length - kept);
    let part = ending;
    do part = isForward ? part.slice(0, -1) : part.slice(1);
    while (part !== '' && !indexes.has(part));
    const longestPart = ending === '' ? undefined : indexes.get(part);
    indexes.set(ending, index);
    const result = results.charCodeAt(index) - firstResult;
    const row = [ending, longestPart ?? -1, result % maxResults] as const;
    return condition && result >= maxResults ? [...row, condition] : row;
  });
}

/** The code of result 0, and the number of results; those after them have a condition. */
const firstResult = 40;
const maxResults = 300;

export function codedResult(result: number, condition?: unknown): string {
  return String.fromCharCode(firstResult + result + (condition ? maxResults : 0));
}

export function codedEndings(endings: readonly string[], isForward: boolean): string {
  let previous = '';
  return endings
    .map((ending) => {
      let shared = 0;
      const at = isForward ? (text: string) => text[shared] : (text: string) => text.at(-1 - shared);
      while (shared < 9 && shared < ending.length && at(ending) === at(previous)) shared++;
      previous = ending;
      const own = isForward ? ending.slice(shared) : ending.slice(0, ending.length - shared);
      return `${own}${shared}`;
    })
    .join('');
}
