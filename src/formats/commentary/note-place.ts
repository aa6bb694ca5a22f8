/** Where in a book a note of a commentary stands. */
export type NotePlace =
  | { readonly kind: 'book-introduction' }
  | { readonly kind: 'book-introduction-summary' }
  | { readonly kind: 'chapter-introduction'; readonly chapter: number }
  | VersePlace;

export interface VersePlace {
  readonly kind: 'verse';
  readonly chapter: number;
  readonly verse: number;
}
