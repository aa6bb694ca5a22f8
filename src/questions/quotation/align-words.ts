import { longestAscending } from '../../lib/longest-ascending.ts';
import type { WorkLeft } from './quoted-words.ts';

const scores = { match: 8, replaced: -3, gap: -2 } as const;
/** Number of consecutive words that anchor an alignment if they occur once in both texts. */
const anchorWords = 3;
/** Below this number of comparisons, all words are compared with all. */
const minAnchoredCells = 12_000;
/** Stretches between anchors with more comparisons stay unaligned; real quotations have none. */
const maxCells = 400_000;

interface Stretch {
  readonly quoted: readonly [from: number, to: number];
  readonly text: readonly [from: number, to: number];
}

/**
 * Aligns the words of a quotation with the words of a longer text, so that as many as possible are equal and in
 * order. Text before and after the quotation is free, as is text at a marked omission.
 * @param omissions indexes of quoted words before which text may be missing.
 * @param comparisons pairs of words that may be compared; longer stretches stay unaligned.
 * @returns for each quoted word, the index of the equal word of the text, or -1.
 */
export function alignWords(
  quoted: readonly string[],
  text: readonly string[],
  omissions: ReadonlySet<number>,
  comparisons: WorkLeft,
): Int32Array {
  const found = new Int32Array(quoted.length).fill(-1);
  const all: Stretch = { quoted: [0, quoted.length], text: [0, text.length] };
  const stretches =
    quoted.length * text.length < minAnchoredCells ? [all] : betweenAnchors(quoted, text, omissions, found);
  const [quotedIds, textIds] = numbered([quoted, text]);
  const aligned = { quoted: quotedIds, text: textIds, omissions, found };
  for (const stretch of stretches) {
    const cells = cellsOf(stretch);
    if (cells === 0 || cells > Math.min(maxCells, comparisons.left)) continue;
    comparisons.left -= cells;
    alignStretch(stretch, aligned);
  }
  return found;
}

/**
 * Moves equal words next to the previous ones, if both places are as similar: a passage ends with its own last word,
 * not with the same word later in the quotation or in the text.
 */
export function joinRuns(found: Int32Array, quoted: readonly string[], text: readonly string[]): void {
  let previous = -1;
  for (let at = 0; at < found.length; at++) {
    const place = found[at]!;
    if (place === -1) continue;
    let length = 1;
    while (found[at + length] === place + length) length++;
    const [nextAt, nextPlace] = [previous + 1, (found[previous] ?? -1) + 1];
    const isMovable =
      previous !== -1 &&
      (at === nextAt) !== (place === nextPlace) &&
      quoted.slice(at, at + length).every((word, step) => {
        return word === quoted[nextAt + step] && word === text[nextPlace + step];
      });
    if (isMovable) {
      found.fill(-1, at, at + length);
      for (let step = 0; step < length; step++) found[nextAt + step] = nextPlace + step;
    }
    previous = (isMovable ? nextAt : at) + length - 1;
    at += length - 1;
  }
}

function cellsOf({ quoted, text }: Stretch): number {
  return (quoted[1] - quoted[0]) * (text[1] - text[0]);
}

function numbered([quoted, text]: readonly [readonly string[], readonly string[]]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const wordNumber = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  return [Int32Array.from(quoted, wordNumber), Int32Array.from(text, wordNumber)];
}

function betweenAnchors(
  quoted: readonly string[],
  text: readonly string[],
  omissions: ReadonlySet<number>,
  found: Int32Array,
): Stretch[] {
  const places = uniqueRuns(text, new Set());
  const own = uniqueRuns(quoted, omissions);
  const pairs = [...own].flatMap(([run, at]) => {
    const place = places.get(run);
    return at >= 0 && place !== undefined && place >= 0 ? [[at, place] as const] : [];
  });
  pairs.sort((a, b) => a[0] - b[0]);
  let [nextAt, nextPlace] = [0, 0];
  for (const index of longestAscending(pairs.map(([, place]) => place))) {
    const [at, place] = pairs[index]!;
    for (let step = 0; step < anchorWords; step++) {
      // Runs may overlap
      if (at + step < nextAt || place + step < nextPlace) continue;
      found[at + step] = place + step;
      [nextAt, nextPlace] = [at + step + 1, place + step + 1];
    }
  }
  const stretches: Stretch[] = [];
  let [at, place] = [0, 0];
  for (let index = 0; index <= quoted.length; index++) {
    const next = index < quoted.length ? found[index]! : text.length;
    if (next === -1) continue;
    if (index > at || index === 0 || index === quoted.length) {
      stretches.push({ quoted: [at, index], text: [place, next] });
    }
    [at, place] = [index + 1, next + 1];
  }
  return stretches;
}

function uniqueRuns(words: readonly string[], omissions: ReadonlySet<number>): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = 0; at + anchorWords <= words.length; at++) {
    if (omissions.has(at + 1) || omissions.has(at + 2)) continue;
    const run = `${words[at]} ${words[at + 1]} ${words[at + 2]}`;
    places.set(run, places.has(run) ? -1 : at);
  }
  return places;
}

const moves = { both: 0, quoted: 1, text: 2 } as const;

interface Aligned {
  readonly quoted: Int32Array;
  readonly text: Int32Array;
  readonly omissions: ReadonlySet<number>;
  readonly found: Int32Array;
}

/** Needleman and Wunsch, with free text at both ends of the quotation and at omissions. */
function alignStretch(stretch: Stretch, { quoted, text, omissions, found }: Aligned): void {
  const [fromQuoted, toQuoted] = stretch.quoted;
  const [fromText, toText] = stretch.text;
  const rows = toQuoted - fromQuoted;
  const columns = toText - fromText;
  const isOpenStart = fromQuoted === 0;
  const isOpenEnd = toQuoted === quoted.length;
  const width = columns + 1;
  const came = new Uint8Array((rows + 1) * width);
  let row = new Int32Array(width);
  let next = new Int32Array(width);
  const skips = (index: number) => (omissions.has(index) ? 0 : scores.gap);
  const start = isOpenStart ? 0 : skips(fromQuoted);
  for (let column = 1; column < width; column++) row[column] = column * start;
  for (let index = 1; index <= rows; index++) {
    next[0] = index * scores.gap;
    came[index * width] = moves.quoted;
    const word = quoted[fromQuoted + index - 1]!;
    const skip = index === rows && isOpenEnd ? 0 : skips(fromQuoted + index);
    for (let column = 1; column < width; column++) {
      const score = word === text[fromText + column - 1] ? scores.match : scores.replaced;
      let best = row[column - 1]! + score;
      let move: number = moves.both;
      const added = row[column]! + scores.gap;
      if (added > best) {
        best = added;
        move = moves.quoted;
      }
      const leftOut = next[column - 1]! + skip;
      if (leftOut > best) {
        best = leftOut;
        move = moves.text;
      }
      next[column] = best;
      came[index * width + column] = move;
    }
    [row, next] = [next, row];
  }
  let [index, column] = [rows, columns];
  while (index > 0 && column > 0) {
    const move = came[index * width + column]!;
    if (move === moves.text) column--;
    else {
      const [at, place] = [fromQuoted + index - 1, fromText + column - 1];
      if (move === moves.both && quoted[at] === text[place]) found[at] = place;
      index--;
      if (move === moves.both) column--;
    }
  }
}
