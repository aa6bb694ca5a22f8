import { type ChapterLink, links } from '../../documents/links.ts';
import { audioTimingsDocument } from '../../documents/translation/audio-timings.ts';
import { chapterDocument, simpleChapterDocument } from '../../documents/translation/chapter.ts';
import {
  type ChapterNeighbours,
  placeInBook,
  translationBook,
} from '../../documents/translation/translation-book.ts';
import { simpleWordsDocument, wordsDocument } from '../../documents/translation/words.ts';
import { RawJson } from '../../lib/json-text.ts';
import type { StoredDocument } from '../../library/stored-document.ts';
import type { WriteBook } from '../workers/worker-messages.ts';
import { type BookJson, dataToCome, packWithData } from './book-json.ts';

export function writeChapters(request: WriteBook): [string, StoredDocument][] {
  const { summary, translationId } = request;
  const common = {
    translationId,
    translation: new RawJson(request.translation),
    book: new RawJson(JSON.stringify(translationBook(translationId, summary))),
    chapter: dataToCome,
    verses: dataToCome,
  };
  let timingsWritten = 0;
  return summary.chapters.flatMap(({ number, numberOfVerses, audio = [] }, index) => {
    const place = placeInBook(summary, index)!;
    const parts = { ...common, place, neighbours: neighboursOf(request, index), numberOfVerses };
    const document = (link: ChapterLink, json: string, data: BookJson): [string, StoredDocument] => [
      link(translationId, summary.id, number),
      pack(json, data, index),
    ];
    const chapters = [
      document(links.chapter, chapterDocument(parts), request.standard),
      document(links.simpleChapter, simpleChapterDocument(parts), request.simple),
    ];
    for (const read of audio.filter(({ hasTimings }) => hasTimings)) {
      const path = links.audioTimings(translationId, summary.id, number, read.reader);
      const json = audioTimingsDocument({ ...parts, audio: read });
      chapters.push([path, pack(json, request.verseStarts!, timingsWritten++)]);
    }
    const [start, end] = request.words.chapters[index]!;
    if (start === end) return chapters;
    return [
      ...chapters,
      document(links.words, wordsDocument(parts), request.words),
      document(links.simpleWords, simpleWordsDocument(parts), request.simpleWords),
    ];
  });
}

function pack(json: string, { bytes, chapters }: BookJson, index: number): StoredDocument {
  return packWithData(json, bytes.subarray(...chapters[index]!));
}

function neighboursOf({ summary, previous, next }: WriteBook, index: number): ChapterNeighbours {
  return {
    previous: (index > 0 && placeInBook(summary, index - 1)) || previous,
    next: placeInBook(summary, index + 1) ?? next,
  };
}
