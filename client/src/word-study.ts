import { askQuestion } from './ask-question.ts';
import type { WordAnswer, WordLookup } from './documents.ts';
import type { CallOptions, DocumentSource, QuestionOptions } from './http/document-source.ts';

interface WordOptions extends QuestionOptions {
  /** Translations to search for the word; none by default. */
  readonly translations?: string | readonly string[];
  /** Ids of the lexicons, in order; all by default. */
  readonly lexicons?: readonly string[];
  /** The morphology code of the word, from its words document. */
  readonly morph?: string;
  /** The books to search: `OT`, `NT`, `DC`, books, ranges of books or references. All by default. */
  readonly books?: string;
  /** Finds words by computed alignments, too; see `search`. */
  readonly computed?: boolean;
  /** Verses per response, from 1 to 100; 20 by default. */
  readonly limit?: number;
  /** Number of verses to skip. */
  readonly offset?: number;
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
  const given = { number, in: translations && [translations].flat(), lexicon: lexicons, ...others };
  return askQuestion<WordAnswer>(source, 'word', given, {
    signal,
    isAnswer: (found) => Array.isArray(found.entries),
    async load() {
      const { answerWord } = await import('../../src/questions/word-study.ts');
      return (query) => answerWord(query, languages);
    },
  });
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
  const given = { lexicon: lexicons, in: translations && [translations].flat(), ...others, q: name };
  return askQuestion<WordLookup>(source, 'word', given, {
    signal,
    isAnswer: (found) => Array.isArray(found.results),
    load: async () => (await import('../../src/questions/word-lookup.ts')).answerLookup,
  });
}
