import { bookInfo } from '../../../src/model/books.ts';
import { type Route, routeAddress, versesText } from '../route.ts';
import { findReferences, type ReferenceSearch } from './find-references.ts';
import type { Suggestion } from './suggestions.ts';

/** The place of an address of a reader, such as `https://bible.example.org/read/BSB/JHN/3:16`, on any host. */
export function routeOfAddress(text: string): Route | undefined {
  const address = URL.parse(text.trim(), 'https://bible.example.org');
  if (!address) return undefined;
  const { pathname, search, hash } = address;
  return routeAddress.parse(pathname + search) ?? routeAddress.parse(hash);
}

export function addressSuggestion(to: Route, search: ReferenceSearch): Suggestion {
  const { translation, book, chapter } = to;
  const verses = to.verse === undefined ? '' : `:${versesText(to, '-')}`;
  const [reference] = findReferences(`${book} ${chapter}${verses}`, search).found;
  const place = reference?.label ?? `${bookInfo(book)?.commonName ?? book} ${chapter}${verses}`;
  return { kind: 'passage', label: `${place} (${translation})`, reference: to, to };
}
