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
