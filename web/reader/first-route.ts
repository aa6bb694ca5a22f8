import { useEffect } from 'preact/hooks';
import type { Translation } from '../../client/src/documents.ts';
import { goTo, lastRoute, type Route } from './route.ts';
import { service, useDocument } from './service.ts';
import { shortestCode } from './text/script-of.ts';

/**
 * Where an address without a route leads: to the last passage that was read here, or to the first chapter of a translation
 * in the reader's language. Nowhere in a library without translations.
 */
export function useFirstRoute(route: Route | undefined, translations: readonly Translation[] | undefined) {
  const key = !route && translations ? 'first' : undefined;
  const first = useDocument(key, async () => ({ route: await firstRoute(translations!) }));
  const found = first.document?.route;
  useEffect(() => {
    if (found) goTo(found, { replace: true });
  }, [found]);
  return first;
}

async function firstRoute(translations: readonly Translation[]): Promise<Route | undefined> {
  const last = lastRoute();
  if (last && translations.some(({ id }) => id === last.translation)) return last;
  const [own] = navigator.language.split('-');
  const isOwn = ({ language }: Translation) => shortestCode(language) === own;
  const translation = translations.find(isOwn) ?? translations[0];
  if (!translation) return undefined;
  const { books } = await service.books(translation.id);
  const book = books.find(({ id }) => id === 'JHN') ?? books[0];
  if (!book) return undefined;
  return { translation: translation.id, book: book.id, chapter: book.firstChapterNumber, beside: [] };
}
