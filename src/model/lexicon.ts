export interface LexiconEntry {
  /** Canonical Strong's number (`strongs-number.ts`): `H430`, `G26`, `H1G`. */
  readonly id: string;
  readonly lemma: string;
  readonly transliteration?: string;
  readonly pronunciation?: string;
  readonly partOfSpeech?: string;
  /** Meaning in a word or two, as in an interlinear text. */
  readonly gloss: string;
  /** Lines are separated by `\n`. */
  readonly definition: string;
  readonly derivation?: string;
  readonly references?: readonly string[];
  readonly related?: readonly string[];
}

export interface Lexicon {
  /** The glosses of most entries are the source's own, not derived from definitions. */
  readonly hasGlosses?: true;
  readonly entries: readonly LexiconEntry[];
}
