import type { Knowledge } from '../../src/questions/edition.ts';
import type { WordAnswer } from './documents.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { askFirst } from './passages.ts';

interface WordOptions extends CallOptions {
  /** Translations in which the word is looked for; none by default. */
  readonly translations?: string | readonly string[];
  /** Lexicons to ask, in this order; all by default. */
  readonly lexicons?: readonly string[];
  /** A morphology code of the word, as its words document has it. */
  readonly morph?: string;
  /** Where to look for it: `OT`, `NT`, `DC`, books, ranges of books or references. Everywhere by default. */
  readonly books?: string;
  /** Verses of one answer, from 1 to 100; 20 by default. */
  readonly limit?: number;
  /** How many verses to leave out. */
  readonly offset?: number;
  /** As for `passages`. */
  readonly languages?: Knowledge;
}

/**
 * A word by its Strong's number, in any spelling that words documents have: what lexicons say about it, its form in plain words, how
 * translations render it, and where it occurs. A live service is asked; out of documents alone, the same answer is made from the
 * entries and the parts of the search index that it needs. Rejects with a `ScriptoriumError`: `entry_not_found`, `lexicon_not_found`,
 * `translation_not_found`.
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
  // Only hosts of files need it
  const [{ answerWord }, { answerFromDocuments }] = await Promise.all([
    import('../../src/questions/word-study.ts'),
    import('./from-documents.ts'),
  ]);
  const question = answerWord(new URLSearchParams(parameters).toString(), languages);
  return (await answerFromDocuments(source, question, signal)) as WordAnswer;
}
