/** A source file as it was found. */
export interface SourceFile {
  /** As shown to people: relative to the content folder. */
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
