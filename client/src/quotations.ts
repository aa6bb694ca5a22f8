import { askQuestion } from './ask-question.ts';
import type { QuotationAnswer } from './documents.ts';
import type { DocumentSource, QuestionOptions } from './http/document-source.ts';
import { type References, writtenReferences } from './passages.ts';

interface QuotationOptions extends QuestionOptions {
  /** Translations that may have these words: ids, `lang:eng`, `*`. */
  readonly in: string | readonly string[];
  /** The reference claimed for the quotation; by default the one in its text. */
  readonly ref?: References;
  /** True if the quotation is said to be from the first translation. */
  readonly claimed?: boolean;
}

/**
 * Checks a quotation: the verses that it is from, the translation that has these words, and the differences with
 * their offsets in both texts. If the service cannot answer questions, the same answer is assembled from a few
 * parts of the search index and chapters. Rejects with a `ScriptoriumError`.
 */
export async function checkQuotation(
  source: DocumentSource,
  text: string,
  { in: translations, ref, claimed, signal, languages }: QuotationOptions,
): Promise<QuotationAnswer> {
  const ids = [translations].flat().join();
  const given = { text, in: ids, ref: ref && writtenReferences(ref), claimed: claimed || undefined };
  return askQuestion<QuotationAnswer>(source, 'quote', given, {
    signal,
    isAnswer: (found) => typeof found.verdict === 'string',
    async load() {
      const { answerQuotation } = await import('../../src/questions/quotation/quotation-answer.ts');
      const isSingle = /^[\w-]+$/.test(ids);
      const numbering = isSingle
        ? {}
        : { numbering: (await import('../../src/questions/numbering.ts')).numberingData };
      return (query) => answerQuotation(query, { ...languages, ...numbering });
    },
  });
}
