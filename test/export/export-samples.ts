import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openZip } from '../../src/lib/zip.ts';
import type { Library } from '../../src/library/library.ts';
import {
  type CompiledContent,
  compiledAligned,
  compiledSmallContent,
  compileSharedFolders,
} from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { sharedData } from '../shared-data.ts';
import { compiledStarterChapters } from '../starter-chapters.ts';

export const exportSamples: readonly (readonly [string, () => Promise<CompiledContent>])[] = [
  ['small editions', compiledSmallContent],
  ['chapters of KJV and OSHB', compiledStarterChapters],
  ...(sharedData && !isLong ? [['annotated and aligned editions', compiledAligned] as const] : []),
  ...(sharedData && isLong ? sharedEditions(join(sharedData, 'translations')) : []),
];

function sharedEditions(folder: string) {
  return readdirSync(folder).map((name) => {
    let compiled: Promise<CompiledContent> | undefined;
    return [name, () => (compiled ??= compileSharedFolders([name]))] as const;
  });
}

export const translationsIn = (library: Library) =>
  library.editions().flatMap(({ id, kind }) => (kind === 'translation' ? [id] : []));

export async function unzipped(path: string): Promise<Map<string, Buffer>> {
  const bytes = readFileSync(path);
  const read = (offset: number, length: number) => bytes.subarray(offset, offset + length);
  const zip = await openZip({ size: bytes.length, read });
  const files = new Map<string, Buffer>();
  for (const name of zip.files.keys()) files.set(name, Buffer.from(await zip.read(name)));
  return files;
}
