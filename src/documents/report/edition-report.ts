import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { ContentKind, EditionMetadata } from '../../model/edition-metadata.ts';
import type { EditionNumbering } from '../../references/versification/edition-numbering.ts';
import { fitOf, totalVerses } from '../../references/versification/find-scheme.ts';
import type { Versification } from '../../references/versification/versification.ts';
import type { CanonCounts, Immutable } from '../edition-documents.ts';
import { type BookConservation, sumConservation } from './book-conservation.ts';
import { type BookCensus, type ChapterCensus, type EditionCensus, editionCensus } from './edition-census.ts';
import type { ReportDocument } from './report-schema.ts';
import { type BookWords, type WordsCensus, wordsCensus } from './words-census.ts';

export type EditionReport = TranslationReport | ContentReport;

export interface TranslationReport {
  readonly id: string;
  readonly name: string;
  readonly kind: 'translation';
  readonly census: EditionCensus;
  readonly conservation: BookConservation;
  readonly words?: WordsCensus;
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
  /** Number of verses in the edition's versification; null if it lacks the book. */
  readonly expected: number | null;
  readonly missing: number;
  readonly extra: number;
}

export interface ReportedBook {
  readonly census: BookCensus;
  readonly conservation: BookConservation;
  readonly words: BookWords;
}

export function translationReport(
  { id, name }: Pick<EditionMetadata, 'id' | 'name'>,
  books: readonly ReportedBook[],
  numbering: EditionNumbering,
  numbers: ReadonlyMap<string, number>,
): Omit<TranslationReport, 'diagnostics'> {
  const census = editionCensus(
    books.map((book) => book.census),
    numbering,
  );
  const words = wordsCensus(
    books.map((book) => book.words),
    numbers,
  );
  return {
    id,
    name,
    kind: 'translation',
    census,
    conservation: sumConservation(books.map(({ conservation }) => conservation)),
    ...(words ? { words } : {}),
    books: books.map(({ census: book, conservation }) => ({
      id: book.id,
      file: book.file,
      chapters: book.chapters.map((chapter) => chapterReport(numbering.expected, book, chapter)),
      conservation,
    })),
  };
}

function chapterReport(expected: Versification, { id }: BookCensus, chapter: ChapterCensus): ChapterReport {
  const { number, verses } = chapter;
  const { missing, extra } = fitOf(expected, id, chapter);
  return {
    number,
    verses,
    expected: expected.chapters(id) ? expected.verseCount(id, number) : null,
    missing: totalVerses(missing),
    extra: totalVerses(extra),
  };
}

export interface ContentReport {
  readonly id: string;
  readonly name: string;
  readonly kind: Exclude<ContentKind, 'translation'>;
  readonly counts: CanonCounts;
  readonly tally: Readonly<Record<string, number>>;
  readonly diagnostics: DiagnosticsReport;
}

interface DiagnosticsReport {
  readonly errors: number;
  readonly warnings: number;
  readonly codes: Readonly<Record<string, number>>;
  readonly list: readonly Diagnostic[];
}

export function diagnosticsReport(list: readonly Diagnostic[]): DiagnosticsReport {
  const codes: Record<string, number> = {};
  for (const code of list.map((diagnostic) => diagnostic.code).sort()) codes[code] = (codes[code] ?? 0) + 1;
  const errors = list.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: list.length - errors, codes, list };
}

export function reportDocument(report: EditionReport, sha256?: unknown): string {
  const { id, name, kind, ...others } = report satisfies Immutable<ReportDocument>;
  return JSON.stringify({ id, name, kind, sha256, ...others });
}
