import { statSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '../../src/documents/links.ts';
import type { Manifest } from '../../src/documents/manifest/manifest-schema.ts';
import { type Library, openLibrary } from '../../src/library/library.ts';
import { median } from '../lib/report.ts';

/** Bytes of a document. */
export interface DocumentSize {
  readonly plain: number;
  readonly gzip: number;
}

export interface ScaleLibrary {
  /** Of the file on disk. */
  readonly bytes: number;
  readonly documents: number;
  /** Of all documents, compressed: what is stored at a static host. */
  readonly bodyBytes: number;
  /** Microseconds of one `Library.peek`. */
  readonly readMedian: number;
  readonly readP99: number;
  readonly catalogue: DocumentSize;
  /** Absent in a library without manifests. */
  readonly rootManifest?: DocumentSize;
  readonly editionManifest?: DocumentSize;
}

const leastReads = 100_000;

/** What a library holds, and how long it takes to read each of its documents, in random order. */
export async function scaleLibrary(directory: string): Promise<ScaleLibrary> {
  const library = openLibrary(directory, { readOnly: true });
  try {
    const paths = library.paths();
    // Reading them all brings them into the page cache too
    const bodyBytes = paths.reduce((sum, path) => sum + library.peek(path)!.body.length, 0);
    const order = shuffled(paths);
    // A small library is read again and again, so that the reading code is warm too
    const rounds = Math.ceil(leastReads / order.length);
    const times = Array.from({ length: rounds }, () => readTimes(library, order)).flat();
    return {
      bytes: statSync(join(directory, 'library.mdb')).blocks * 512,
      documents: paths.length,
      bodyBytes,
      readMedian: median(times),
      readP99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!,
      catalogue: sizeOf(library, links.availableTranslations),
      ...manifestSizes(library),
    };
  } finally {
    await library.close();
  }
}

function readTimes(library: Library, paths: readonly string[]): number[] {
  return paths.map((path) => {
    const started = Bun.nanoseconds();
    library.peek(path);
    return (Bun.nanoseconds() - started) / 1000;
  });
}

/** The same order in every run. */
function shuffled(paths: string[]): string[] {
  let state = 1;
  for (let last = paths.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [paths[last], paths[other]] = [paths[other]!, paths[last]!];
  }
  return paths;
}

function manifestSizes(library: Library): Pick<ScaleLibrary, 'rootManifest' | 'editionManifest'> {
  const root = library.get(links.manifest);
  if (!root) return {};
  const { editions } = JSON.parse(Buffer.from(plainBody(root.gzip)).toString()) as Manifest;
  const rootManifest = sizeOf(library, links.manifest);
  return { rootManifest, editionManifest: sizeOf(library, editions[0]!.manifest.path) };
}

function sizeOf(library: Library, path: string): DocumentSize {
  const { gzip } = library.get(path)!;
  return { plain: plainBody(gzip).length, gzip: gzip.length };
}

function plainBody(gzip: Uint8Array): Uint8Array {
  return Bun.gunzipSync(new Uint8Array(gzip));
}

/** Path to SHA-256 in base64 and bytes of the gzip body, of each document. */
export type ScaleDocuments = ReadonlyMap<string, { readonly hash: string; readonly bytes: number }>;

export async function scaleDocuments(directory: string): Promise<ScaleDocuments> {
  const library = openLibrary(directory, { readOnly: true });
  try {
    return new Map(
      library.paths().map((path) => {
        const { hash, body } = library.peek(path)!;
        return [path, { hash: Buffer.from(hash).toString('base64'), bytes: body.length }];
      }),
    );
  } finally {
    await library.close();
  }
}

/** The documents that are new or not what they were. */
export function scaleChanges(before: ScaleDocuments, after: ScaleDocuments) {
  const changed = [...after].filter(([path, { hash }]) => before.get(path)?.hash !== hash);
  return { documents: changed.length, bytes: changed.reduce((sum, [, { bytes }]) => sum + bytes, 0) };
}
