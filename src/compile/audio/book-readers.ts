import type { AudioFile } from './audio-schema.ts';
import type { BookReader } from './book-audio-source.ts';
import { type ChapterSelection, parseChapterSelection } from './chapter-selection.ts';

/** What audio.json says of each reader about one book. */
export function bookReaders({ readers }: AudioFile, ids: readonly string[], book: string): BookReader[] {
  return ids.map((reader) => {
    const { url, urls = {}, books } = Object.hasOwn(readers, reader) ? readers[reader]! : {};
    const chosen = books
      ?.map((written) => parseChapterSelection(written)!)
      .filter((item) => item.book === book);
    const isRead = url !== undefined && (chosen === undefined || chosen.length > 0);
    const chapters = chosen && chaptersOf(chosen);
    return {
      reader,
      ...(isRead ? { url, ...(chapters ? { chapters } : {}) } : {}),
      urls: urlsOf(urls, book),
    };
  });
}

/** Undefined when a selection holds all chapters. */
function chaptersOf(chosen: readonly ChapterSelection[]): BookReader['chapters'] {
  const ranges = chosen.flatMap(({ chapters }) => (chapters ? [chapters] : []));
  return ranges.length < chosen.length ? undefined : ranges;
}

function urlsOf(urls: Readonly<Record<string, string>>, book: string): Record<number, string> {
  const ofBook = Object.entries(urls).flatMap(([written, url]) => {
    if (!written.startsWith(book)) return [];
    return [[parseChapterSelection(written)!.chapters![0], url] as const];
  });
  return Object.fromEntries(ofBook);
}
