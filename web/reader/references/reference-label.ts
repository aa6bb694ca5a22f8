import type { TranslationBook } from '../../../client/src/documents.ts';
import { formatReference } from '../../../client/src/references.ts';
import { bookInfo } from '../../../src/model/books.ts';
import type { Reference } from '../../../src/references/reference.ts';
import { withBriefNames } from '../text/script-of.ts';

/** A reference in the style of the translation. Books that the translation does not have get English names. */
export function referenceLabel(
  reference: Reference,
  books: readonly TranslationBook[],
  language: string | undefined,
): string {
  const { from, to } = reference;
  const named = [from, to].map(({ book: id }) => ({ id, name: bookName(id, books), commonName: id }));
  return formatReference(reference, { books: named, language, rangeSign: '–' });
}

export function bookName(id: string, books: readonly TranslationBook[]): string {
  const book = withBriefNames(books).find((each) => each.id === id);
  return book?.name ?? bookInfo(id)?.commonName ?? id;
}
