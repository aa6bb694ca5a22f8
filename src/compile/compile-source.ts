import { links } from '../documents/links.ts';
import { BookProof } from '../documents/report/book-conservation.ts';
import { bookCensus } from '../documents/report/edition-census.ts';
import { chapterData } from '../documents/translation/chapter-data.ts';
import { completeBook } from '../documents/translation/complete-book.ts';
import { simpleChapterData } from '../documents/translation/simple-chapter-data.ts';
import { bookSummary } from '../documents/translation/translation-book.ts';
import { chapterWords, simpleChapterWords } from '../documents/translation/words.ts';
import type { BookAudio } from '../model/audio.ts';
import type { BookText, ChapterText } from '../model/book-text.ts';
import { type AudioFinding, bookAudio, unpackAudio } from './audio/book-audio.ts';
import { BookWriter, CanonicalBookWriter, PlacesWriter } from './book-json.ts';
import { GarbageBudget } from './garbage-budget.ts';
import { readSourceFile } from './read-source-file.ts';
import { textLost } from './text-lost.ts';
import type { CompiledBook, ReadSource, ReadSourceAnswer } from './worker-messages.ts';

/** Bytes of JSON. */
const garbage = new GarbageBudget(4_000_000);

/** Reads a source file and makes all that can be made before the other books of the translation are known. */
export function compileSource({ file, bytes, metadata, audio }: ReadSource): ReadSourceAnswer {
  const books: CompiledBook[] = [];
  const translationId = metadata.id;
  const audioFindings: AudioFinding[] = [];
  const { diagnostics, isDamaged } = readSourceFile(file, bytes, metadata, (book) => {
    const source = audio && unpackAudio(audio, book.id);
    const heard = source && bookAudio(source, book, { audioUrl: audio.audioUrl, translationId });
    if (heard) audioFindings.push(...heard.findings);
    books.push(compileBook(book, translationId, file, heard?.audio));
  });
  const lost = books.flatMap(({ report }) => textLost(report) ?? []);
  return { file, diagnostics: [...diagnostics, ...lost], isDamaged, books, audioFindings };
}

/** Makes the documents of a chapter and lets go of it before the next: as objects, chapters take the most memory. */
function compileBook(book: BookText, translationId: string, file: string, audio?: BookAudio): CompiledBook {
  const summary = bookSummary(book.id, book, audio);
  const census = bookCensus(file, book);
  const standardBook = completeBook(translationId, summary, [], links.words, audio);
  const standard = new BookWriter(standardBook);
  const canonical = new CanonicalBookWriter(standardBook);
  const simple = new BookWriter(completeBook(translationId, summary, [], links.simpleWords, audio));
  const words = new PlacesWriter();
  const simpleWords = new PlacesWriter();
  const proof = new BookProof(book);
  const chapters = book.chapters as ChapterText[];
  for (const { hasWords } of summary.chapters) {
    const chapter = chapters.shift()!;
    const made = standard.length + simple.length + words.length;
    const data = chapterData(chapter);
    standard.add(data);
    canonical.add(data);
    proof.addStandard(data);
    const simpleData = simpleChapterData(chapter);
    simple.add(simpleData);
    proof.addSimple(simpleData);
    words.add(hasWords ? chapterWords(chapter) : undefined);
    simpleWords.add(hasWords ? simpleChapterWords(chapter) : undefined);
    garbage.add(standard.length + simple.length + words.length - made);
  }
  return {
    summary,
    standard: standard.finish(),
    simple: simple.finish(),
    words: words.finish(),
    simpleWords: simpleWords.finish(),
    canonical: canonical.finish(),
    report: { census, conservation: proof.finish() },
    ...verseStartsOf(audio),
  };
}

/** The verse starts of each chapter and reader that has some, in reading order. */
function verseStartsOf(audio: BookAudio = new Map()): Pick<CompiledBook, 'verseStarts'> {
  const timed = [...audio.values()].flat().filter(({ verseStarts }) => verseStarts !== undefined);
  if (timed.length === 0) return {};
  const starts = new PlacesWriter();
  for (const { verseStarts } of timed) starts.add(verseStarts);
  return { verseStarts: starts.finish() };
}
