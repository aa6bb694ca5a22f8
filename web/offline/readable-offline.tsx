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
      <LinkList
        label={offlineText('keptTranslations')}
        links={kept.map(({ id, name, passage: to, isSame }) => ({
          href: hrefOf(to),
          text: translations.find((each) => each.id === id)?.name ?? name,
          remark: isSame ? undefined : ` (${to.book} ${to.chapter})`,
        }))}
      />
      <LinkList
        label={offlineText('chaptersKept')}
        links={visited.slice(0, maxVisited).map((place) => ({
          href: hrefOf({ translation, ...place }),
          text: `${nameOf(place.book)} ${place.chapter}`,
        }))}
      />
    </>
  );
}

interface LinkListProps {
  readonly label: string;
  readonly heading?: string;
  readonly links: readonly {
    readonly href: string;
    readonly text: string;
    readonly remark?: string | undefined;
  }[];
}

export function LinkList({ label, heading = label, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <h2>{heading}</h2>
      <ul class="alternatives">
        {links.map(({ href, text, remark }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{text}</bdi>
              {remark}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

async function findReadable(passage: Passage, books: readonly TranslationBook[]) {
  const [translations, paths] = await Promise.all([deviceStore.translations(), deviceStore.visitedPaths()]);
  const kept = translations.flatMap(({ id, name, kept }) => {
    if (!kept) return [];
    const { book, chapter, verse, endVerse } = passage;
    // Otherwise the link opens the beginning of the translation
    const isSame = kept.documents.some(({ path }) => path === links.simpleChapter(id, book, chapter));
    const to: Omit<Passage, 'translation'> | undefined = isSame
      ? { book, chapter, ...(verse && { verse }), ...(endVerse && { endVerse }) }
      : kept.documents.map(({ path }) => chapterOfPath(path, id)).find((place) => place !== undefined);
    return to ? [{ id, name, isSame, passage: { translation: id, ...to } }] : [];
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
