import { ScriptoriumError } from './scriptorium-error.ts';

/** A call's own options. */
export interface CallOptions {
  /** Ends this call alone: others that wait for the same document still get it. */
  readonly signal?: AbortSignal | undefined;
}

/** Anything that gets the documents of a service. */
export interface DocumentSource {
  /**
   * The document at a path that begins with `/api/`, as links in documents do. Each call gives an object of its own.
   * Rejects with a `ScriptoriumError`, or with the reason of the signal.
   */
  get<Document>(path: string, options?: CallOptions): Promise<Document>;
}

/** An id or a chapter number as a segment of a path. Throws a `ScriptoriumError` for what can be none. */
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
