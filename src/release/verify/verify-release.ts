import { links } from '../../documents/links.ts';
import type { ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import { type CheckedRelease, readCheckedRelease } from '../checked-release.ts';
import { releaseLimits } from '../release-limits.ts';
import type { ReleaseSource } from '../release-source.ts';
import { UnsoundObject } from '../unsound-object.ts';
import { checkCopies } from './check-copies.ts';
import { type CheckedDocuments, checkDocuments } from './check-documents.ts';
import { checkKeptManifests } from './check-kept-manifests.ts';
import { checkReleases } from './check-releases.ts';
import { listedRelease } from './listed-release.ts';
import { type Publication, readPublication } from './read-publication.ts';
import { sampleOf } from './sample-of.ts';
import { unlistedFiles } from './unlisted-files.ts';
import type { VerifyOptions } from './verify-options.ts';
import { type SignatureState, verifySignature } from './verify-signature.ts';

export interface VerifiedRelease extends CheckedDocuments {
  readonly release: CheckedRelease;
  /** How many documents are listed; `checked` is how many were read. */
  readonly documents: number;
  readonly problems: number;
  readonly signature: SignatureState;
  readonly publication: Publication | undefined;
  /** Whether another release was there at the end than at the beginning. */
  readonly hasChanged: boolean;
}

/**
 * Whether a place holds what its manifest says. Each thing that is wrong goes to `onProblem`.
 * @throws PublishError when there is no sound manifest; NetworkFault when nothing can be said at all.
 */
export async function verifyRelease(source: ReleaseSource, options: VerifyOptions): Promise<VerifiedRelease> {
  let problems = 0;
  const onProblem = (path: string, problem: string) => {
    problems++;
    options.onProblem(path, problem);
  };
  const release = await readCheckedRelease(source);
  const publication = await unlessUnsound(links.publishing, readPublication(source, release.sha256));
  await checkHashName();
  const signature = await checkSignature();
  const listed = await listedRelease(source, release.manifest, (path, error) =>
    onProblem(path, error ? faultIn(error) : 'is missing'),
  );
  const paths = source.hasDocuments ? source.paths?.() : undefined;
  const contents = await checkContents();
  if (paths) await checkFiles(paths);
  const atEnd = await readCheckedRelease(source).catch(() => release);
  const hasChanged = atEnd.sha256 !== release.sha256;
  const begunMeanwhile =
    problems > 0 && !publication ? readPublication(source, release.sha256).catch(() => undefined) : undefined;
  const { documents } = release.manifest;
  return {
    ...contents,
    release,
    documents,
    problems,
    signature,
    publication: publication ?? (await begunMeanwhile),
    hasChanged,
  };

  async function checkHashName(): Promise<void> {
    const path = links.release(release.sha256);
    if (path === source.manifestPath || !source.hasDocuments) return;
    const before = problems;
    const found = await unlessUnsound(path, source.read(path, releaseLimits.manifest));
    if (problems > before) return;
    if (!found) onProblem(path, 'is missing');
    else if (!Buffer.from(found.bytes).equals(release.bytes)) onProblem(path, 'is not what its name says');
  }

  async function checkSignature(): Promise<SignatureState> {
    const path = links.releaseSignature(release.sha256);
    const found = verifySignature(source, release, options.publicKey);
    const state = (await unlessUnsound(path, found)) ?? 'bad';
    if (options.publicKey && state === 'absent') onProblem(path, 'is missing: the release is not signed');
    if (options.publicKey && state === 'bad') onProblem(path, 'is no signature of this release by this key');
    const isNewest = !publication && source.manifestPath === links.manifest;
    const fault = isNewest && (await checkReleases(source, release.sha256, state));
    if (fault) onProblem(links.releases, fault);
    return state;
  }

  async function checkContents(): Promise<CheckedDocuments> {
    if (!source.hasDocuments) return { checked: 0, bytes: 0, ofOther: 0, mounted: 0, unreached: undefined };
    const entries = sampleOf(listed, options.sample ?? listed.length);
    const others = publication?.others ?? new Map<string, ManifestEntry[]>();
    return checkDocuments(source, entries, { paths, others }, { ...options, onProblem });
  }

  async function checkFiles(paths: ReadonlySet<string>): Promise<void> {
    const known = new Set(listed.map(({ path }) => path));
    const isListed = (path: string) => known.has(path) || publication?.others.has(path) === true;
    for (const path of unlistedFiles(paths, isListed)) onProblem(path, 'is in no manifest');
    const { bytes, sha256 } = release;
    const current = [
      ...[links.manifest, links.release(sha256)].map((path) => ({ path, sha256, size: bytes.length })),
      ...release.manifest.editions.map(({ manifest }) => manifest),
    ];
    for (const entry of current) await checkCopies(source, paths, entry, onProblem);
    const checked = new Set(current.map(({ path }) => path));
    const kept = [...paths].filter((path) => !checked.has(path));
    await checkKeptManifests(source, kept, onProblem);
  }

  async function unlessUnsound<Value>(path: string, value: Promise<Value>): Promise<Value | undefined> {
    return value.catch((error) => {
      if (!(error instanceof UnsoundObject)) throw error;
      onProblem(path, error.message);
      return undefined;
    });
  }
}

function faultIn(error: Error): string {
  if (error instanceof UnsoundObject) return error.message;
  if (error instanceof NetworkFault) return `was not reached: ${error.message}`;
  throw error;
}
