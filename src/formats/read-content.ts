import type { Diagnostic } from './diagnostic.ts';

/** What the sources of a commentary or of a dataset were read into. */
export interface ReadContent<Content> {
  /** Undefined when no file holds anything that can be served; the diagnostics say why. */
  readonly content?: Content;
  /** A file is damaged: something may be missing. */
  readonly isDamaged: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** How much was read and what became of it: `{notes: 16923, notesLeftOut: 2}`. */
  readonly tally: Readonly<Record<string, number>>;
}
