import type { Translation, TranslationBook } from '../../client/src/documents.ts';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { links } from '../../src/documents/links.ts';
import { useDocument } from '../service/service.ts';
import { offlineText } from '../strings/texts.ts';
import { deviceStore } from './worker-registration.ts';

export function isNotKept(error: Error): boolean {
  return error instanceof ScriptoriumError && error.code === 'offline';
}

interface Passage {
  readonly translation: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse?: number;
  readonly endVerse?: number;
}

interface ReadableProps {
  readonly passage: Passage;
  readonly books: readonly TranslationBook[];
  readonly translations: readonly Translation[];
  readonly hrefOf: (passage: Passage) => string;
}

interface KeptPassage {
  readonly id: string;
  readonly name: string;
  readonly passage: Passage;
  /** False if the link opens the beginning of the translation instead of the requested passage. */
  readonly isSame: boolean;
}

interface Readable {
  readonly kept: readonly KeptPassage[];
  readonly visited: readonly { readonly book: string; readonly chapter: number }[];
}

const maxVisited = 40;

export function ReadableOffline({ passage, books, translations, hrefOf }: ReadableProps) {
  const { translation, book, chapter } = passage;
  const key = `${translation} ${book} ${chapter} ${books.length}`;
  const { document } = useDocument(key, () => findReadable(passage, books));
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
            {kept.map(({ id, name, passage: to, isSame }) => (
              <li key={id}>
                <a href={hrefOf(to)}>
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
            {visited.slice(0, maxVisited).map((place) => (
              <li key={`${place.book} ${place.chapter}`}>
                <a href={hrefOf({ translation, ...place })}>
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

async function findReadable(passage: Passage, books: readonly TranslationBook[]): Promise<Readable> {
  const [translations, paths] = await Promise.all([deviceStore.translations(), deviceStore.visitedPaths()]);
  const kept = translations.flatMap(({ id, name, kept }): KeptPassage[] => {
    if (!kept) return [];
    const { book, chapter, verse, endVerse } = passage;
    const isSame = kept.documents.some(({ path }) => path === links.simpleChapter(id, book, chapter));
    if (isSame) {
      const verses = { ...(verse && { verse }), ...(endVerse && { endVerse }) };
      return [{ id, name, isSame, passage: { translation: id, book, chapter, ...verses } }];
    }
    const first = kept.documents
      .map(({ path }) => chapterOfPath(path, id))
      .find((place) => place !== undefined);
    return first ? [{ id, name, isSame, passage: { translation: id, ...first } }] : [];
  });
  const order = new Map(books.map(({ id }, index) => [id, index]));
  const visited = paths
    .flatMap((path) => chapterOfPath(path, passage.translation) ?? [])
    .sort((a, b) => (order.get(a.book) ?? 0) - (order.get(b.book) ?? 0) || a.chapter - b.chapter);
  return { kept, visited };
}

function chapterOfPath(path: string, translation: string) {
  const [, id, book, chapter] = /^\/api\/([^/]+)\/([A-Z0-9]{3})\/(\d+)\.simple\.json$/.exec(path) ?? [];
  return id === translation ? { book: book!, chapter: Number(chapter) } : undefined;
}
