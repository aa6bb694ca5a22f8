import { httpUrl, httpUrlRule } from '../../lib/http-url.ts';
import { bookInfo } from '../../model/books.ts';
import type { Report } from '../diagnostic-collector.ts';
import type { ChapterTimings } from './chapter-timings.ts';
import { JsonPlaces } from './json-places.ts';
import { itemsOf, membersOf } from './unknown-json.ts';

/**
 * The timings of the public API's generator: `[{translationId, bookId, chapterNumber, reader, verses}]`, where
 * `verses` holds the start of each verse in seconds. What is there of another translation is reported.
 */
export function readGeneratorTimings(
  list: unknown,
  text: string,
  translationId: string,
  report: Report,
): ChapterTimings[] {
  const places = new JsonPlaces(text);
  return itemsOf(list).flatMap((item) => {
    const { translationId: id, bookId, chapterNumber, reader, verses, audioLink } = membersOf(item);
    const at = places.next('bookId');
    const book = typeof bookId === 'string' ? bookInfo(bookId)?.id : undefined;
    const chapter = typeof chapterNumber === 'number' ? chapterNumber : 0;
    if (book === undefined || !Number.isInteger(chapter) || chapter < 1 || !Array.isArray(verses)) {
      report('bad-timing', at, badItem);
      return [];
    }
    if (typeof id === 'string' && id !== translationId) {
      report('unknown-timings', at, `These are timings of ${id.slice(0, 40)}, not of ${translationId}.`);
      return [];
    }
    const starts = verses.flatMap((start: unknown, index) => {
      if (typeof start === 'number' && start >= 0) return { verse: index + 1, start, at };
      const message = `${book} ${chapter}:${index + 1} has ${typeof start === 'number' ? start : typeof start} for its start; it must be a number of seconds, not negative. It was left out.`;
      report('bad-timing', at, message);
      return [];
    });
    const audioUrl = httpUrl(audioLink);
    if (typeof audioLink === 'string' && audioLink !== '' && !audioUrl)
      report('bad-address', at, `audioLink of ${book} ${chapter} ${httpUrlRule}; it was left out.`);
    return {
      book,
      chapter,
      at,
      starts,
      ...(typeof reader === 'string' ? { reader } : {}),
      ...(audioUrl ? { audioUrl } : {}),
    };
  });
}

const badItem =
  'An item needs "bookId" (a USFM book id), "chapterNumber" and "verses" (starts in seconds); it was left out.';
