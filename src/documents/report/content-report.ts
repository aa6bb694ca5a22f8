import type { ContentKind } from '../../model/content-kind.ts';
import type { CanonCounts } from '../canon-counts.ts';
import type { DiagnosticsReport } from './diagnostics-report.ts';

/** What is known of the sources of a commentary or a dataset. */
export interface ContentReport {
  readonly id: string;
  readonly name: string;
  readonly kind: Exclude<ContentKind, 'translation'>;
  readonly counts: CanonCounts;
  /** How much was read and what became of it. */
  readonly tally: Readonly<Record<string, number>>;
  readonly diagnostics: DiagnosticsReport;
}
