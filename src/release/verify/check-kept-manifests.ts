import { sha256Of } from '../../lib/sha256-of.ts';
import { releaseLimits } from '../release-limits.ts';
import type { ReleaseSource } from '../release-source.ts';
import { UnsoundObject } from '../unsound-object.ts';

const hashOfName = /^\/api\/x\/manifests\/(?:[^/]+\/)?([0-9a-f]{64})\.json$/;

/** Manifests, also of older releases, have to hold what their names say. @param paths those that are not checked yet. */
export async function checkKeptManifests(
  source: ReleaseSource,
  paths: Iterable<string>,
  onProblem: (path: string, problem: string) => void,
): Promise<void> {
  for (const path of paths) {
    const name = hashOfName.exec(path)?.[1];
    if (!name) continue;
    try {
      const found = await source.read(path, releaseLimits.manifest);
      if (found && sha256Of(found.bytes) !== name) onProblem(path, 'is not what its name says');
    } catch (error) {
      if (!(error instanceof UnsoundObject)) throw error;
      onProblem(path, error.message);
    }
  }
}
