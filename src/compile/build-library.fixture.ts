import type { Diagnostic } from '../formats/diagnostic.ts';
import type { EditionResult } from './build-edition.ts';
import { type BuildOptions, synchronizeLibrary } from './build-library.ts';
import { keptPools } from './workers/kept-pools.fixture.ts';
import { WorkerPool } from './workers/worker-pool.ts';

const withPool = keptPools(() => new WorkerPool());

export interface BuildSummary {
  readonly editions: readonly EditionResult[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Builds with workers that stay for the next test, unless the test sets limits, and collects the results. */
export function buildLibrary(options: BuildOptions): Promise<BuildSummary> {
  if (options.limits || options.threads !== undefined) return build(options);
  return withPool((pool) => build({ ...options, pool }));
}

async function build(options: BuildOptions): Promise<BuildSummary> {
  const editions: EditionResult[] = [];
  const diagnostics: Diagnostic[] = [];
  await synchronizeLibrary({
    ...options,
    onEvent(event) {
      if (event.type === 'edition') editions.push(event.result);
      if (event.type !== 'progress') for (const each of event.diagnostics) diagnostics.push(each);
      options.onEvent?.(event);
    },
  });
  return { editions, diagnostics };
}
