import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { PublishError } from '../../release/publish-error.ts';
import type { RealFolders } from './real-folders.ts';

/** From the staged tree into the published one, under the same path relative to both; or a published file that goes. */
export type Move = readonly ['move' | 'remove', path: string];

/**
 * How staged files get into place, in their order. A folder that is not there yet is moved as a whole, which is quick
 * and shows all its files at once.
 * @param staged paths of files relative to the roots, without a slash in front.
 * @param stale files to be removed before the staged file of the same place in the list.
 * @throws PublishError, before anything is moved, when a folder is where a file has to be.
 */
export function plannedMoves(
  root: string,
  folders: RealFolders,
  staged: readonly { readonly path: string; readonly stale: readonly string[] }[],
): Move[] {
  const moves: Move[] = [];
  const movedFolders = new Set<string>();
  for (const { path, stale } of staged) {
    const missing = folders.missing(path);
    if (missing !== undefined) {
      if (!movedFolders.has(missing)) moves.push(['move', missing]);
      movedFolders.add(missing);
      continue;
    }
    for (const file of stale) if (isFile(join(root, file))) moves.push(['remove', file]);
    isFile(join(root, path));
    moves.push(['move', path]);
  }
  return moves;
}

function isFile(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    throw new PublishError(`${path} is a folder where a file has to be. Move it away, and publish again.`);
  }
  return found !== undefined;
}
