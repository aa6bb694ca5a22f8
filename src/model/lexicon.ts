/** What a lexicon says of one word; text only. */
export interface LexiconEntry {
  /** The number in its one spelling (`strongs-number.ts`): `H430`, `G26`, `H1G`. */
  readonly id: string;
  /** The head word, in its own script. */
  readonly lemma: string;
  readonly transliteration?: string;
  readonly pronunciation?: string;
  /** In words: "noun, masculine". */
  readonly partOfSpeech?: string;
  /** The meaning in a word or two, as it stands under a word of an interlinear text. */
  readonly gloss: string;
  /** Lines are separated by `\n`. */
  readonly definition: string;
  readonly derivation?: string;
  /** Passages that the entry names, as USFM writes them. */
  readonly references?: readonly string[];
  /** Numbers of other entries that it names. */
  readonly related?: readonly string[];
}

export interface Lexicon {
  /** Hebrew before Greek, then by number. */
  readonly entries: readonly LexiconEntry[];
}
