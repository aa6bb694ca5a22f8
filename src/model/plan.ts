import type { EditionMetadata } from './edition-metadata.ts';

export interface Plan {
  readonly numbering: NonNullable<EditionMetadata['versification']>;
  readonly days: readonly PlanDay[];
}

export interface PlanDay {
  readonly day: number;
  /** `2026-12-25`, or `12-25` for every year. */
  readonly date?: string;
  /** Members of lectionaries, as written. */
  readonly season?: string;
  readonly week?: string;
  readonly weekday?: string;
  /** Year of the cycle: `A`, `I`. */
  readonly year?: string;
  readonly title?: string;
  readonly references: readonly string[];
}
