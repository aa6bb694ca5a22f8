import type { SimpleTranslationComplete, TranslationBooks } from '../../client/src/documents.ts';
import { links } from '../../src/documents/links.ts';
import { audioTimingsDocument } from '../../src/documents/translation/audio-timings.ts';
import { simpleChapterDocument } from '../../src/documents/translation/chapter.ts';
import type { ChapterPlace } from '../../src/documents/translation/translation-book.ts';
import { RawJson } from '../../src/lib/json-text.ts';

type MadeDocument = readonly [path: string, json: string];

/**
 * Generates the chapter and timing documents of a translation from its complete download: one request instead
 * of a thousand. The caller must compare their hashes with the manifest, because the service may run another
 * version of the compiler.
 * @param list books.json as the compiler wrote it, without a base path in its links. The same applies to the
 * download.
 */
export function* documentsOfDownload(
  list: TranslationBooks,
  download: SimpleTranslationComplete,
): Generator<MadeDocument> {
  const { id } = list.translation;
  const translation = new RawJson(JSON.stringify(list.translation));
  const chapters = download.books.flatMap((book) => book.chapters.map((entry) => ({ book: book.id, entry })));
  const places = chapters.map(({ book, entry }): ChapterPlace => {
    const { chapter, thisChapterAudioLinks, thisChapterAudioTimings, thisChapterWordsLink } = entry;
    const audio = Object.entries(thisChapterAudioLinks).map(([reader, url]) => {
      return { reader, url, hasTimings: thisChapterAudioTimings[reader] !== undefined };
    });
    return { book, chapter: chapter.number, hasWords: thisChapterWordsLink !== undefined, audio };
  });
  const books = new Map(
    list.books.map(({ sha256: _, ...book }) => [book.id, new RawJson(JSON.stringify(book))]),
  );
  for (const [index, { book, entry }] of chapters.entries()) {
    const place = places[index]!;
    const bookJson = books.get(book);
    if (!bookJson) continue;
    const neighbours = { previous: places[index - 1] ?? null, next: places[index + 1] ?? null };
    const { numberOfVerses, chapter } = entry;
    yield [
      links.simpleChapter(id, book, place.chapter),
      simpleChapterDocument({
        ...{ translationId: id, translation, book: bookJson, place, neighbours, numberOfVerses },
        chapter: new RawJson(JSON.stringify(chapter)),
      }),
    ];
    for (const audio of place.audio ?? []) {
      const starts = entry.thisChapterAudioTimings[audio.reader];
      if (!starts) continue;
      const verses = new RawJson(JSON.stringify(starts));
      yield [
        links.audioTimings(id, book, place.chapter, audio.reader),
        audioTimingsDocument({ translationId: id, place, neighbours, audio, verses }),
      ];
    }
  }
}
