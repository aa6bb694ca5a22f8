import type { KeyObject } from 'node:crypto';
import { links } from '../../documents/links.ts';
import { type Releases, releasesSchema } from '../../documents/manifest/manifest-schema.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import { type ParsedRelease, readRelease } from '../release.ts';
import { CorruptObjectError, insteadOfUnreadable } from '../release-error.ts';
import type { FoundObject, ReleaseSource } from '../release-source.ts';
import { checkSignature, type SignatureState } from '../signature.ts';
import { parseJson, readLimits } from '../untrusted-bytes.ts';
import { type CheckedDocuments, checkDocuments, checkFiles, noDocuments } from './check-documents.ts';
import { type CheckedPages, checkPages, findPages } from './check-pages.ts';
import { listedDocuments, type Publication, readPublication } from './publication.ts';

export interface VerifyOptions {
  readonly publicKey?: KeyObject | undefined;
  readonly concurrency: number;
  readonly sample?: number | undefined;
  /** @param problem a predicate whose subject is the path: "is missing". */
  readonly onProblem: (path: string, problem: string) => void;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface VerifiedRelease extends CheckedDocuments {
  readonly release: FoundObject & ParsedRelease;
  readonly documents: number;
  readonly problems: number;
  readonly signature: SignatureState;
  readonly pages: CheckedPages;
  readonly publication: Publication | undefined;
  readonly hasChanged: boolean;
}

/**
 * Checks that the files of a place match its manifest. Each problem is passed to `onProblem`.
 * @throws ReleaseError if no valid manifest exists; NetworkFault if nothing could be checked.
 */
export async function verifyRelease(source: ReleaseSource, options: VerifyOptions): Promise<VerifiedRelease> {
  const problems = new Problems(options.onProblem);
  const release = await readRelease(source);
  const publication = await problems.unlessUnsound(links.publishing, readPublication(source, release.sha256));
  await checkManifestCopy(source, release, problems);
  const onProblem = problems.add;
  const signature = await checkSignature(source, release, { publicKey: options.publicKey, onProblem });
  if (!publication && source.manifestPath === links.manifest) {
    await checkReleaseList(source, release.sha256, signature, problems);
  }
  const listed = await listedDocuments(source, release.manifest, (path, error) =>
    problems.add(path, problemOf(error)),
  );
  const paths = source.hasDocuments ? source.paths?.() : undefined;
  const others = publication?.others ?? new Map();
  const checked = source.hasDocuments
    ? await checkDocuments(source, listed, { paths, others }, { ...options, onProblem })
    : noDocuments;
  const pages = await checkPages(source, { ...options, onProblem });
  if (paths) await checkFiles(source, paths, { release, pages: pages.found, listed, others }, onProblem);
  const atEnd = await readRelease(source).catch(insteadOfUnreadable(release));
  const pagesAtEnd = await findPages(source).catch(insteadOfUnreadable(pages.found));
  return {
    ...checked,
    release,
    documents: release.manifest.documents,
    problems: problems.count,
    signature,
    pages,
    publication: publication ?? (await publicationBegunMeanwhile(source, release.sha256, problems)),
    hasChanged: atEnd.sha256 !== release.sha256 || pagesAtEnd?.sha256 !== pages.found?.sha256,
  };
}

class Problems {
  count = 0;
  readonly #onProblem: VerifyOptions['onProblem'];

  constructor(onProblem: VerifyOptions['onProblem']) {
    this.#onProblem = onProblem;
  }

  readonly add = (path: string, problem: string): void => {
    this.count++;
    this.#onProblem(path, problem);
  };

  async unlessUnsound<Value>(path: string, value: Promise<Value>): Promise<Value | undefined> {
    return value.catch((error) => {
      if (!(error instanceof CorruptObjectError)) throw error;
      this.add(path, error.message);
      return undefined;
    });
  }
}

async function checkManifestCopy(
  source: ReleaseSource,
  { sha256, bytes }: FoundObject & ParsedRelease,
  problems: Problems,
): Promise<void> {
  const path = links.release(sha256);
  if (path === source.manifestPath || !source.hasDocuments) return;
  const before = problems.count;
  const found = await problems.unlessUnsound(path, source.read(path, readLimits.manifest));
  if (problems.count > before) return;
  if (!found) problems.add(path, 'is missing');
  else if (!Buffer.from(found.bytes).equals(bytes)) problems.add(path, 'does not match the hash in its name');
}

/** Checks that an existing list of releases starts with the current one. @throws NetworkFault */
async function checkReleaseList(
  source: ReleaseSource,
  current: string,
  signature: SignatureState,
  problems: Problems,
): Promise<void> {
  const path = links.releases;
  const newest = await problems.unlessUnsound(path, newestRelease(source));
  if (!newest) return;
  if (newest.sha256 !== current)
    problems.add(path, `lists ${newest.sha256} as the newest release, but the manifest is of another`);
  else if (newest.isSigned && signature === 'absent')
    problems.add(path, 'says that the release is signed, but it is not');
}

async function newestRelease(source: ReleaseSource): Promise<Releases['releases'][number] | undefined> {
  const found = await source.read(links.releases, readLimits.note);
  return found && parseJson(found.bytes, releasesSchema).releases[0];
}

async function publicationBegunMeanwhile(
  source: ReleaseSource,
  current: string,
  problems: Problems,
): Promise<Publication | undefined> {
  if (problems.count === 0) return undefined;
  return readPublication(source, current).catch(insteadOfUnreadable(undefined));
}

function problemOf(error: unknown): string {
  if (error instanceof CorruptObjectError) return error.message;
  if (error instanceof NetworkFault) return `could not be reached: ${error.message}`;
  throw error;
}
