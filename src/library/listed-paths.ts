import { links } from '../documents/links.ts';
import { editionOfPath } from './edition-record.ts';
import { DamagedDocumentError } from './stored-values.ts';

/** Manifests are kept as JSON, up to 1 MB each. */
const maxManifests = 8;
const maxAbsentPaths = 2000;

/**
 * The paths listed in the manifests of one library state. Damage to the file may hide a document from a
 * lookup, but the manifests still list it.
 */
export class ListedPaths {
  readonly #gunzip: (path: string) => Uint8Array | undefined;
  readonly #manifests = new Map<string, Buffer | undefined>();
  readonly #absent = new Set<string>();

  constructor(gunzip: (path: string) => Uint8Array | undefined) {
    this.#gunzip = gunzip;
  }

  /**
   * Takes up to 1 ms for a path of an edition that was not checked before.
   * @throws DamagedDocumentError if a manifest lists the path, or cannot be read.
   */
  requireAbsence(path: string): void {
    if (this.#absent.has(path)) return;
    const root = this.#manifest(links.manifest);
    const id = editionOfPath(path);
    const ofEdition = root && id !== undefined ? manifestPathOf(root, id) : undefined;
    const list = ofEdition === undefined ? root : this.#manifest(ofEdition);
    if (ofEdition !== undefined && !list) throw new DamagedDocumentError(ofEdition);
    if (list?.includes(entryStart(path))) throw new DamagedDocumentError(path);
    if (this.#absent.size < maxAbsentPaths) this.#absent.add(path);
  }

  #manifest(path: string): Buffer | undefined {
    if (this.#manifests.has(path)) return this.#manifests.get(path);
    const json = this.#gunzip(path);
    const manifest = json && Buffer.from(json.buffer, json.byteOffset, json.length);
    // The first one is the root manifest, which is kept
    const [, oldest] = this.#manifests.keys();
    if (this.#manifests.size >= maxManifests && oldest !== undefined) this.#manifests.delete(oldest);
    this.#manifests.set(path, manifest);
    return manifest;
  }
}

function entryStart(path: string): string {
  return `"path":${JSON.stringify(path)}`;
}

function manifestPathOf(root: Buffer, id: string): string | undefined {
  const path = links.editionManifest(id, '').replace(/\.json$/, '');
  const start = root.indexOf(`"path":"${path}`);
  if (start < 0) return undefined;
  const begin = start + '"path":"'.length;
  return root.toString('latin1', begin, root.indexOf('"', begin));
}
