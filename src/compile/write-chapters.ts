import { type ChapterLink, links } from '../documents/links.ts';
import { chapterDocument, simpleChapterDocument } from '../documents/translation/chapter.ts';
import type { ChapterNeighbours } from '../documents/translation/chapter-place.ts';
import { translationBook } from '../documents/translation/translation-book.ts';
import { simpleWordsDocument, wordsDocument } from '../documents/translation/words.ts';
import { RawJson } from '../lib/json-object.ts';
import type { StoredDocument } from '../library/stored-document.ts';
import type { BookJson } from './book-json.ts';
import { ByteWriter } from './byte-writer.ts';
import { packDocument } from './pack-document.ts';
import type { WriteBook } from './worker-messages.ts';

const writer = new ByteWriter();
/** Stands for the data of a chapter, the last member of each document, until the bytes are put in. */
const dataToCome = new RawJson('');

/** The documents of a book's chapters: both formats, and the words files of those that have words. */
export function writeChapters(request: WriteBook): [string, StoredDocument][] {
  const { summary, translationId } = request;
  const common = {
    translationId,
    translation: new RawJson(request.translation),
    book: new RawJson(JSON.stringify(translationBook(translationId, summary))),
    chapter: dataToCome,
    verses: dataToCome,
  };
  return summary.chapters.flatMap(({ number, numberOfVerses, hasWords }, index) => {
    const place = { book: summary.id, chapter: number, hasWords };
    const parts = { ...common, place, neighbours: neighboursOf(request, index), numberOfVerses };
    const document = (link: ChapterLink, json: string, data: BookJson): [string, StoredDocument] => [
      link(translationId, summary.id, number),
      pack(json, data, index),
    ];
    const chapters = [
      document(links.chapter, chapterDocument(parts), request.standard),
      document(links.simpleChapter, simpleChapterDocument(parts), request.simple),
    ];
    if (!hasWords) return chapters;
    return [
      ...chapters,
      document(links.words, wordsDocument(parts), request.words),
      document(links.simpleWords, simpleWordsDocument(parts), request.simpleWords),
    ];
  });
}

/** `json` ends with the member whose data is to come: `"chapter":}`. */
function pack(json: string, { bytes, chapters }: BookJson, index: number): StoredDocument {
  const data = bytes.subarray(...chapters[index]!);
  return packDocument(writer.clear().text(json.slice(0, -1)).add(data).text('}').bytes);
}

function neighboursOf({ summary, previous, next }: WriteBook, index: number): ChapterNeighbours {
  const placeAt = (at: number) => {
    const chapter = summary.chapters[at];
    return chapter && { book: summary.id, chapter: chapter.number, hasWords: chapter.hasWords };
  };
  return { previous: placeAt(index - 1) ?? previous, next: placeAt(index + 1) ?? next };
}
