import type { Translation } from '../../client/src/documents.ts';
import { preferredTranslation } from '../../client/src/preferred-translation.ts';
import { service } from '../service/service.ts';
import { site } from '../service/site.ts';
import { chosenStart, currentRoute, lastRoute, type Route } from './route.ts';
import { chapterOf } from './text/chapter-columns.ts';

export type ChoosableTranslation = Pick<Translation, 'id' | 'language' | 'totalNumberOfVerses'>;

/**
 * The route for an address without a passage, or with one that no longer exists: the last passage, the one chosen by
 * the operator, or a book with much study material, in a translation in the user's language. Undefined if there are no
 * translations.
 */
export async function chooseRoute(translations: readonly ChoosableTranslation[]): Promise<Route | undefined> {
  // A passage that no longer exists may itself be the last one
  const place = (currentRoute() ? undefined : lastRoute()) ?? chosenStart();
  if (place) return place;
  const translation = preferredTranslation(translations) ?? translations[0];
  if (!translation) return undefined;
  const wanted = site.start?.book ?? 'JHN';
  // Most translations contain it, and a chapter is much smaller than the list of books
  const likely = { book: wanted, chapter: 1 };
  const chapter = await chapterOf(translation.id, likely).catch(() => undefined);
  if (chapter) return { translation: translation.id, ...likely, parallels: [] };
  const { books } = await service.books(translation.id);
  const book = books.find(({ id }) => id === wanted) ?? books.find(({ id }) => id === 'JHN') ?? books[0];
  if (!book) return undefined;
  return { translation: translation.id, book: book.id, chapter: book.firstChapterNumber, parallels: [] };
}
