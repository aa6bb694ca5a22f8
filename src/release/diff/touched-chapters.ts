import { links } from '../../documents/links.ts';
import { allBooks } from '../../model/books.ts';
import type { ChangeStatus, EditionDiff, PathChanges } from './release-diff.ts';

export interface TouchedChapter {
  readonly book: string;
  readonly chapter: number;
  readonly status: ChangeStatus;
  readonly documents: readonly TouchedDocument[];
}

interface TouchedDocument {
  readonly path: string;
  readonly part: string;
  readonly status: ChangeStatus;
}

/** Groups differing documents by chapter, in the order of the books. `others` are not part of a chapter. */
export function touchedChapters(
  edition: Pick<EditionDiff, 'id' | 'kind'>,
  paths: PathChanges,
): { readonly chapters: readonly TouchedChapter[]; readonly others: PathChanges } {
  const chapters = new Map<string, { place: ChapterPart; documents: TouchedDocument[] }>();
  const others = { added: [] as string[], removed: [] as string[], changed: [] as string[] };
  for (const status of ['added', 'removed', 'changed'] as const) {
    for (const path of paths[status]) {
      const place = chapterPart(edition, path);
      if (!place) {
        others[status].push(path);
        continue;
      }
      const key = `${place.book} ${place.chapter}`;
      const touched = chapters.get(key) ?? { place, documents: [] };
      touched.documents.push({ path, part: place.part, status });
      chapters.set(key, touched);
    }
  }
  const touched = [...chapters.values()].map(({ place: { book, chapter }, documents }) => {
    const main = documents.find(({ part }) => part === 'chapter');
    return { book, chapter, status: main?.status ?? 'changed', documents };
  });
  touched.sort(
    (a, b) =>
      bookOrder(a.book) - bookOrder(b.book) ||
      (a.book < b.book ? -1 : a.book > b.book ? 1 : 0) ||
      a.chapter - b.chapter,
  );
  return { chapters: touched, others };
}

const order = new Map(allBooks().map(({ id }, at) => [id, at]));

function bookOrder(book: string): number {
  return order.get(book) ?? order.size;
}

interface ChapterPart {
  readonly book: string;
  readonly chapter: number;
  readonly part: string;
}

const suffixes: Readonly<Record<string, string>> = {
  json: 'chapter',
  'simple.json': 'simplified chapter',
  'words.json': 'words',
  'words.simple.json': 'simplified words',
};
const bookLists = {
  translation: (id: string) => links.books(id),
  commentary: (id: string) => links.commentaryBooks(id),
  dataset: (id: string) => links.datasetBooks(id),
  lexicon: (id: string) => links.lexicon(id),
  plan: (id: string) => links.days(id),
};

export function chapterPart(
  { id, kind }: Pick<EditionDiff, 'id' | 'kind'>,
  path: string,
): ChapterPart | undefined {
  const alignments = links.alignments(id);
  if (path.startsWith(alignments)) {
    const [, book, chapter] = /^([A-Z0-9]{3})\/(\d{1,6})\.json$/.exec(path.slice(alignments.length)) ?? [];
    return book && chapter ? { book, chapter: Number(chapter), part: 'alignment' } : undefined;
  }
  const folder = bookLists[kind](id).replace(/books\.json$/, '');
  if (!path.startsWith(folder)) return undefined;
  const [, book, chapter, suffix] = /^([A-Z0-9]{3})\/(\d{1,6})\.(.+)$/.exec(path.slice(folder.length)) ?? [];
  if (!book || !chapter || !suffix) return undefined;
  const part = Object.hasOwn(suffixes, suffix) ? suffixes[suffix] : undefined;
  if (part) return { book, chapter: Number(chapter), part };
  if (!suffix.endsWith('.audioTimings.json')) return undefined;
  return { book, chapter: Number(chapter), part: 'audio timings' };
}
