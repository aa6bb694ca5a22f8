import { Command } from 'commander';
import { links } from '../../documents/links.ts';
import { count, sizeText } from '../../lib/count.ts';
import { integrityOf } from '../../lib/sha256.ts';
import { exitCodes, UsageError, UserError } from '../../lib/user-error.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import { ReleaseError } from '../../release/release-error.ts';
import type { VerifiedRelease } from '../../release/verify/verify-release.ts';
import { embedScript } from '../../site/web-files.ts';
import { addBucketOptions, type BucketOptions, optionValues } from '../options.ts';
import { addOutputOptions, Output, type OutputOptions } from '../report/output.ts';
import { printable } from '../report/terminal.ts';

interface VerifyOptions extends BucketOptions, OutputOptions {
  readonly key?: string;
  readonly concurrency: number;
  readonly sample?: number;
  readonly allowEmpty: boolean;
}

const details = `
WHERE is a library, a published directory or zip, the URL of a server or static host, or
s3://bucket/prefix. A publication is compared with its manifest: the size and SHA-256 of every
document, compressed copies, the manifests themselves, browser files and host configurations; in a
directory also files below /api/ that no manifest lists. docs/verifying.md also explains how to
verify without this program.
Exit code: 0 when everything is intact, 1 when something is not or could not be read, or when it
has no editions, 2 for a usage error.`;

export function verifyCommand(): Command {
  const command = new Command('verify')
    .description('check that every document of a library or a publication is intact')
    .argument('<where>', 'library, published directory or zip, or URL')
    .option(
      '--key <file>',
      'public key (PEM, Ed25519); the release must be signed with its private key',
      optionValues.localPath,
    )
    .option('--concurrency <n>', 'documents to read in parallel', optionValues.count, 16)
    .option('--sample <n>', 'read only this many documents, chosen at random', optionValues.count)
    .option('--allow-empty', 'accept a library or a publication without editions', false)
    .addHelpText('after', details);
  return addOutputOptions(addBucketOptions(command)).action(async (where: string, options: VerifyOptions) => {
    const { isLibrary } = await import('../../library/library.ts');
    if (!isLibrary(where)) return verifyPublished(where, options);
    if (options.key !== undefined || options.sample !== undefined)
      throw new UsageError('--key and --sample are for publications: a library is not signed.');
    return verifyLibrary(where, options);
  });
}

async function verifyLibrary(directory: string, { allowEmpty, ...shown }: VerifyOptions): Promise<void> {
  const { openVerifiedLibrary } = await import('../../library/library.ts');
  await using library = openVerifiedLibrary(directory);
  const output = new Output(shown);
  const problems: { readonly path: string; readonly problem: string }[] = [];
  for (const { path, problem } of library.verify()) {
    problems.push({ path, problem });
    output.problem(`${path}: ${problem}`);
  }
  const documents = [...library.paths()].length;
  output.news(`${count(documents, 'document')}, ${count(problems.length, 'problem')}`);
  const editions = library.editions().length;
  output.result({ editions, documents, problems });
  if (problems.length > 0) process.exitCode = exitCodes.failed;
  if (editions === 0 && !allowEmpty) throw new UserError(hasNoEditions(directory));
}

/** Fails, so that a scheduled verification notices if the whole publication is gone. */
function hasNoEditions(name: string): string {
  return `${name} has no editions. If it is meant to be empty, verify it with --allow-empty.`;
}

