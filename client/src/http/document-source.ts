import { ScriptoriumError } from './scriptorium-error.ts';

/** Anything that gets the documents of a service. */
export interface DocumentSource {
  /**
   * The document at a path that begins with `/api/`, as links in documents do. Each call returns its own object.
   * Rejects with a `ScriptoriumError`, or with the reason of the signal.
   */
  get<Document>(path: string, options?: CallOptions): Promise<Document>;
  /**
   * The answer to a question, `/api/x/{question}?...`, which only a live service gives: `passages` and `randomVerse` ask, and
   * read documents where there is no answer. Rejects as `get` does.
   */
  ask?<Answer>(
    question: string,
    parameters: Readonly<Record<string, string>>,
    options?: CallOptions,
  ): Promise<Answer>;
}

/** Options of a single call. */
export interface CallOptions {
  /** Ends this call alone: other callers that wait for the same document still get it. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * A path in which every value is encoded as part of one segment: documentPath`/api/${translation}/books.json`.
 * Throws a `ScriptoriumError` for a value that is neither an id nor a number.
 */
export function documentPath(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  return String.raw({ raw: texts }, ...values.map(pathSegment));
}

/** An id or a chapter number as a segment of a path. Throws a `ScriptoriumError` for what cannot be one. */
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

/** Throws a `ScriptoriumError` for a path that is not that of a document of this service. */
export function checkDocumentPath(path: string): void {
  // A link must not lead to another host ("//host", "https://..."), nor out of the service ("/api/../..")
  if (path.startsWith('/api/') && !/\/(?:\.|%2e){1,2}(?:\/|$)|[\\?#]/i.test(path)) return;
  throw new ScriptoriumError({
    code: 'invalid_argument',
    message: `"${path}" is not the path of a document`,
  });
}
