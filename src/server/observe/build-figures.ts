import type { MetricsText } from './metrics-text.ts';

export interface BuildResult {
  readonly isSuccess: boolean;
  readonly seconds: number;
  readonly failed: number;
  /** Editions that failed and are served in their previous state. */
  readonly stale: number;
  readonly errors: number;
  readonly warnings: number;
}

const columns = [
  'endedAt',
  'isSuccess',
  'seconds',
  'failed',
  'stale',
  'errors',
  'warnings',
  'successes',
  'failures',
  'doneEditions',
  'percent',
] as const;

type Column = (typeof columns)[number];

export interface BuildProgress {
  readonly editions: number;
  readonly percent: number;
}

/** Figures about the builds of one service, in a row of numbers that may be in shared memory. */
export class BuildFigures {
  static readonly length = columns.length;
  readonly #row: Float64Array;

  constructor(row = new Float64Array(columns.length)) {
    this.#row = row;
  }

  record(result: BuildResult): void {
    for (const column of ['seconds', 'failed', 'stale', 'errors', 'warnings'] as const) {
      this.#row[columns.indexOf(column)] = result[column];
    }
    this.#row[columns.indexOf('isSuccess')] = result.isSuccess ? 1 : 0;
    this.#row[columns.indexOf(result.isSuccess ? 'successes' : 'failures')]! += 1;
    this.#row[columns.indexOf('endedAt')] = Date.now() / 1000;
  }

  follow({ editions, percent }: BuildProgress): void {
    this.#row[columns.indexOf('doneEditions')] = editions;
    this.#row[columns.indexOf('percent')] = percent;
  }

  get progress(): BuildProgress {
    return { editions: this.#of('doneEditions'), percent: this.#of('percent') };
  }

  addTo(text: MetricsText, served: number): void {
    const hasBuilt = this.#of('endedAt') > 0;
    text.add('scriptorium_editions', 'Editions served; of these, stale; and failed ones.', [
      [{ state: 'served' }, served],
      [{ state: 'stale' }, this.#of('stale')],
      [{ state: 'failed' }, this.#of('failed')],
    ]);
    if (!hasBuilt) return;
    text.add('scriptorium_builds_total', 'Builds of the content folder by result.', [
      [{ result: 'success' }, this.#of('successes')],
      [{ result: 'failure' }, this.#of('failures')],
    ]);
    const last = (name: string, help: string, column: Column) =>
      text.add(`scriptorium_last_build_${name}`, help, [[{}, this.#of(column)]]);
    last('timestamp_seconds', 'End of the last build, in seconds since 1970.', 'endedAt');
    last('success', '1 when every edition was compiled, else 0.', 'isSuccess');
    last('duration_seconds', 'Duration of the last build.', 'seconds');
    text.add('scriptorium_last_build_diagnostics', 'Findings of the last build.', [
      [{ severity: 'error' }, this.#of('errors')],
      [{ severity: 'warning' }, this.#of('warnings')],
    ]);
  }

  #of(column: Column): number {
    return this.#row[columns.indexOf(column)]!;
  }
}
