import type { BookText } from '../../model/book-text.ts';
import { type BookConservation, BookProof } from './book-conservation.ts';

export function bookConservation(
  book: BookText,
  standardData: readonly Parameters<BookProof['addStandard']>[0][],
  simpleData: readonly Parameters<BookProof['addSimple']>[0][],
): BookConservation {
  const proof = new BookProof(book);
  for (const chapter of standardData) proof.addStandard(chapter);
  for (const chapter of simpleData) proof.addSimple(chapter);
  return proof.finish();
}
