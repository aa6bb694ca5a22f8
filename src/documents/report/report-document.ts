import type { Immutable } from '../../lib/immutable.ts';
import type { EditionReport } from './edition-report.ts';
import type { ReportDocument } from './report-schema.ts';

/** The report of an edition as it is served; `sha256` tells which state of a translation it is about. */
export function reportDocument(report: EditionReport, sha256?: unknown): string {
  const { id, name, kind, ...others } = report satisfies Immutable<ReportDocument>;
  return JSON.stringify({ id, name, kind, sha256, ...others });
}
