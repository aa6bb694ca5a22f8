import type { DictionaryField } from '../../documents/search/search-schema.ts';
import { type BookIndex, firstForm } from '../build-index.ts';

interface Dictionary {
  readonly field: DictionaryField;
  /** The terms of the field by word, the most frequent one first, separated by `|`. */
  readonly ofWords: ReadonlyMap<string, string>;
}

const dictionaryFields: readonly DictionaryField[] = ['lemma', 'strong'];

/** Smallest part of the occurrences of a word for a dictionary form of it: others are mostly errors. */
const minShare = 0.2;

/**
 * The dictionary forms of the words, or their Strong's numbers, if the text is annotated in its own language. Undefined
 * for translations that are annotated with the words of the original.
 */
export function dictionaryOf(books: readonly BookIndex[]): Dictionary | undefined {
  for (const field of dictionaryFields) {
    const ofWords = new Map<string, string>();
    for (const [word, counts] of countTerms(books, field)) {
      const sum = counts.values().reduce((all, count) => all + count, 0);
      const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
      const terms = sorted.flatMap(([term, count]) => (count >= minShare * sum ? [term] : []));
      ofWords.set(word, terms.join('|'));
    }
    if (ofWords.size > 0) return { field, ofWords };
  }
  return undefined;
}

function countTerms(
  books: readonly BookIndex[],
  field: DictionaryField,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const all = new Map<string, Map<string, number>>();
  for (const { words, annotations } of books) {
    const stream = annotations[field];
    if (!stream) continue;
    const { ids, pairs } = stream;
    const texts = { terms: stream.terms.split('\n'), words: words.terms.split('\n') };
    const counts = new Int32Array(pairs.length / 2);
    for (let at = 0; at < ids.length; at++) counts[ids[at]!]!++;
    for (let pair = 0; pair < counts.length; pair++) {
      const form = pairs[pair * 2 + 1]!;
      if (form < 0 || form >= firstForm) continue;
      const [term, word] = [texts.terms[pairs[pair * 2]!]!, texts.words[form]!];
      if (scriptOf(term, field) !== blockAt(word, 0)) continue;
      const terms = all.getOrInsertComputed(word, () => new Map<string, number>());
      terms.set(term, (terms.get(term) ?? 0) + counts[pair]!);
    }
  }
  return all;
}

function scriptOf(term: string, field: DictionaryField): number {
  if (field === 'lemma') return blockAt(term, 0);
  return blockAt(term.startsWith('H') ? '\u05d0' : '\u03b1', 0);
}

/** Half a block of Unicode: enough to distinguish the scripts of folded words. */
function blockAt(text: string, at: number): number {
  return text.charCodeAt(at) >> 7;
}
