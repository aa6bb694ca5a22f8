import type { Diagnostic } from '../formats/diagnostic.ts';
import type { EditionCounts } from '../library/edition-record.ts';

type EditionOutcome = 'compiled' | 'unchanged' | 'failed' | 'removed';

export interface EditionResult {
  readonly id: string;
  /** Folder relative to the content folder. */
  readonly folder: string;
  readonly outcome: EditionOutcome;
  /** Undefined for what failed or was removed. */
  readonly counts?: EditionCounts;
  readonly seconds: number;
}

export interface BuildSummary {
  readonly editions: readonly EditionResult[];
  readonly diagnostics: readonly Diagnostic[];
  readonly seconds: number;
}

export type BuildEvent =
  | {
      readonly type: 'progress';
      readonly id: string;
      /** What is being made. */
      readonly step: 'documents' | 'brotli';
      readonly done: number;
      readonly total: number;
    }
  | { readonly type: 'edition'; readonly result: EditionResult; readonly diagnostics: readonly Diagnostic[] };
