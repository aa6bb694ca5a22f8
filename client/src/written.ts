import type { ReferenceData } from '../../src/questions/edition.ts';
import type { DocumentQuery } from '../../src/questions/question.ts';
import { askQuestion, type GivenParameters } from './ask-question.ts';
import type { ParsedReference, ReferencesInProse, SuggestAnswer } from './documents.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';

interface LanguageOptions extends CallOptions {
  /**
   * ISO 639-3 code. Selects the names of books; English names are recognized, too. By default, names in all languages
   * are recognized, except short ones.
   */
  readonly language?: string;
  /** See `passages`. Without it, a static host knows the names of books in English and in its translations in `language`. */
  readonly languages?: ReferenceData;
}

interface CompletionOptions extends LanguageOptions {
  /** Id of the translation that has the books and words; excludes `language`. */
  readonly in?: string;
  /** Maximum number of suggestions of each kind, from 1 to 20; 6 by default. */
  readonly limit?: number;
}

/**
 * Finds the references in a text of up to 8 kB, with their offsets in UTF-16 code units. For longer texts, use
 * `detectReferences` of `scriptorium-client/references`. Rejects with a `ScriptoriumError`.
 */
export async function findReferences(
  source: DocumentSource,
  text: string,
  options: LanguageOptions = {},
): Promise<ReferencesInProse> {
  return answer<ReferencesInProse>(source, 'references', { text }, options);
}

/**
 * Reads one reference in any language. Rejects with a `ScriptoriumError`: `bad_reference` with the position of the error
 * in `at`.
 */
export async function readReference(
  source: DocumentSource,
  ref: string,
  options: LanguageOptions = {},
): Promise<ParsedReference> {
  return answer<ParsedReference>(source, 'parse', { ref }, options);
}

/** Passages, books, words and lexicon entries that complete a partially typed text. Rejects with a `ScriptoriumError`. */
export async function completions(
  source: DocumentSource,
  text: string,
  options: CompletionOptions = {},
): Promise<SuggestAnswer> {
  return answer<SuggestAnswer>(source, 'suggest', { q: text }, options);
}

const isCode = /^[a-z]{2,3}(?![a-z])/i;

async function answer<Answer extends object>(
  source: DocumentSource,
  name: 'references' | 'parse' | 'suggest',
  subject: GivenParameters,
  { signal, languages, ...others }: CompletionOptions,
): Promise<Answer> {
  return askQuestion<Answer>(
    source,
    name,
    { ...subject, ...others },
    {
      signal,
      isAnswer: (found) => Array.isArray(found) || 'reference' in found || 'passages' in found,
      async load() {
        const [{ answerReferences, answerParse }, { answerSuggest }, { QuestionError }] = await Promise.all([
          import('../../src/questions/written/written-references.ts'),
          import('../../src/questions/written/suggest.ts'),
          import('../../src/questions/question.ts'),
        ]);
        const questions = { references: answerReferences, parse: answerParse, suggest: answerSuggest };
        return function* (query): DocumentQuery<unknown> {
          try {
            return yield* questions[name](query, languages);
          } catch (error) {
            const isOfLanguage = error instanceof QuestionError && error.fault.parameter === 'language';
            if (languages || !isOfLanguage || !isCode.test(others.language ?? '')) throw error;
            const hint = 'Import `languages` from scriptorium-client/languages, and pass it as an option.';
            throw new QuestionError({ ...error.fault, hint });
          }
        };
      },
    },
  );
}
