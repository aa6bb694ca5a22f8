import { chapterData } from '../documents/chapter-data.ts';
import { chapterWords, simpleChapterWords } from '../documents/chapter-words.ts';
import { completeBook } from '../documents/complete-book.ts';
import { links } from '../documents/links.ts';
import { simpleChapterData } from '../documents/simple-chapter-data.ts';
import { bookSummary } from '../documents/translation-book.ts';
import { canonicalJson } from '../lib/canonical-json.ts';
import type { BookText } from '../model/book-text.ts';
import { bookJson, shared, wordsJson } from './book-json.ts';
import { ByteWriter } from './byte-writer.ts';
import { readSourceFile } from './read-source-file.ts';
import type { CompiledBook, ReadSource, ReadSourceAnswer } from './worker-messages.ts';

const writer = new ByteWriter();

/** Reads a source file and makes all that can be made before the other books of the translation are known. */
export function compileSource({ file, bytes, translationId }: ReadSource): ReadSourceAnswer {
  const { books, diagnostics, isDamaged } = readSourceFile(file, bytes);
  return { file, diagnostics, isDamaged, books: books.map((book) => compileBook(book, translationId)) };
}

function compileBook(book: BookText, translationId: string): CompiledBook {
  const summary = bookSummary(book.id, book);
  const { chapters } = book;
  const data = chapters.map(chapterData);
  const complete = completeBook(translationId, summary, data, links.words);
  const canonical = shared(writer.clear().text(canonicalJson(complete)).bytes);
  const standard = bookJson(complete, writer);
  const simpleData = chapters.map(simpleChapterData);
  const simple = bookJson(completeBook(translationId, summary, simpleData, links.simpleWords), writer);
  const words = wordsJson(chapters.map(chapterWords), writer);
  const simpleWords = wordsJson(chapters.map(simpleChapterWords), writer);
  return { summary, standard, simple, words, simpleWords, canonical };
}
