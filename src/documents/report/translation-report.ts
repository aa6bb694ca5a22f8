import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { versifications } from '../../model/versification.ts';
import type { BookCensus, ChapterCensus } from './book-census.ts';
import type { BookConservation } from './book-conservation.ts';
import { type DiagnosticsReport, diagnosticsReport } from './diagnostics-report.ts';
import { type EditionCensus, editionCensus, fitOf } from './edition-census.ts';
import { sumConservation } from './sum-conservation.ts';
import { versesIn } from './verse-range.ts';

/** What a translation's sources hold, that nothing was lost, and what is wrong with them. */
export interface TranslationReport {
  readonly id: string;
  readonly name: string;
  readonly kind: 'translation';
  readonly census: EditionCensus;
  readonly conservation: BookConservation;
  readonly books: readonly BookReport[];
  readonly diagnostics: DiagnosticsReport;
}

export interface BookReport {
  readonly id: string;
  readonly file: string;
  readonly chapters: readonly ChapterReport[];
  readonly conservation: BookConservation;
}

export interface ChapterReport {
  readonly number: number;
  readonly verses: number;
  /** Verses of the chapter in the edition's versification; null for a book that it does not have. */
  readonly expected: number | null;
  readonly missing: number;
  readonly extra: number;
}

export interface ReportedBook {
  readonly census: BookCensus;
  readonly conservation: BookConservation;
}

export function translationReport(
  { id, name }: Pick<EditionMetadata, 'id' | 'name'>,
  books: readonly ReportedBook[],
  diagnostics: readonly Diagnostic[],
): TranslationReport {
  const census = editionCensus(books.map((book) => book.census));
  return {
    id,
    name,
    kind: 'translation',
    census,
    conservation: sumConservation(books.map(({ conservation }) => conservation)),
    books: books.map(({ census: book, conservation }) => ({
      id: book.id,
      file: book.file,
      chapters: book.chapters.map((chapter) => chapterReport(census, book, chapter)),
      conservation,
    })),
    diagnostics: diagnosticsReport(diagnostics),
  };
}

function chapterReport(
  { versification }: EditionCensus,
  book: BookCensus,
  chapter: ChapterCensus,
): ChapterReport {
  const { number, verses } = chapter;
  const chapters = versifications[versification].get(book.id);
  const { missing, extra } = fitOf(versification, book, chapter);
  const expected = chapters ? (chapters[number - 1] ?? 0) : null;
  return { number, verses, expected, missing: versesIn(missing), extra: versesIn(extra) };
}
