export interface SourceFile {
  /** Display path, relative to the content folder. */
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
