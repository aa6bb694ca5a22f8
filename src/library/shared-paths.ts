import type { Reading } from './reading.ts';
import { type Store, storeKeys } from './store.ts';

/** A document directly under /api/ (a catalogue) belongs to the library, not to an edition. */
export function isSharedPath(path: string): boolean {
  return /^\/api\/[^/]+$/.test(path);
}

/** The shared documents, sorted. Leaps over each folder: as quick however much is in them. */
export function sharedPaths(store: Store, reading: Reading = {}): string[] {
  const { start, end } = storeKeys.range('/api/');
  const paths: string[] = [];
  let from: string | undefined = start;
  while (from !== undefined) {
    let folder: string | undefined;
    for (const path of store.getKeys({ start: from, end, ...reading })) {
      folder = /^\/api\/[^/]+\//.exec(path)?.[0];
      if (folder) break;
      paths.push(path);
    }
    from = folder && storeKeys.range(folder).end;
  }
  return paths;
}
