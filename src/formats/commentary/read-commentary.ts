import type { CommentaryText } from '../../model/commentary-text.ts';
import { BooksOfNames } from '../books-of-names.ts';
import type { EncodingHints } from '../decode-source.ts';
import { bookIdOfFileName } from '../find-book-id.ts';
import { isPublicCommentary, readPublicCommentary } from '../public-api/public-commentary.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import type { SourceFile } from '../source-file.ts';
import { CommentaryBuilder } from './commentary-builder.ts';
import { NoteTaker } from './note-taker.ts';
import { readCommentaryCsv } from './read-commentary-csv.ts';
import { readImp } from './read-imp.ts';
import { readJsonList } from './read-json-list.ts';
import { isTranslationNotes, readTranslationNotes } from './read-translation-notes.ts';
import { isTyndaleXml, readTyndaleXml } from './read-tyndale-xml.ts';

/**
 * Reads a commentary. The format of each file is detected by its content: CSV, study notes as a JSON list or
 * Tyndale XML, the import format of SWORD, translation notes, or documents of the public API. Notes on one
 * verse keep the order of the files. Never throws.
 */
export function readCommentary(
  files: readonly SourceFile[],
  hints: EncodingHints = {},
): ReadContent<CommentaryText> {
  const builder = new CommentaryBuilder();
  const books = new BooksOfNames(hints.language);
  return readContent(files, hints, {
    builder,
    readFile: (text, report, file) => readFile(text, new NoteTaker(builder, report, books), file),
    nothing: {
      code: 'no-sources',
      message: 'No file of this edition contains a note. Add CSV, study notes as JSON or XML, or IMP text.',
    },
  });
}

function readFile(text: string, notes: NoteTaker, file: string): boolean {
  if (/^\s*\[\s*(?:\{|\]|$)/.test(text)) return readJsonList(text, notes);
  if (isTyndaleXml(text)) {
    readTyndaleXml(text, notes);
    return false;
  }
  if (isPublicCommentary(text)) {
    readPublicCommentary(text, notes);
    return false;
  }
  if (isTranslationNotes(text)) {
    readTranslationNotes(text, notes, bookIdOfFileName(file));
    return false;
  }
  if (/^\s*\$\$\$/.test(text)) {
    readImp(text, notes);
    return false;
  }
  const isDamagedCsv = /^\s*\{/.test(text) ? undefined : readCommentaryCsv(text, notes);
  if (isDamagedCsv === undefined) {
    const message =
      'This file is neither a CSV table with the columns Book, Chapter, Verse and Commentaries, or Reference and Commentaries, nor study notes as a JSON list or in the XML of Tyndale, nor IMP text, nor translation notes (TSV); it was left out. Remove it, or export it in one of these formats.';
    notes.report('unknown-format', 0, message);
  }
  return isDamagedCsv ?? false;
}
