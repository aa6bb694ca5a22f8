import { editionPath } from '../library/edition-path.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { bookInfo } from '../model/books.ts';
import type { ErrorDetail } from './error-response.ts';

const FORMATS = '.json, .simple.json, .words.json, .words.simple.json, .{reader}.audioTimings.json';

/** Why an edition has no document `book/file`, where `file` looks like `1.json` or `1.words.simple.json`. */
export function explainMissingChapter(
  library: Library,
  edition: EditionRecord,
  book: string,
  file: string,
): ErrorDetail {
  const prefix = editionPath(edition);
  if (/^(people|places|events|groups)$/.test(book)) {
    const message = `${edition.id} has no record ${file.slice(0, 100)} among its ${book}.`;
    return { code: 'file_not_found', message, hint: `They are listed in ${prefix}${book}.json.` };
  }
  const files = library.paths(`${prefix}${book}/`).map((path) => path.slice(prefix.length + book.length + 1));
  if (files.length === 0) return unknownBook(edition, book, prefix);
  const chapters = [...new Set(files.map((name) => Number.parseInt(name, 10)))].sort((a, b) => a - b);
  const [, chapter, format = ''] = /^([1-9]\d{0,3})\.(.{1,100})$/.exec(file) ?? [];
  if (chapter === undefined || !chapters.includes(Number(chapter))) {
    const message = `${book} of ${edition.id} has no chapter ${(chapter ?? file).slice(0, 100)}.`;
    return { code: 'chapter_not_found', message, hint: `It has ${describeChapters(chapters)}.` };
  }
  return missingFormat(edition, `${book} ${chapter}`, format);
}

function unknownBook(edition: EditionRecord, book: string, prefix: string): ErrorDetail {
  const known = bookInfo(book);
  const message = known
    ? `${edition.id} does not have ${known.commonName} (${book}).`
    : `"${book.slice(0, 100)}" is no book id.`;
  const hint = known
    ? `Its books are listed in ${prefix}books.json.`
    : `Book ids are three capital letters or digits, as GEN or 1JN. Those of ${edition.id} are in ${prefix}books.json.`;
  return { code: 'book_not_found', message, hint };
}

function missingFormat(edition: EditionRecord, chapter: string, format: string): ErrorDetail {
  const place = `${chapter} of ${edition.id}`;
  const code = 'file_not_found';
  if (/^words(\.simple)?\.json$/.test(format)) return { code, message: `${place} has no word annotations.` };
  const reader = /^(.+)\.audioTimings\.json$/.exec(format)?.[1];
  if (reader) return { code, message: `${place} has no audio timings of a reader "${reader}".` };
  if (format === 'simple.json') return { code, message: `${place} has no simplified form.` };
  return { code, message: `${place} has no form ".${format}".`, hint: `Forms are ${FORMATS}.` };
}

function describeChapters(chapters: number[]): string {
  const [first, last] = [chapters[0], chapters.at(-1)];
  if (first === last) return `chapter ${first} only`;
  const gaps = chapters.length < last! - first! + 1 ? ', not all of them' : '';
  return `chapters ${first} to ${last}${gaps}`;
}
