import { NetworkFault } from '../net/network-fault.ts';
import { openReleaseSource } from '../release/open-release-source.ts';
import { ReleaseError } from '../release/release-error.ts';
import { signingKey } from '../release/signature.ts';
import { type VerifiedRelease, verifyRelease } from '../release/verify/verify-release.ts';
import type { BucketOptions } from './bucket-options.ts';
import { count } from './count.ts';
import { printable } from './printable.ts';
import { progressLine } from './progress-line.ts';

interface VerifyPublishedOptions extends BucketOptions {
  readonly key?: string;
  readonly concurrency: number;
  readonly sample?: number;
}

/** `scriptorium verify` of anything but a library. @param refuse ends the command as a wrong call. */
export async function verifyPublished(
  where: string,
  { key, concurrency, sample, ...bucket }: VerifyPublishedOptions,
  refuse: (message: string) => never,
): Promise<void> {
  const publicKey =
    key === undefined
      ? undefined
      : await signingKey.public(key).catch((error: Error) => refuse(`error: ${error.message}`));
  const source = await openReleaseSource(where, { ...bucket, concurrency });
  const progress = progressLine(
    (done, total) => `${done.toLocaleString('en')} of ${count(total, 'document')}`,
  );
  try {
    const verified = await verifyRelease(source, {
      publicKey,
      concurrency,
      sample,
      onProblem: (path, problem) => progress.print(`${printable(path)}: ${printable(problem)}`),
      onProgress: progress.show,
    });
    progress.clear();
    for (const line of linesOf(verified, source.name, source.hasDocuments)) console.log(line);
    const isWell = verified.problems === 0 && !verified.publication && !verified.unreached;
    if (!isWell) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof NetworkFault)) throw error;
    throw new ReleaseError(`${source.name} could not be verified: ${error.message}.`);
  } finally {
    progress.clear();
    await source.close();
  }
}

const signatures = {
  good: 'The signature is good.',
  bad: 'The signature is NOT good.',
  absent: 'It is not signed.',
  'not checked': 'It is signed; --key verifies that.',
} as const;

function* linesOf(verified: VerifiedRelease, name: string, hasDocuments: boolean): Iterable<string> {
  const { release, documents, checked, bytes, problems, publication, unreached } = verified;
  if (publication) {
    yield `A publication from ${publication.from ?? 'nothing'} to ${publication.to} is going on, or was interrupted:`;
    yield `documents may be of either release; ${verified.ofOther.toLocaleString('en')} are of the other one. If it was interrupted, publish again.`;
  }
  if (verified.hasChanged)
    yield 'Another release was published meanwhile. Run this again to verify that one.';
  if (unreached) {
    const { documents: missed, reason } = unreached;
    yield `${count(missed, 'document')} could not be read: ${printable(reason)}. That says nothing of what they hold.`;
  }
  if (verified.mounted > 0)
    yield `A live server below a base path: its links begin with that, and ${count(verified.mounted, 'document')} were compared without it.`;
  if (problems > 0 && release.age)
    yield `The manifest itself came from a cache, where it has been for ${release.age} s.`;
  yield `Release ${release.sha256} at ${name}. ${signatures[verified.signature]}`;
  const megabytes = (bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 });
  const read = hasDocuments
    ? `${checked.toLocaleString('en')} of ${count(documents, 'document')} read, ${megabytes} MB are right`
    : `${count(documents, 'document')} listed, none read: only the manifest can be had`;
  yield `${read}; ${count(problems, 'problem')}`;
}
