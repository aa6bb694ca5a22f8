/** Where a release is read from, whatever it lies in. Documents are given decoded: the JSON itself. */
export interface ReleaseSource {
  /** As people know it: `/srv/bible`, `https://bible.example.org/`. */
  readonly name: string;
  /** Of the release that was asked for: the current one, or an older one under its hash. */
  readonly manifestPath: string;
  /** False where only manifests can be read: of an older release, or a manifest that lies alone. */
  readonly hasDocuments: boolean;
  /**
   * What lies at a path; undefined when nothing does. May be called for many at a time.
   * @param maxBytes of the decoded body; nothing larger is read to its end.
   * @throws UnsoundObject when what is there cannot be read; NetworkFault when it was not reached, for all retries.
   */
  read(path: string, maxBytes: number): Promise<FoundObject | undefined>;
  /** Paths of all files below `/api/`, with those of coded copies (`.json.gz`). Where there is a list of them. */
  paths?(): ReadonlySet<string>;
  close(): Promise<void>;
}

export interface FoundObject {
  readonly bytes: Uint8Array;
  /** Seconds it has lain in a cache on the way (RFC 9111, 5.1). */
  readonly age?: number;
  /** Whether its links began with the base path of a live server, which was taken off. */
  readonly wasMounted?: boolean;
}
