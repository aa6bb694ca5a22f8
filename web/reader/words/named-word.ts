import type { Features } from '../../../client/src/documents.ts';
import { findWords } from '../../../client/src/word-study.ts';
import { strongsNumber } from '../../../src/model/strongs-number.ts';
import { isSpellingOf } from '../../../src/questions/find-words.ts';
import { service } from '../../service/service.ts';

export interface NamedWord {
  readonly number: string;
  readonly lemma: string;
  readonly transliteration?: string | undefined;
  readonly gloss: string;
}

/**
 * The Hebrew or Greek word with this name, such as `agape`, `חסד` or `G26`. Undefined if there is none, if it is only a
 * meaning, because most words of a language are, and if the service cannot look it up.
 */
export async function namedWord(name: string, signal: AbortSignal): Promise<NamedWord | undefined> {
  try {
    const [first] = (await findWords(service, name, { limit: 1, signal })).results;
    const isNamed = first && (first.match.by === 'number' || isSpellingOf(name, first.match));
    if (!isNamed) return await annotatedWord(name, signal);
    const { lemma, transliteration, gloss } = first.entries[0]!;
    return { number: first.number, lemma, transliteration, gloss };
  } catch {
    return undefined;
  }
}

/** A number that no lexicon explains, if a translation has words with numbers. */
async function annotatedWord(name: string, signal: AbortSignal): Promise<NamedWord | undefined> {
  const number = strongsNumber(name);
  if (number === undefined) return undefined;
  const { translations } = await service.get<Features>('/api/x/features.json', { signal });
  return translations.some(({ words }) => words) ? { number, lemma: number, gloss: '' } : undefined;
}
