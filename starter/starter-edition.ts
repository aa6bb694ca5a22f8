export interface StarterEdition {
  readonly folder: string;
  /**
   * The version of the edition's sources, in addition to the generator. If it changes, the edition is
   * generated again.
   */
  readonly madeFrom: () => string;
  readonly files: () => Iterable<StarterFile>;
}

export type StarterFile = readonly [name: string, content: string | Uint8Array];
