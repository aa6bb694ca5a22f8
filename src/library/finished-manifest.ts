import { links } from '../documents/links.ts';
import { editionManifest } from '../documents/manifest/edition-manifest.ts';
import type { ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import type { ListedEdition } from '../documents/manifest/root-manifest.ts';
import type { EditionRecord } from './edition-record.ts';
import { gzipDocument } from './gzip-document.ts';
import type { StoredDocument } from './stored-document.ts';

export interface FinishedManifest {
  readonly entry: ManifestEntry;
  readonly document: StoredDocument;
}

/** A manifest as it is stored. @param pathOf where it lies, by its SHA-256 in hexadecimal digits. */
export function finishedManifest(json: string, pathOf: (sha256: string) => string): FinishedManifest {
  const bytes = new TextEncoder().encode(json);
  const document = gzipDocument(bytes);
  const sha256 = Buffer.from(document.hash).toString('hex');
  return { entry: { path: pathOf(sha256), sha256, size: bytes.length }, document };
}

export interface FinishedEdition extends FinishedManifest {
  /** What the root manifest says of the edition. */
  readonly listed: ListedEdition;
}

export function finishedEdition(
  { id, kind }: Pick<EditionRecord, 'id' | 'kind'>,
  documents: readonly ManifestEntry[],
): FinishedEdition {
  const json = editionManifest({ id, kind }, documents);
  const finished = finishedManifest(json, (sha256) => links.editionManifest(id, sha256));
  const size = documents.reduce((sum, { size }) => sum + size, 0);
  const listed = { id, kind, documents: documents.length, size, manifest: finished.entry };
  return { ...finished, listed };
}
