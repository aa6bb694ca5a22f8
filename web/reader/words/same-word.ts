import type { SimpleChapterWord } from '../../../client/src/documents.ts';
import { entryNumbers, strongsNumbers } from '../../../src/model/strongs-number.ts';
import type { RenderedWord } from '../../../src/questions/renderings.ts';

/**
 * True if two annotated words of a verse render the same word of the original. If the alignments do not name that
 * word in the same way, a Strong's number in common is enough, in any sense.
 */
export function isSameWord(one: RenderedWord, other: RenderedWord): boolean {
  const [sources, others] = [sourcesOf(one), sourcesOf(other)];
  const isComparable = sources.some(({ by }) => others.some((each) => each.by === by));
  if (isComparable) return sources.some(({ key }) => others.some((each) => each.key === key));
  const numbers = basesOf(one);
  return basesOf(other).some((number) => numbers.includes(number));
}

function sourcesOf({ rendering }: RenderedWord) {
  return (rendering?.source ?? []).flatMap(({ edition, index, text, occurrence }) => {
    if (index !== null) return { by: edition, key: `${edition} ${index}` };
    return text && occurrence ? { by: '', key: `${text} ${occurrence}` } : [];
  });
}

const known = new WeakMap<object, readonly string[]>();

function basesOf(word: Pick<SimpleChapterWord, 'strongs'> | RenderedWord): readonly string[] {
  const bases =
    known.get(word) ??
    (word.strongs ?? []).flatMap(strongsNumbers).map((number) => entryNumbers(number).at(-1)!);
  known.set(word, bases);
  return bases;
}
