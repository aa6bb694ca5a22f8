import type { ReferenceData } from '../../../src/questions/edition.ts';
import { ScriptoriumError } from './scriptorium-error.ts';

export interface DocumentSource {
  /**
   * Gets the document at a path that begins with `/api/`, like the links in documents. Each call returns its
   * own object. Rejects with a `ScriptoriumError`, or with the reason of the signal.
   */
  get<Document>(path: string, options?: CallOptions): Promise<Document>;
  /**
   * Requests the answer to a question, `/api/x/{question}?...`, which only a live service can give.
   * `passages` and `randomVerse` use it, and read documents if there is no answer. Rejects as `get` does.
   */
  ask?<Answer>(
    question: string,
    parameters: Readonly<Record<string, string>>,
    options?: CallOptions,
  ): Promise<Answer>;
}

export interface CallOptions {
  /** Aborts only this call. Other callers that wait for the same document still get it. */
  readonly signal?: AbortSignal | undefined;
}

export interface QuestionOptions extends CallOptions {
  /** Used if the answer is assembled from documents: `languages` of `scriptorium-client/languages`. */
  readonly languages?: ReferenceData;
}

/**
 * Builds a path and encodes every value as part of one segment: documentPath`/api/${translation}/books.json`.
 * Throws a `ScriptoriumError` for a value that is neither an id nor a number.
 */
export function documentPath(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  return String.raw({ raw: texts }, ...values.map(pathSegment));
}

export function pathSegment(value: string | number): string {
  const fits =
    typeof value === 'number'
      ? Number.isSafeInteger(value) && value > 0
      : typeof value === 'string' && !/^\.{0,2}$/.test(value);
  if (fits) return encodeURIComponent(value);
  throw new ScriptoriumError({
    code: 'invalid_argument',
    message: `${JSON.stringify(value)} is neither an id nor a number greater than 0`,
  });
}

export function checkDocumentPath(path: string): void {
  // A link must not reach another host ("//host", "https://..."), or leave the API ("/api/../..")
  if (path.startsWith('/api/') && !/\/(?:\.|%2e){1,2}(?:\/|$)|[\\?#]/i.test(path)) return;
  throw new ScriptoriumError({
    code: 'invalid_argument',
    message: `"${path}" is not the path of a document`,
  });
}

export async function getIfExists<Document>(
  source: DocumentSource,
  path: string,
  signal: AbortSignal | undefined,
): Promise<Document | undefined> {
  try {
    return await source.get<Document>(path, { signal });
  } catch (error) {
    if (error instanceof ScriptoriumError && error.status === 404) return undefined;
    throw error;
  }
}
