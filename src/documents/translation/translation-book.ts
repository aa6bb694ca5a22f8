import type { BookText } from '../../model/book-text.ts';
import { bookInfo } from '../../model/books.ts';
import { ChapterLinks, links } from '../links.ts';
import type { TranslationBook } from './translation-schema.ts';

/** Data that the documents of a book share; small enough to keep for all books of a translation. */
export interface BookSummary {
  readonly id: string;
  readonly name: string;
  readonly commonName: string;
  readonly title: string | null;
  readonly order: number;
  readonly isApocryphal?: true;
  readonly chapters: readonly ChapterSummary[];
}

interface ChapterSummary {
  readonly number: number;
  readonly numberOfVerses: number;
  readonly hasWords: boolean;
  readonly audio?: readonly LinkedAudio[];
}

export interface ChapterAudio {
  readonly reader: string;
  readonly url: string;
  readonly verseStarts?: readonly number[];
}

export type BookAudio = ReadonlyMap<number, readonly ChapterAudio[]>;

/**
 * `id` must be the id of a book of scripture; `book` must have a chapter. Clients prefer the common name, so
 * only an English edition (`language`, ISO 639-3) gets the English one.
 */
export function bookSummary(id: string, book: BookText, language: string, audio?: BookAudio): BookSummary {
  const info = bookInfo(id)!;
  const { header, short, long } = book.names;
  const name = header ?? short ?? long ?? book.title ?? info.commonName;
  return {
    id,
    name,
    commonName: language === 'eng' ? info.commonName : name,
    title: book.title,
    order: info.order,
    ...(info.canon === 'canonical' ? {} : { isApocryphal: true as const }),
    chapters: book.chapters.map(({ number, blocks }) => ({
      number,
      numberOfVerses: blocks.filter((block) => block.type === 'verse').length,
      hasWords: blocks.some((block) => block.type === 'verse' && block.content.words.length > 0),
      ...linkedAudio(audio, number),
    })),
  };
}

function linkedAudio(audio: BookAudio | undefined, chapter: number): Pick<ChapterSummary, 'audio'> {
  const read = audio?.get(chapter);
  if (!read) return {};
  return {
    audio: read.map(({ reader, url, verseStarts }) => ({
      reader,
      url,
      hasTimings: verseStarts !== undefined,
    })),
  };
}

export function placeInBook(book: BookSummary, index: number): ChapterPlace | undefined {
  const summary = book.chapters.at(index);
  if (!summary) return undefined;
  const { number, hasWords, audio } = summary;
  return { book: book.id, chapter: number, hasWords, ...(audio ? { audio } : {}) };
}

export function totalNumberOfVerses(book: BookSummary): number {
  return book.chapters.reduce((total, chapter) => total + chapter.numberOfVerses, 0);
}

export function translationBook(translationId: string, book: BookSummary): TranslationBook {
  const first = { book: book.id, chapter: book.chapters[0]!.number };
  const last = { book: book.id, chapter: book.chapters.at(-1)!.number };
  return {
    id: book.id,
    translationId,
    name: book.name,
    commonName: book.commonName,
    title: book.title,
    order: book.order,
    numberOfChapters: book.chapters.length,
    ...new ChapterLinks('translationId', translationId, links.chapter).ends(first, last),
    totalNumberOfVerses: totalNumberOfVerses(book),
    ...(book.isApocryphal ? { isApocryphal: true } : {}),
  };
}

export interface ChapterPlace {
  readonly book: string;
  readonly chapter: number;
  readonly hasWords: boolean;
  readonly audio?: readonly LinkedAudio[];
}

export interface ChapterNeighbours {
  readonly previous: ChapterPlace | null;
  readonly next: ChapterPlace | null;
}

export interface LinkedAudio {
  readonly reader: string;
  readonly url: string;
  readonly hasTimings: boolean;
}
