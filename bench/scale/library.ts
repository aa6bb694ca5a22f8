import { statSync } from 'node:fs';
import { links } from '../../src/documents/links.ts';
import type { Manifest } from '../../src/documents/manifest/manifest-schema.ts';
import { type Library, openLibrary } from '../../src/library/library.ts';
import { storeFile } from '../../src/library/store.ts';
import { median } from '../lib/report.ts';

export interface DocumentSize {
  readonly plain: number;
  readonly gzip: number;
}

export interface ScaleLibrary {
  readonly bytes: number;
  readonly documents: number;
  readonly bodyBytes: number;
  readonly readMedian: number;
  readonly readP99: number;
  readonly catalogue: DocumentSize;
  readonly rootManifest?: DocumentSize;
  readonly editionManifest?: DocumentSize;
}

const minReads = 100_000;

export async function scaleLibrary(directory: string): Promise<ScaleLibrary> {
  const library = openLibrary(directory, { readOnly: true });
  try {
    const paths = library.paths();
    const bodyBytes = paths.reduce((sum, path) => sum + library.peek(path)!.body.length, 0);
    const order = shuffled(paths);
    const rounds = Math.ceil(minReads / order.length);
    const times = Array.from({ length: rounds }, () => readTimes(library, order)).flat();
    return {
      bytes: statSync(storeFile(directory)).blocks * 512,
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

/** By path: SHA-256 in base64, and bytes of the gzip body. */
type DocumentHashes = ReadonlyMap<string, { readonly hash: string; readonly bytes: number }>;

export async function documentHashes(directory: string): Promise<DocumentHashes> {
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

export function changedDocuments(before: DocumentHashes, after: DocumentHashes) {
  const changed = [...after].filter(([path, { hash }]) => before.get(path)?.hash !== hash);
  return { documents: changed.length, bytes: changed.reduce((sum, [, { bytes }]) => sum + bytes, 0) };
}
