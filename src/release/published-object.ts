/** One file of a published service. */
export interface PublishedObject {
  /** `/api/BSB/GEN/1.json`, `/index.html` */
  readonly path: string;
  readonly contentType: string;
  /** SHA-256 of the identity body, hexadecimal. */
  readonly sha256: string;
  /** Compressed in itself, as a font is: it is kept as it is, in no coding. */
  readonly isIncompressible?: boolean;
  /** Its bodies, loaded when it is its turn. @throws PublishError when the library no longer has it. */
  load(): Promise<PublishedBodies>;
}

export interface PublishedBodies {
  readonly gzip: Uint8Array<ArrayBuffer>;
  /** Where the library has it. */
  readonly brotli?: Uint8Array<ArrayBuffer>;
}
