import type { ContentCheck } from '../../compile/check-content.ts';
import type { EditionReport } from '../../documents/report/edition-report.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { count } from '../../lib/count.ts';
import { editionLines } from './edition-lines.ts';
import { formatDiagnostic } from './format-diagnostic.ts';
import { sourceFrame } from './source-frame.ts';

const margin = '    ';

/** All that was found, for a terminal of so many columns. */
export function checkLines({ editions, diagnostics }: ContentCheck, columns: number): string[] {
  const told = new Set(editions.flatMap(({ report }) => report.diagnostics.list));
  const others = diagnostics.filter((diagnostic) => !told.has(diagnostic));
  const lines = (list: readonly Diagnostic[]) =>
    list.flatMap((diagnostic) => diagnosticLines(diagnostic, columns));
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const booksOf = (report: EditionReport) =>
    report.kind === 'translation' ? report.census.books : report.counts.books;
  const books = editions.reduce((sum, { report }) => sum + booksOf(report), 0);
  return [
    ...editions.flatMap(({ folder, report }) => [
      ...editionLines(folder, report),
      ...lines(report.diagnostics.list),
      '',
    ]),
    ...lines(others),
    `${count(editions.length, 'edition')}, ${count(books, 'book')}: ` +
      `${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}`,
  ];
}

function diagnosticLines(diagnostic: Diagnostic, columns: number): string[] {
  const { source } = diagnostic;
  const frame = source ? sourceFrame(source, Math.max(columns - margin.length, 40)) : [];
  return [formatDiagnostic(diagnostic), ...frame.map((line) => `${margin}${line}`)];
}
