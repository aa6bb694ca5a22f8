import { findWords } from '../../../client/src/word-study.ts';
import { isSpellingOf } from '../../../src/questions/find-words.ts';
import { service } from '../../service/service.ts';

export interface NamedWord {
  readonly number: string;
  readonly lemma: string;
  readonly transliteration?: string | undefined;
  readonly gloss: string;
}

/**
 * The Hebrew or Greek word with this name, such as `agape` or `חסד`. Undefined if there is none, if it is only a
 * meaning, because most words of a language are, and if the service cannot look it up.
 */
export async function namedWord(name: string, signal: AbortSignal): Promise<NamedWord | undefined> {
  try {
    const [first] = (await findWords(service, name, { limit: 1, signal })).results;
    if (!first || !isSpellingOf(name, first.match)) return undefined;
    const { lemma, transliteration, gloss } = first.entries[0]!;
    return { number: first.number, lemma, transliteration, gloss };
  } catch {
    return undefined;
  }
}
