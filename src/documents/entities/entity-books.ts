import type { DatasetBookSummary, DatasetChapterSummary } from '../dataset/dataset-book.ts';
import type { ChapterMentions } from './entity-chapter-index.ts';

/** The books that mention an entity. `references` counts each entity once a verse, `verses` each verse once. */
export function entityBooks(chapters: readonly ChapterMentions[]): DatasetBookSummary[] {
  const books = new Map<string, DatasetChapterSummary[]>();
  for (const mentions of chapters) {
    const verses = [...mentions.people, ...mentions.places, ...mentions.events].flatMap(
      ({ verses }) => verses,
    );
    const summary = { number: mentions.chapter, verses: new Set(verses).size, references: verses.length };
    const known = books.get(mentions.book);
    if (known) known.push(summary);
    else books.set(mentions.book, [summary]);
  }
  return Array.from(books, ([id, chapters]) => ({ id, chapters }));
}
