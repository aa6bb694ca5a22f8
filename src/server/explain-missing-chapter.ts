import { editionPath } from '../library/edition-path.ts';
import type { EditionKind, EditionRecord } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { bookInfo } from '../model/books.ts';
import type { ErrorDetail } from '../site/errors.ts';
import { bookFiles } from './book-files.ts';

const formatsOf: Readonly<Record<EditionKind, string>> = {
  translation: '.json, .simple.json, .words.json, .words.simple.json, .{reader}.audioTimings.json',
  commentary: '.json, .simple.json',
  dataset: '.json',
};

/** The folders of an edition that are no books. */
const recordsOf: Readonly<Record<EditionKind, RegExp>> = {
  translation: /^$/,
  commentary: /^profiles$/,
  dataset: /^(people|places|events|groups)$/,
};

/** Why an edition has no document `book/file`, where `file` looks like `1.json` or `1.words.simple.json`. */
export function explainMissingChapter(
  library: Library,
  edition: EditionRecord,
  book: string,
  file: string,
): ErrorDetail {
  const prefix = editionPath(edition);
  if (recordsOf[edition.kind].test(book)) return missingRecord(library, edition, book, file);
  const files = bookFiles(library, `${prefix}${book}/`);
  if (files.length === 0) return unknownBook(edition, book, prefix);
  const chapters = [...new Set(files.map((name) => Number.parseInt(name, 10)))].sort((a, b) => a - b);
  const [, chapter, format = ''] = /^([1-9]\d{0,3})\.(.{1,100})$/.exec(file) ?? [];
  if (chapter === undefined || !chapters.includes(Number(chapter))) {
    const message = `${book} of ${edition.id} has no chapter ${(chapter ?? file).slice(0, 100)}.`;
    return { code: 'chapter_not_found', message, hint: `It has ${describeChapters(chapters)}.` };
  }
  return missingFormat(edition, `${book} ${chapter}`, format, readersOf(files, chapter));
}

function missingRecord(library: Library, edition: EditionRecord, type: string, file: string): ErrorDetail {
  const list = `${editionPath(edition)}${type}.json`;
  const code = 'file_not_found';
  if (!library.get(list)) return { code, message: `${edition.id} has no ${type}.` };
  const message = `${edition.id} has no record ${file.slice(0, 100)} among its ${type}.`;
  return { code, message, hint: `They are listed in ${list}.` };
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

function missingFormat(
  edition: EditionRecord,
  chapter: string,
  format: string,
  readers: readonly string[],
): ErrorDetail {
  const place = `${chapter} of ${edition.id}`;
  const code = 'file_not_found';
  if (edition.kind === 'translation') {
    if (/^words(\.simple)?\.json$/.test(format))
      return { code, message: `${place} has no word annotations.` };
    const reader = /^(.+)\.audioTimings\.json$/.exec(format)?.[1];
    const message = `${place} has no audio timings of a reader "${reader}".`;
    if (reader && readers.length === 0) return { code, message };
    if (reader) return { code, message, hint: `Readers with timings are ${readers.join(', ')}.` };
  }
  if (format === 'simple.json') return { code, message: `${place} has no simplified form.` };
  const hint = `Forms are ${formatsOf[edition.kind]}.`;
  return { code, message: `${place} has no form ".${format}".`, hint };
}

/** Of the files of a book (`1.john.audioTimings.json`), the readers that have timings of a chapter. */
function readersOf(files: readonly string[], chapter: string): string[] {
  const start = `${chapter}.`;
  const end = '.audioTimings.json';
  return files
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => name.slice(start.length, -end.length));
}

function describeChapters(chapters: number[]): string {
  const [first, last] = [chapters[0], chapters.at(-1)];
  if (first === last) return `chapter ${first} only`;
  const gaps = chapters.length < last! - first! + 1 ? ', not all of them' : '';
  return `chapters ${first} to ${last}${gaps}`;
}
