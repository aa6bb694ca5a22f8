import { type BuildOptions, type BuildSummary, buildLibrary as build } from './build-library.ts';
import { keptPools } from './workers/kept-pools.fixture.ts';
import { WorkerPool } from './workers/worker-pool.ts';

const withPool = keptPools(() => new WorkerPool());

/** `buildLibrary` with workers that stay for the next test, unless the test sets limits. */
export function buildLibrary(options: BuildOptions): Promise<BuildSummary> {
  if (options.limits || options.threads !== undefined) return build(options);
  return withPool((pool) => build({ ...options, pool }));
}
