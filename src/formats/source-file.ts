export interface SourceFile {
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
