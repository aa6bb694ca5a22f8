/** One edition of the starter content. */
export interface StarterEdition {
  /** In the content folder: `translations/KJV`. */
  readonly folder: string;
  /** What the files depend on, beside the generator; an edition made from something else is made again. */
  readonly madeFrom: () => string;
  /** All files of the folder, `edition.json` among them. */
  readonly files: () => Iterable<StarterFile>;
}

export type StarterFile = readonly [name: string, content: string | Uint8Array];
