import { keptPools } from '../compile/workers/kept-pools.fixture.ts';
import { WorkerPool } from '../compile/workers/worker-pool.ts';
import type { ExplainedWords } from '../documents/report/words-census.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { type CheckedEdition, type CheckOptions, checkEditions } from './check-content.ts';

export interface CheckedContent {
  readonly editions: readonly CheckedEdition[];
  readonly words: readonly ExplainedWords[];
  readonly diagnostics: readonly Diagnostic[];
}

const script = new URL('./check-worker.ts', import.meta.url);
const withPool = keptPools(() => new WorkerPool({ script }));

/** Checks with workers that stay for the next test, unless the test sets a number of threads. */
export async function checkContent(content: string, options: CheckOptions = {}): Promise<CheckedContent> {
  const check = (more: CheckOptions) => Array.fromAsync(checkEditions(content, { ...options, ...more }));
  const parts = await (options.threads === undefined ? withPool((pool) => check({ pool })) : check({}));
  return {
    editions: parts.flatMap(({ edition }) => edition ?? []),
    words: parts.flatMap(({ words }) => words),
    diagnostics: parts.flatMap(({ diagnostics }) => diagnostics),
  };
}
