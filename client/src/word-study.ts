import type { ReferenceData } from '../../src/questions/edition.ts';
import type { WordAnswer } from './documents.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { askFirst } from './passages.ts';

interface WordOptions extends CallOptions {
  /** Translations to search for the word; none by default. */
  readonly translations?: string | readonly string[];
  /** Ids of the lexicons, in order; all by default. */
  readonly lexicons?: readonly string[];
  /** The morphology code of the word, from its words document. */
  readonly morph?: string;
  /** The books to search: `OT`, `NT`, `DC`, books, ranges of books or references. All by default. */
  readonly books?: string;
  /** Verses per response, from 1 to 100; 20 by default. */
  readonly limit?: number;
  /** Number of verses to skip. */
  readonly offset?: number;
  /** See `passages`. */
  readonly languages?: ReferenceData;
}

/**
 * Explains a word by its Strong's number, in any spelling that words documents use: its lexicon entries, its
 * form in plain words, its renderings in translations, and its occurrences. If the service cannot answer
 * questions, the same answer is assembled from the required entries and parts of the search index. Rejects
 * with a `ScriptoriumError`: `entry_not_found`, `lexicon_not_found`, `translation_not_found`.
 */
export async function wordStudy(
  source: DocumentSource,
  number: string,
  options: WordOptions = {},
): Promise<WordAnswer> {
  const { signal, languages, translations, lexicons, ...others } = options;
  const given = { in: translations && [translations].flat().join(), lexicon: lexicons?.join(), ...others };
  const written = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  const parameters = { number, ...Object.fromEntries(written.map(([name, value]) => [name, String(value)])) };
  const isAnswer = (found: Partial<WordAnswer>) => Array.isArray(found.entries);
  const answered = await askFirst<WordAnswer>(source, 'word', parameters, { signal, isAnswer });
  if (answered) return answered;
  // Only needed for static hosts
  const [{ answerWord }, { answerFromDocuments }] = await Promise.all([
    import('../../src/questions/word-study.ts'),
    import('./from-documents.ts'),
  ]);
  const question = answerWord(new URLSearchParams(parameters).toString(), languages);
  return (await answerFromDocuments(source, question, signal)) as WordAnswer;
}
