import type { BookCensus } from '../../documents/report/edition-census.ts';
import {
  diagnosticsReport,
  type EditionReport,
  type ReportedBook,
  translationReport,
} from '../../documents/report/edition-report.ts';
import { codesOf, numbersOf } from '../../documents/report/words-census.ts';
import type { TranslationFeature } from '../../documents/site/site.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { AlignmentFeature } from '../../model/alignment.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { EditionNumbering } from '../../references/versification/edition-numbering.ts';
import { type PackedCounts, packCounts } from '../../search/number-counts.ts';

export interface BooksSummary {
  readonly morphology: readonly string[];
  readonly numbers: PackedCounts | undefined;
  readonly bookCensuses: readonly BookCensus[];
  readonly alignment?: AlignmentFeature;
  readonly features: readonly TranslationFeature[];
  readonly report: (diagnostics: readonly Diagnostic[]) => EditionReport;
}

export function summarizeBooks(
  metadata: EditionMetadata,
  reports: readonly ReportedBook[],
  numbering: EditionNumbering,
  recordings: number,
): BooksSummary {
  const words = reports.map((report) => report.words);
  const numbers = numbersOf(words);
  const report = translationReport(metadata, reports, numbering, numbers);
  return {
    morphology: codesOf(words),
    numbers: packCounts(numbers),
    bookCensuses: reports.map(({ census }) => census),
    ...(words.some(({ aligned }) => aligned) ? { alignment: { by: 'source', quality: null } } : {}),
    features: featuresOf(reports, recordings),
    report: (diagnostics) => ({ ...report, diagnostics: diagnosticsReport(diagnostics) }),
  };
}

function featuresOf(reports: readonly ReportedBook[], recordings: number): TranslationFeature[] {
  const all = [
    ['audio', recordings > 0],
    ['words', reports.some(({ words }) => words.annotated > 0)],
    ['notes', reports.some(({ conservation }) => conservation.notes.words > 0)],
  ] as const;
  return all.flatMap(([feature, isThere]) => (isThere ? [feature] : []));
}
