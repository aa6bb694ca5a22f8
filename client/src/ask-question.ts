import type { DocumentQuery, Parameters } from '../../src/questions/question.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';

export type GivenParameters = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

interface Asked<Answer> extends CallOptions {
  readonly isAnswer: (found: Partial<Answer>) => boolean;
  /** Loads the code that answers from documents, which is only needed for static hosts. */
  readonly load: () => Promise<(query: string) => DocumentQuery<unknown>>;
  readonly onDocuments?: (documents: readonly unknown[]) => void;
}

const onlyDocuments = new WeakSet<DocumentSource>();

/** Asks the service. If it cannot answer questions, assembles the same answer from documents. */
export async function askQuestion<Answer>(
  source: DocumentSource,
  name: string,
  given: GivenParameters,
  asked: Asked<Answer>,
): Promise<Answer> {
  const written = Object.entries(given).filter(([, value]) => value !== undefined);
  const parameters = Object.fromEntries(written.map(([parameter, value]) => [parameter, String(value)]));
  const answered = await askFirst(source, name, parameters, asked);
  if (answered) return answered;
  const [ask, { answerFromDocuments, withNamedTranslations }] = await Promise.all([
    asked.load(),
    import('./from-documents.ts'),
  ]);
  const question = withNamedTranslations(new URLSearchParams(parameters).toString(), ask);
  return (await answerFromDocuments(source, question, asked.signal, asked.onDocuments)) as Answer;
}

/** The answer of a live service; undefined if the source has only documents, which is remembered per source. */
async function askFirst<Answer>(
  source: DocumentSource,
  name: string,
  parameters: Parameters,
  { signal, isAnswer }: Asked<Answer>,
): Promise<Answer | undefined> {
  if (!source.ask || onlyDocuments.has(source)) return undefined;
  try {
    const found = await source.ask<Answer>(name, parameters, { signal });
    if (found && isAnswer(found)) return found;
  } catch (error) {
    // The service worker responds with this code while the device is offline, but documents are available
    if (error instanceof ScriptoriumError && error.code === 'offline') return undefined;
    if (!isUnknownQuestion(error)) throw error;
  }
  onlyDocuments.add(source);
  return undefined;
}

/** True if the error means that the service does not know the question. Errors about a question name the parameter. */
function isUnknownQuestion(error: unknown): boolean {
  if (!(error instanceof ScriptoriumError) || error.parameter !== undefined) return false;
  return error.code === 'invalid_answer' || [400, 403, 404, 405, 410, 501].includes(error.status ?? 0);
}
