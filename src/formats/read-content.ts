import type { Diagnostic } from './diagnostic.ts';

export interface ReadContent<Content> {
  /** Undefined if no file contains content that can be served; the diagnostics give the reason. */
  readonly content?: Content;
  readonly isDamaged: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Counts of items by outcome: `{notes: 16923, notesLeftOut: 2}`. */
  readonly tally: Readonly<Record<string, number>>;
}
