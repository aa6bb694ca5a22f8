import type { ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import { sha256Of } from '../../lib/sha256-of.ts';
import { releaseLimits } from '../release-limits.ts';
import type { FoundObject } from '../release-source.ts';

/** Enough for most older copies of a document to be told from an answer without an end. */
const slackBytes = 64 * 1024;

export const documentProblem = {
  /** What is wrong with what was found for a document; undefined when it is right. */
  of(found: FoundObject | undefined, { size, sha256 }: ManifestEntry): string | undefined {
    if (!found) return 'is missing';
    const { bytes, age } = found;
    const cached = age ? `; it has been in a cache for ${age} s (Age): purge that, or wait` : '';
    if (bytes.length !== size) return `has ${bytes.length} bytes, not ${size}${cached}`;
    const actual = sha256Of(bytes);
    return actual === sha256 ? undefined : `has the hash ${actual}, not ${sha256}${cached}`;
  },

  /** How much is read of a document, whatever size a manifest claims. */
  mostBytes: (...entries: readonly ManifestEntry[]) =>
    Math.min(Math.max(...entries.map(({ size }) => size)) + slackBytes, releaseLimits.document),
} as const;
