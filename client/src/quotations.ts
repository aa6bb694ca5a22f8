import type { ReferenceData } from '../../src/questions/edition.ts';
import type { QuotationAnswer } from './documents.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { askFirst, type References, writtenReferences } from './passages.ts';

interface QuotationOptions extends CallOptions {
  /** Translations that may have these words: ids, `lang:eng`, `*`. */
  readonly in: string | readonly string[];
  /** The reference claimed for the quotation; by default the one in its text. */
  readonly ref?: References;
  /** True if the quotation is said to be from the first translation. */
  readonly claimed?: boolean;
  /** See `passages`. */
  readonly languages?: ReferenceData;
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
  const parameters = {
    text,
    in: [translations].flat().join(),
    ...(ref === undefined ? {} : { ref: writtenReferences(ref) }),
    ...(claimed ? { claimed: 'true' } : {}),
  };
  const isAnswer = (found: Partial<QuotationAnswer>) => typeof found.verdict === 'string';
  const answered = await askFirst<QuotationAnswer>(source, 'quote', parameters, { signal, isAnswer });
  if (answered) return answered;
  // Only needed for static hosts
  const [{ answerQuotation }, { answerFromDocuments }] = await Promise.all([
    import('../../src/questions/quotation/quotation-answer.ts'),
    import('./from-documents.ts'),
  ]);
  const isSingle = /^[\w-]+$/.test(parameters.in);
  const numbering = isSingle
    ? {}
    : { numbering: (await import('../../src/questions/numbering.ts')).numberingData };
  const query = new URLSearchParams(parameters).toString();
  const question = answerQuotation(query, { ...languages, ...numbering });
  return (await answerFromDocuments(source, question, signal)) as unknown as QuotationAnswer;
}
