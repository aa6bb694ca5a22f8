import type { NumberCounts } from '../documents/lexicon/lexicon-schema.ts';
import { NumberReader, NumberWriter } from './packed-numbers.ts';

type CountsOfTranslation = NumberCounts['translations'][number];
export type PackedCounts = Pick<CountsOfTranslation, 'hebrew' | 'greek'>;

/** Higher numbers are not counted: they would only lengthen the list. */
const maxNumber = 30_000;

/** Packs how often a translation has each Strong's number. Senses count for their number. */
export function packCounts(counts: ReadonlyMap<string, number>): PackedCounts | undefined {
  const lists = { H: [] as number[], G: [] as number[] };
  for (const [id, count] of counts) {
    const number = Number(/\d+/.exec(id)![0]);
    if (number > maxNumber) continue;
    const list = lists[id.startsWith('H') ? 'H' : 'G'];
    list[number - 1] = (list[number - 1] ?? 0) + count;
  }
  if (lists.H.length + lists.G.length === 0) return undefined;
  return { hebrew: packed(lists.H), greek: packed(lists.G) };
}

function packed(numbers: readonly number[]): string {
  const writer = new NumberWriter();
  for (let at = 0; at < numbers.length; at++) writer.add(numbers[at] ?? 0);
  return new TextDecoder().decode(writer.take());
}

/** Returns the number of words with a Strong's number without a sense, such as `H430`. */
export function countReader({ hebrew, greek }: PackedCounts): (number: string) => number {
  const lists = { H: unpacked(hebrew), G: unpacked(greek) };
  return (number) => lists[number.startsWith('H') ? 'H' : 'G'][Number(number.slice(1)) - 1] ?? 0;
}

function unpacked(written: string): number[] {
  const reader = new NumberReader(written);
  const numbers: number[] = [];
  while (!reader.isAtEnd) numbers.push(reader.next());
  return numbers;
}
