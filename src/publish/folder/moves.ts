import { lstatSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from '../../release/release-error.ts';
import type { RealFolders } from './real-folders.ts';

type Move = readonly ['move' | 'remove', path: string];

/**
 * Makes moves from the staged tree to the published one. After an interruption, `publishing.json` in the
 * published tree makes the next publication compare each file.
 */
export function makeMoves(staged: string, root: string, moves: readonly Move[]): void {
  for (const [kind, path] of moves) {
    if (kind === 'remove') rmSync(join(root, path), { force: true });
    else renameSync(join(staged, path), join(root, path));
  }
}

/**
 * Waits until all files in the file system of `folder` are on the disk. A single call for all files: syncing
 * each one would take a hundred times as long. If the program does not exist, a power failure may lose the
 * latest files.
 */
export function syncDisk(folder: string): void {
  for (const command of [['sync', '-f', folder], ['sync']]) {
    try {
      if (Bun.spawnSync(command, { stdout: 'ignore', stderr: 'ignore' }).success) return;
    } catch {}
  }
}

export interface StagedFileMove {
  /** Relative to both roots, without a leading slash. */
  readonly path: string;
  readonly stale: readonly string[];
}

/**
 * The moves for staged files, in their order. A missing folder is moved as a whole, which is fast and makes
 * all its files visible at the same time.
 * @throws ReleaseError, before any move, if a folder has the name of a file.
 */
export function plannedMoves(root: string, folders: RealFolders, staged: readonly StagedFileMove[]): Move[] {
  const moves: Move[] = [];
  const movedFolders = new Set<string>();
  for (const { path, stale } of staged) {
    const missing = folders.missing(path);
    if (missing !== undefined) {
      if (!movedFolders.has(missing)) moves.push(['move', missing]);
      movedFolders.add(missing);
      continue;
    }
    for (const file of stale) if (fileExists(join(root, file))) moves.push(['remove', file]);
    fileExists(join(root, path));
    moves.push(['move', path]);
  }
  return moves;
}

function fileExists(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    throw new ReleaseError(`${path} is a folder, but must be a file. Move it away, then publish again.`);
  }
  return found !== undefined;
}
