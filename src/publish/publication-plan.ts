import { links } from '../documents/links.ts';
import { PublishError } from '../release/publish-error.ts';
import type { PublishedObject } from '../release/published-object.ts';
import { Release } from '../release/release.ts';
import { DestinationReader } from './destination-reader.ts';
import { type DocumentChanges, documentChanges } from './document-changes.ts';
import { LibraryObjects } from './library-objects.ts';
import { madeObject } from './made-object.ts';
import { newHostFiles } from './new-host-files.ts';
import type { PublishOptions } from './publish-options.ts';
import { type PublishedState, publishedState } from './published-state.ts';
import type { PutJob } from './put-objects.ts';
import { putPhases } from './put-phase.ts';
import { retrying } from './retrying.ts';

export interface PublicationPlan {
  readonly to: Release;
  readonly state: PublishedState;
  /** Whether the destination has another release, or none that is whole. */
  readonly isNewRelease: boolean;
  readonly isInterrupted: boolean;
  /** Nobody reads them before the manifest is put: named by their hash. */
  readonly manifests: readonly PutJob[];
  /** Where the release is to be signed. */
  readonly signature: PutJob | undefined;
  readonly isSignatureNew: boolean;
  readonly changes: DocumentChanges;
  /** One group after the other. */
  readonly phases: readonly (readonly PutJob[])[];
  readonly manifest: PutJob;
}

/** Compares a library with what lies at the destination. Changes nothing. @throws PublishError */
export async function publicationPlan(options: PublishOptions): Promise<PublicationPlan> {
  const { library, destination, isAll = false } = options;
  const objects = new LibraryObjects(library);
  const read = (path: string) => retrying(() => destination.read(path), options.retry);

  const bytes = await objects.read(links.manifest);
  if (!bytes)
    throw new PublishError('The library has no manifest: an older version made it. Build it again.');
  const to = new Release(bytes, objects.read, { name: 'the library', advice: 'Build it again.' });
  const state = await publishedState(new DestinationReader(read, destination.name, { isRepair: isAll }));
  const isInterrupted = state.unfinished.length > 0 || state.isUnknown;
  const isNewRelease = isAll || isInterrupted || state.current?.sha256 !== to.sha256;
  const isEverything = isAll || destination.isMadeAnew === true;

  const changes = await documentChanges(to, state.releases, { isRepair: isAll || state.isUnknown });
  const wanted = changes.puts.map(({ entry }) => objects.object(entry));
  const present =
    isInterrupted && !isAll ? await retrying(() => destination.present(wanted), options.retry) : undefined;
  const job = (at: number) => ({ object: wanted[at]!, size: changes.puts[at]!.entry.size });
  const ofPhase = (phase: number) =>
    changes.puts.flatMap((put, at) =>
      put.phase === phase && !present?.has(put.entry.path) ? [job(at)] : [],
    );

  const rootEntry = { path: links.manifest, sha256: to.sha256, size: bytes.length };
  const known = isEverything ? [] : state.releases;
  const knownManifests = new Set(
    known.flatMap(({ root }) => root.editions.map(({ manifest }) => manifest.path)),
  );
  const shards = to.root.editions
    .map(({ manifest }) => manifest)
    .filter(({ path }) => !knownManifests.has(path));
  const manifests = shards.map((entry) => ({ object: objects.object(entry), size: entry.size }));
  if (!known.some(({ sha256 }) => sha256 === to.sha256)) {
    manifests.push({ object: objects.object(rootEntry, links.release(to.sha256)), size: bytes.length });
  }
  const signature = options.sign && (await options.sign(bytes));
  const signatureFile =
    signature === undefined
      ? undefined
      : madeObject(links.releaseSignature(to.sha256), signature, 'text/plain; charset=utf-8');
  const newFiles = (files: readonly PublishedObject[], isFirst: boolean) =>
    isAll ? files : newHostFiles(files, read, { isFirst, place: destination.name });
  const isFirst = !state.current && !isInterrupted;
  const hostFiles = await newFiles(options.hostFiles ?? [], isFirst);
  const newSignatures = await newFiles(signatureFile ? [signatureFile] : [], false);

  return {
    to,
    state,
    isNewRelease,
    isInterrupted,
    manifests,
    signature: signatureFile && { object: signatureFile, size: 0 },
    isSignatureNew: newSignatures.length > 0,
    changes,
    phases: [...Object.values(putPhases).map(ofPhase), hostFiles.map((object) => ({ object, size: 0 }))],
    manifest: { object: objects.object(rootEntry), size: bytes.length },
  };
}
