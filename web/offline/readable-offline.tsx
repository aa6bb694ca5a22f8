import type { Translation, TranslationBook } from '../../client/src/documents.ts';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { links } from '../../src/documents/links.ts';
import { type Route, routeAddress } from '../reader/route.ts';
import { useDocument } from '../service/service.ts';
import { offlineText } from '../strings/texts.ts';
import { deviceStore } from './worker-registration.ts';

export function isNotKept(error: Error): boolean {
  return error instanceof ScriptoriumError && error.code === 'offline';
}

interface ReadableProps {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  readonly translations: readonly Translation[];
}

interface KeptPassage {
  readonly id: string;
  readonly name: string;
  readonly route: Route;
  /** False if the link opens the beginning of the translation instead of the requested passage. */
  readonly isSame: boolean;
}

interface Readable {
  /** Stored translations, linked to this passage or to their beginning. */
  readonly kept: readonly KeptPassage[];
  /** Chapters of this translation that were visited or prefetched, in its order. */
  readonly visited: readonly { readonly book: string; readonly chapter: number }[];
}

/** A longer list of links would need a search. */
const mostVisited = 40;

/** Shown if a passage is not stored: lists the passages that can be read offline. */
export function ReadableOffline({ route, books, translations }: ReadableProps) {
  const { translation, book, chapter } = route;
  const key = `${translation} ${book} ${chapter} ${books.length}`;
  const { document } = useDocument(key, () => findReadable(route, books));
  if (!document) return null;
  const { kept, visited } = document;
  const nameOf = (id: string) => books.find((each) => each.id === id)?.name ?? id;
  if (kept.length + visited.length === 0) {
    return <p>{offlineText('nothingKept')}</p>;
  }
  return (
    <>
      {kept.length > 0 && (
        <nav aria-label={offlineText('keptTranslations')}>
          <h2>{offlineText('keptTranslations')}</h2>
          <ul class="alternatives">
            {kept.map(({ id, name, route: to, isSame }) => (
              <li key={id}>
                <a href={routeAddress.format(to)}>
                  <bdi>{translations.find((each) => each.id === id)?.name ?? name}</bdi>
                  {!isSame && ` (${to.book} ${to.chapter})`}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {visited.length > 0 && (
        <nav aria-label={offlineText('chaptersKept')}>
          <h2>{offlineText('chaptersKept')}</h2>
          <ul class="alternatives">
            {visited.slice(0, mostVisited).map((place) => (
              <li key={`${place.book} ${place.chapter}`}>
                <a href={routeAddress.format({ translation, ...place, beside: [] })}>
                  <bdi>
                    {nameOf(place.book)} {place.chapter}
                  </bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

async function findReadable(route: Route, books: readonly TranslationBook[]): Promise<Readable> {
  const [translations, paths] = await Promise.all([deviceStore.translations(), deviceStore.visitedPaths()]);
  const kept = translations.flatMap(({ id, name, kept }): KeptPassage[] => {
    if (!kept) return [];
    const { book, chapter, verse, endVerse } = route;
    const isSame = kept.documents.some(({ path }) => path === links.simpleChapter(id, book, chapter));
    if (isSame) {
      const verses = { ...(verse && { verse }), ...(endVerse && { endVerse }) };
      return [{ id, name, isSame, route: { translation: id, book, chapter, ...verses, beside: [] } }];
    }
    const first = kept.documents.map(({ path }) => placeOf(path, id)).find((place) => place !== undefined);
    return first ? [{ id, name, isSame, route: { translation: id, ...first, beside: [] } }] : [];
  });
  const order = new Map(books.map(({ id }, index) => [id, index]));
  const visited = paths
    .flatMap((path) => placeOf(path, route.translation) ?? [])
    .sort((a, b) => (order.get(a.book) ?? 0) - (order.get(b.book) ?? 0) || a.chapter - b.chapter);
  return { kept, visited };
}

function placeOf(path: string, translation: string) {
  const [, id, book, chapter] = /^\/api\/([^/]+)\/([A-Z0-9]{3})\/(\d+)\.simple\.json$/.exec(path) ?? [];
  return id === translation ? { book: book!, chapter: Number(chapter) } : undefined;
}
