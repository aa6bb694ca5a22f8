import { links } from '../../documents/links.ts';
import type { EditionManifest, ManifestEdition } from '../../documents/manifest/manifest-schema.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import { editionManifestOf, type ParsedRelease, readRelease } from '../release.ts';
import { CorruptObjectError, ReleaseError } from '../release-error.ts';
import type { ReleaseSource } from '../release-source.ts';
import { findPages } from '../verify/check-pages.ts';
import { compareEdition } from './compare-edition.ts';
import { EditionSide } from './compared-chapter.ts';
import { type EditionDiff, type PathChanges, pathChanges, type ReleaseDiff } from './release-diff.ts';
import { touchedChapters } from './touched-chapters.ts';

/**
 * Compares two releases. Edition manifests are only read if they differ, documents only if both sides have
 * them.
 * @param options.manifestsOnly reads no documents.
 * @throws ReleaseError if a file cannot be read or does not match its manifest; LibraryError.
 */
export async function diffReleases(
  a: ReleaseSource,
  b: ReleaseSource,
  { manifestsOnly = false }: { readonly manifestsOnly?: boolean } = {},
): Promise<ReleaseDiff> {
  const [old, now] = await Promise.all([readRelease(a), readRelease(b)]);
  const readsDocuments = a.hasDocuments && b.hasDocuments && !manifestsOnly;
  const ids = new Set([...old.manifest.editions, ...now.manifest.editions].map(({ id }) => id));
  const editions: EditionDiff[] = [];
  for (const id of [...ids].sort()) {
    const [before, after] = [old, now].map(({ manifest }) => manifest.editions.find((of) => of.id === id));
    if (before?.manifest.sha256 === after?.manifest.sha256) continue;
    editions.push(
      before && after
        ? await changedEdition({ source: a, edition: before }, { source: b, edition: after }, readsDocuments)
        : wholeEdition(before, after),
    );
  }
  const pages = await changedPages(a, b);
  return {
    format: 1,
    isEqual: old.sha256 === now.sha256 && (pages === null || isNothing(pages)),
    a: sideOf(a, old),
    b: sideOf(b, now),
    shared: pathChanges(old.manifest.shared, now.manifest.shared),
    pages,
    editions,
  };
}

async function changedPages(a: ReleaseSource, b: ReleaseSource): Promise<PathChanges | null> {
  const old = await listedPages(a);
  const now = old && (await listedPages(b));
  return old && now ? pathChanges(old, now) : null;
}

async function listedPages(source: ReleaseSource) {
  try {
    return (await findPages(source))?.pages;
  } catch (error) {
    const place = `${links.pages} of ${source.name}`;
    if (error instanceof NetworkFault)
      throw new ReleaseError(`${place} could not be read: ${error.message}.`);
    throw error instanceof CorruptObjectError ? new ReleaseError(`${place} ${error.message}.`) : error;
  }
}

function isNothing({ added, removed, changed }: PathChanges): boolean {
  return added.length + removed.length + changed.length === 0;
}

function sideOf({ name }: ReleaseSource, { sha256, manifest: { documents } }: ParsedRelease) {
  return { name, sha256, documents };
}

const none: PathChanges = { added: [], removed: [], changed: [] };

function wholeEdition(before: ManifestEdition | undefined, after: ManifestEdition | undefined): EditionDiff {
  const { id, kind } = (after ?? before)!;
  return {
    id,
    kind,
    status: after ? 'added' : 'removed',
    documents: { a: before?.documents ?? 0, b: after?.documents ?? 0 },
    paths: null,
    isCompared: false,
    chapters: [],
    others: none,
    sameContent: 0,
  };
}

interface Side {
  readonly source: ReleaseSource;
  readonly edition: ManifestEdition;
}

async function changedEdition(a: Side, b: Side, readsDocuments: boolean): Promise<EditionDiff> {
  const { id, kind } = b.edition;
  const [old, now] = await Promise.all([manifestOf(a), manifestOf(b)]);
  const edition = {
    id,
    kind,
    status: 'changed',
    documents: { a: a.edition.documents, b: b.edition.documents },
    isCompared: false,
    chapters: [],
    others: none,
    sameContent: 0,
  } as const;
  if (!old || !now) return { ...edition, paths: null };
  const paths = pathChanges(old.documents, now.documents);
  if (readsDocuments && a.edition.kind === kind) {
    const sides = [
      new EditionSide(a.source, old.documents),
      new EditionSide(b.source, now.documents),
    ] as const;
    return { ...edition, paths, ...(await compareEdition({ id, kind }, paths, ...sides)) };
  }
  const { chapters, others } = touchedChapters({ id, kind }, paths);
  const byParts = chapters.map(({ documents, ...chapter }) => {
    return { ...chapter, parts: [...new Set(documents.map(({ part }) => part))] };
  });
  return { ...edition, paths, chapters: byParts, others };
}

async function manifestOf({ source, edition }: Side): Promise<EditionManifest | undefined> {
  const { path } = edition.manifest;
  const fault = (problem: string) => new ReleaseError(`${path} of ${source.name} ${problem}.`);
  try {
    const manifest = await editionManifestOf(source, edition);
    if (!manifest && source.hasDocuments) throw fault('is missing');
    return manifest;
  } catch (error) {
    if (error instanceof NetworkFault) throw fault(`could not be read: ${error.message}`);
    throw error instanceof CorruptObjectError ? fault(error.message) : error;
  }
}