async function verifyPublished(
  where: string,
  { key, concurrency, sample, allowEmpty, json, quiet, ...bucket }: VerifyOptions,
): Promise<void> {
  const [{ openReleaseSource }, { signingKey }, { verifyRelease }] = await Promise.all([
    import('../../release/open-release-source.ts'),
    import('../../release/signature.ts'),
    import('../../release/verify/verify-release.ts'),
  ]);
  const publicKey = key === undefined ? undefined : await signingKey.public(key);
  const source = await openReleaseSource(where, bucket);
  const output = new Output({ json, quiet }, process.stderr);
  const problems: { readonly path: string; readonly problem: string }[] = [];
  try {
    const verified = await verifyRelease(source, {
      publicKey,
      concurrency,
      sample,
      onProblem(path, problem) {
        if (json) problems.push({ path, problem });
        output.problem(`${printable(path)}: ${printable(problem)}`);
      },
      onProgress: (done, total) => output.move(`${done.toLocaleString('en')} of ${count(total, 'document')}`),
    });
    const { pages, release, documents, checked, bytes, signature } = verified;
    const isWhole = !verified.unreached && !pages.unreached && pages.found?.isComplete !== false;
    const isIntact = verified.problems === 0 && !verified.publication && isWhole;
    if (!isIntact) process.exitCode = exitCodes.failed;
    const { editions } = release.manifest;
    for (const line of resultLines(verified, source.name, source.hasDocuments)) {
      if (isIntact) output.news(line);
      else output.problem(line);
    }
    output.result({
      release: release.sha256,
      editions: editions.length,
      ...{ documents, checked, bytes, signature, isIntact, problems },
    });
    if (editions.length === 0 && !allowEmpty) throw new UserError(hasNoEditions(source.name));
  } catch (error) {
    if (!(error instanceof NetworkFault)) throw error;
    throw new ReleaseError(`${source.name} could not be verified: ${error.message}.`);
  } finally {
    output.clear();
    await source.close();
  }
}

const signatures = {
  good: 'The signature is valid.',
  bad: 'The signature is NOT valid.',
  absent: 'It is not signed.',
  'not checked': 'It is signed; --key checks the signature.',
} as const;

function* pageLines({ pages, release }: VerifiedRelease): Iterable<string> {
  const { found, listed, checked, unfinished, unreached, signature } = pages;
  if (unreached)
    yield `${count(unreached.documents, 'browser file')} could not be read: ${printable(unreached.reason)}.`;
  if (!found) {
    if (!unreached)
      yield `Browser files were not checked: no list of them (${links.pages}) is published here.`;
    return;
  }
  if (!found.isComplete)
    yield `Browser files are being published, or that was interrupted: ${count(unfinished, 'file')} of ${listed} ${unfinished === 1 ? 'differs' : 'differ'}. If it was interrupted, publish again.`;
  if (found.release !== release.sha256)
    yield `Browser files were published with another release, ${found.release}.`;
  const embed = found.pages.find(({ path }) => path === embedScript);
  if (embed) yield `Integrity of ${embedScript}: ${integrityOf(embed.sha256)}`;
  yield `Browser files and host configurations: ${checked.toLocaleString('en')} of ${listed.toLocaleString('en')} read. ${pageSignatures[signature]}`;
}

const pageSignatures = {
  good: 'The signature of their list is valid.',
  bad: 'The signature of their list is NOT valid.',
  absent: 'Their list is not signed.',
  'not checked': 'Their list is signed; --key checks the signature.',
} as const;

function* resultLines(verified: VerifiedRelease, name: string, hasDocuments: boolean): Iterable<string> {
  const { release, documents, checked, bytes, problems, publication, unreached } = verified;
  if (publication) {
    yield `A publication from ${publication.from ?? 'nothing'} to ${publication.to} is in progress or was interrupted:`;
    yield `documents may belong to either release; ${count(verified.ofOther, 'document')} of the other one ${verified.ofOther === 1 ? 'was' : 'were'} found. If it was interrupted, publish again.`;
  }
  if (verified.hasChanged) yield 'Something else was published in the meantime. Run this again to verify it.';
  if (unreached) {
    const { documents: missed, reason } = unreached;
    yield `${count(missed, 'document')} could not be read: ${printable(reason)}. Their content was not checked.`;
  }
  if (hasDocuments) yield* pageLines(verified);
  if (verified.mounted > 0)
    yield `This server has a base path in its links; ${count(verified.mounted, 'document')} ${verified.mounted === 1 ? 'was' : 'were'} compared without it.`;
  if (problems > 0 && release.age)
    yield `The manifest came from a cache and is ${count(release.age, 'second')} old.`;
  yield `Release ${release.sha256} at ${name}. ${signatures[verified.signature]}`;
  const read = hasDocuments
    ? `${checked.toLocaleString('en')} of ${count(documents, 'document')} read, ${sizeText(bytes)} intact`
    : `${count(documents, 'document')} listed, none read: only the manifest is available`;
  yield `${read}; ${count(problems, 'problem')}`;
}
