import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { Translation } from '../translation/translation.ts';
import { editionReport, type ReportedBook } from './edition-report.ts';

/** The report of an edition as it is served; `sha256` tells which state of the edition it is about. */
export function reportDocument(
  { id, name, sha256 }: Translation,
  books: readonly ReportedBook[],
  diagnostics: readonly Diagnostic[],
): string {
  const {
    census,
    conservation,
    books: bookReports,
    diagnostics: found,
  } = editionReport({ id, name }, books, diagnostics);
  return JSON.stringify({ id, name, sha256, census, conservation, diagnostics: found, books: bookReports });
}
