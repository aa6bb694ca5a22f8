/** A place in a book; the whole chapter where `verse` is null. */
export interface Place {
  readonly chapter: number;
  readonly verse: number | null;
}

/** Verses of one book that stand together. */
export interface PassageReference {
  /** USFM book id. */
  readonly book: string;
  /** Both ends belong to it; null for the whole book. A last verse of null is the end of its chapter. */
  readonly range: { readonly from: Place; readonly to: Place } | null;
}
