import { openLibrary } from '../src/library/library.ts';

/** Path to SHA-256 in base64 and bytes of the gzip body, of each document. */
type ScaleDocuments = ReadonlyMap<string, { readonly hash: string; readonly bytes: number }>;

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
