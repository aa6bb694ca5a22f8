import type { ReportedBook } from '../../documents/report/edition-report.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import { missingSpaces, type SpaceEvidence } from './word-spaces.ts';

export interface JudgedBook {
  readonly report: Pick<ReportedBook, 'census'>;
  readonly spaces: SpaceEvidence;
}

export function noVerses(books: readonly JudgedBook[], found: readonly Diagnostic[]): Diagnostic | undefined {
  const hasVerses = books.some(({ report }) => report.census.chapters.some(({ verses }) => verses > 0));
  const [book] = books;
  if (hasVerses || !book) return undefined;
  const first = found.find(({ code }) => code === 'bad-verse-number');
  if (!first) {
    const message =
      'This edition has no verses, so it is not served. Write verses with their numbers, such as \\v 3 in USFM.';
    return fileDiagnostic('no-verses', book.report.census.file, message);
  }
  const message =
    'No verse of this edition has a readable number, so the edition is not served. The first unreadable number is here. Write numbers such as 3, 3a or 3-4.';
  return { ...fileDiagnostic('no-verses', first.file, message), line: first.line, column: first.column };
}

export function noScripture(files: readonly Pick<SourceFile, 'file'>[]): Diagnostic {
  const message =
    'No file of this edition contains a book of scripture. Add files in USFM, USX, USJ, OSIS, USFX or another format listed in docs/formats.md.';
  return fileDiagnostic('no-sources', files[0]?.file ?? '', message);
}

export function missingSpacesError(books: readonly JudgedBook[]): Diagnostic[] {
  const message = missingSpaces(books.map(({ spaces }) => spaces));
  const first = books.find(({ spaces: { touching, longWords } }) => touching + longWords > 0);
  return message && first ? [fileDiagnostic('missing-spaces', first.report.census.file, message)] : [];
}
