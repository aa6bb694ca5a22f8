import { expect } from 'bun:test';
import { openReleaseSource } from '../../src/release/open-release-source.ts';
import type { VerifyOptions } from '../../src/release/verify/verify-release.ts';
import { verifyRelease } from '../../src/release/verify/verify-release.ts';

export async function verifiedPlace(where: string, options: Partial<VerifyOptions> = {}) {
  const problems: string[] = [];
  const source = await openReleaseSource(where);
  try {
    const verified = await verifyRelease(source, {
      concurrency: 4,
      ...options,
      onProblem: (path, problem) => problems.push(`${path} ${problem}`),
    });
    expect(verified.problems).toBe(problems.length);
    return { ...verified, told: problems.sort() };
  } finally {
    await source.close();
  }
}
