import type { WordLookup } from './documents.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { askFirst } from './passages.ts';

interface FindWordsOptions extends CallOptions {
  /** Ids of the lexicons, in order; all by default. */
  readonly lexicons?: readonly string[];
  /**
   * Translations for occurrences, forms and renderings. By default only occurrences are returned, in up to ten
   * translations.
   */
  readonly translations?: string | readonly string[];
  /** Words per response, from 1 to 100; 20 by default. */
  readonly limit?: number;
  /** Number of words to skip. */
  readonly offset?: number;
}

/**
 * Finds Hebrew, Aramaic and Greek words by any name: a lemma with or without points and accents (`חסד`), a
 * transliteration in any spelling (`agape`, `hesed`), a gloss or another word of the definition (`love`), or a
 * Strong's number. The best match is first, and complete in `best`. If the service cannot answer questions, the
 * same answer is assembled from about six documents. Rejects with a `ScriptoriumError`: `lexicon_not_found`,
 * `translation_not_found`.
 */
export async function findWords(
  source: DocumentSource,
  name: string,
  options: FindWordsOptions = {},
): Promise<WordLookup> {
  const { signal, translations, lexicons, ...others } = options;
  const given = { lexicon: lexicons?.join(), in: translations && [translations].flat().join(), ...others };
  const written = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  const parameters = { q: name, ...Object.fromEntries(written.map(([key, value]) => [key, String(value)])) };
  const isAnswer = (found: Partial<WordLookup>) => Array.isArray(found.results);
  const answered = await askFirst<WordLookup>(source, 'word', parameters, { signal, isAnswer });
  if (answered) return answered;
  // Only needed for static hosts
  const [{ answerLookup }, { answerFromDocuments }] = await Promise.all([
    import('../../src/questions/word-lookup.ts'),
    import('./from-documents.ts'),
  ]);
  const question = answerLookup(new URLSearchParams(parameters).toString());
  return (await answerFromDocuments(source, question, signal)) as unknown as WordLookup;
}
