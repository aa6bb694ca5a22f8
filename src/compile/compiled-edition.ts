import type { CanonCounts } from '../documents/edition-documents.ts';
import type { EditionReport } from '../documents/report/edition-report.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { StoredDocument } from '../library/stored-document.ts';

/** What a build makes of the sources of an edition, of whatever kind. */
export interface CompiledEdition {
  /** Undefined when the sources hold nothing that can be served; the diagnostics say why. */
  readonly catalogueEntry?: Readonly<Record<string, unknown>>;
  readonly documents: readonly (readonly [path: string, StoredDocument])[];
  readonly bookIds: readonly string[];
  readonly counts: CanonCounts;
  /** Audio files of chapters. */
  readonly recordings?: number;
  /** A source file is damaged: something may be missing. */
  readonly isDamaged: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** The report on the edition, given all that was found about it. */
  readonly report: (diagnostics: readonly Diagnostic[]) => EditionReport;
}
