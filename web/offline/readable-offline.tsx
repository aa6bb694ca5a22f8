import type { Translation, TranslationBook } from '../../client/src/documents.ts';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { links } from '../../src/documents/links.ts';
import { bookInfo } from '../../src/model/books.ts';
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
  const placeName = ({ book, chapter }: Pick<Passage, 'book' | 'chapter'>) =>
    `${books.find(({ id }) => id === book)?.name ?? bookInfo(book)?.commonName ?? book} ${chapter}`;
  const listed = (id: string) => translations.find((each) => each.id === id);
  if (kept.length + visited.length === 0) return <p>{offlineText('nothingKept')}</p>;
  return (
    <>
      <LinkList
        label={offlineText('keptTranslations')}
        links={kept.map(({ id, name, passage: to, isSame }) => ({
          href: hrefOf(to),
          text: listed(id)?.name ?? name,
          remark: isSame ? undefined : placeName(to),
        }))}
      />
      <LinkList
        label={offlineText('chaptersKept')}
        links={visited.slice(0, maxVisited).map((place) => ({
          href: hrefOf(place),
          text: placeName(place),
          remark:
            place.translation === translation
              ? undefined
              : listed(place.translation)?.shortName || place.translation,
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
              {remark && (
                <>
                  {' '}
                  (<bdi>{remark}</bdi>)
                </>
              )}
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
    const to = isSame
      ? { book, chapter, ...(verse && { verse }), ...(endVerse && { endVerse }) }
      : kept.documents.map(({ path }) => chapterOfPath(path)).find((place) => place?.translation === id);
    return to ? [{ id, name, isSame, passage: { ...to, translation: id } }] : [];
  });
  const listed = new Set(kept.map(({ id }) => id).filter((id) => id !== passage.translation));
  const others = paths.filter((path) => !listed.has(chapterOfPath(path)?.translation ?? ''));
  return { kept, visited: visitedChapters(others, passage, books) };
}

/** The chapter itself in other translations, then the other chapters of its translation, then all others. */
export function visitedChapters(
  paths: readonly string[],
  passage: Passage,
  books: readonly Pick<TranslationBook, 'id'>[],
): Passage[] {
  const order = new Map(books.map(({ id }, index) => [id, index]));
  const orderOf = (book: string) => order.get(book) ?? bookInfo(book)?.order ?? 0;
  const rank = ({ translation, book, chapter }: Passage) =>
    book === passage.book && chapter === passage.chapter ? 0 : translation === passage.translation ? 1 : 2;
  return paths
    .flatMap((path) => chapterOfPath(path) ?? [])
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        a.translation.localeCompare(b.translation) ||
        orderOf(a.book) - orderOf(b.book) ||
        a.chapter - b.chapter,
    );
}

function chapterOfPath(path: string): Passage | undefined {
  const [, translation, book, chapter] =
    /^\/api\/([^/]+)\/([A-Z0-9]{3})\/(\d+)\.simple\.json$/.exec(path) ?? [];
  return translation === undefined ? undefined : { translation, book: book!, chapter: Number(chapter) };
}
