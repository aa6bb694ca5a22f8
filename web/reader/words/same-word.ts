import type { SimpleChapterWord } from '../../../client/src/documents.ts';
import { entryNumbers, strongsNumbers } from '../../../src/model/strongs-number.ts';

/** True if two annotated words share a Strong's number, in any sense. */
export function isSameWord(one: SimpleChapterWord, other: SimpleChapterWord): boolean {
  const numbers = basesOf(one);
  return basesOf(other).some((number) => numbers.includes(number));
}

const known = new WeakMap<SimpleChapterWord, readonly string[]>();

function basesOf(word: SimpleChapterWord): readonly string[] {
  const bases =
    known.get(word) ??
    (word.strongs ?? []).flatMap(strongsNumbers).map((number) => entryNumbers(number).at(-1)!);
  known.set(word, bases);
  return bases;
}
