import type { ReferenceData } from '../../src/questions/edition.ts';
import type { Parameters } from '../../src/questions/question.ts';
import type { WordAnswer, WordLookup } from './documents.ts';
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
  /** Also finds words by computed alignments; see `search`. */
  readonly computed?: boolean;
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
  const parameters = writtenParameters({
    number,
    in: translations && [translations].flat().join(),
    lexicon: lexicons?.join(),
    ...others,
  });
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
  const parameters = writtenParameters({
    lexicon: lexicons?.join(),
    in: translations && [translations].flat().join(),
    ...others,
    q: name,
  });
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

function writtenParameters(
  given: Readonly<Record<string, string | number | boolean | undefined>>,
): Parameters {
  const written = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(written.map(([name, value]) => [name, String(value)]));
}
