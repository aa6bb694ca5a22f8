import { links } from '../documents/links.ts';
import { bookCensus } from '../documents/report/book-census.ts';
import { bookConservation } from '../documents/report/book-conservation.ts';
import { chapterData } from '../documents/translation/chapter-data.ts';
import { chapterWords, simpleChapterWords } from '../documents/translation/chapter-words.ts';
import { completeBook } from '../documents/translation/complete-book.ts';
import { simpleChapterData } from '../documents/translation/simple-chapter-data.ts';
import { bookSummary } from '../documents/translation/translation-book.ts';
import { canonicalJson } from '../lib/canonical-json.ts';
import type { BookAudio } from '../model/audio.ts';
import type { BookText } from '../model/book-text.ts';
import { type AudioFinding, bookAudio, unpackAudio } from './audio/book-audio.ts';
import { bookJson, shared, verseStartsJson, wordsJson } from './book-json.ts';
import { ByteWriter } from './byte-writer.ts';
import { readSourceFile } from './read-source-file.ts';
import { textLost } from './text-lost.ts';
import type { CompiledBook, ReadSource, ReadSourceAnswer } from './worker-messages.ts';

const writer = new ByteWriter();

/** Reads a source file and makes all that can be made before the other books of the translation are known. */
export function compileSource({ file, bytes, translationId, audio }: ReadSource): ReadSourceAnswer {
  const { books: found, diagnostics, isDamaged } = readSourceFile(file, bytes);
  const audioFindings: AudioFinding[] = [];
  const books = found.map((book) => {
    const source = audio && unpackAudio(audio, book.id);
    if (!source) return compileBook(book, translationId, file);
    const heard = bookAudio(source, book, { audioUrl: audio.audioUrl, translationId });
    audioFindings.push(...heard.findings);
    return compileBook(book, translationId, file, heard.audio);
  });
  const lost = books.flatMap(({ report }) => textLost(report) ?? []);
  return { file, diagnostics: [...diagnostics, ...lost], isDamaged, books, audioFindings };
}

function compileBook(book: BookText, translationId: string, file: string, audio?: BookAudio): CompiledBook {
  const summary = bookSummary(book.id, book, audio);
  const { chapters } = book;
  const data = chapters.map(chapterData);
  const complete = completeBook(translationId, summary, data, links.words, audio);
  const canonical = shared(writer.clear().text(canonicalJson(complete)).bytes);
  const standard = bookJson(complete, writer);
  const simpleData = chapters.map(simpleChapterData);
  const simple = bookJson(completeBook(translationId, summary, simpleData, links.simpleWords, audio), writer);
  const words = wordsJson(chapters.map(chapterWords), writer);
  const simpleWords = wordsJson(chapters.map(simpleChapterWords), writer);
  const report = { census: bookCensus(file, book), conservation: bookConservation(book, data, simpleData) };
  const timed = audio && [...audio.values()].some((chapter) => chapter.some((read) => read.verseStarts));
  const heard = timed ? { verseStarts: verseStartsJson([...audio.values()], writer) } : {};
  return { summary, standard, simple, words, simpleWords, canonical, report, ...heard };
}
