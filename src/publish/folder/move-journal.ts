import { existsSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StagedFile } from '../../lib/staged-file.ts';
import { publishablePath } from '../../release/release.ts';
import { ReleaseError } from '../../release/release-error.ts';
import type { RealFolders } from './real-folders.ts';

/** A move from the staged tree to the same path in the published tree, or the removal of a published file. */
export type Move = readonly ['move' | 'remove', path: string];

/**
 * The moves of a commit, recorded before the first one is made. The next process that finds the journal
 * completes them. Without a journal, staged files are useless.
 */
export class MoveJournal {
  readonly #file: string;
  readonly #root: string;
  readonly #staged: string;

  constructor(root: string, { file, staged }: { readonly file: string; readonly staged: string }) {
    this.#file = file;
    this.#root = root;
    this.#staged = staged;
  }

  exists(): boolean {
    return existsSync(this.#file);
  }

  /** Makes the moves. After the journal is written, they survive an interruption. */
  commit(moves: readonly Move[]): void {
    syncDisk(this.#root);
    {
      using written = new StagedFile(this.#file);
      writeFileSync(written.path, JSON.stringify(moves));
      written.commit();
    }
    this.#make(moves);
  }

  /** Completes the moves of an interrupted commit. @throws ReleaseError if the journal is damaged. */
  rollForward(): void {
    this.#make(this.#read());
  }

  #read(): readonly Move[] {
    const json = readFileSync(this.#file, 'utf8');
    try {
      const moves: unknown = JSON.parse(json);
      if (!Array.isArray(moves)) throw new ReleaseError('it is not a list');
      return moves.map(checkedMove);
    } catch (cause) {
      if (!(cause instanceof SyntaxError || cause instanceof ReleaseError)) throw cause;
      const fault = `${this.#file}, left by an interrupted publication, is damaged (${cause.message})`;
      const advice = `Remove the folder ${dirname(this.#file)}, then publish with --all.`;
      throw new ReleaseError(`${fault}. ${advice}`, { cause });
    }
  }

  #make(moves: readonly Move[]): void {
    for (const [kind, path] of moves) {
      if (kind === 'remove') rmSync(join(this.#root, path), { force: true });
      else move(join(this.#staged, path), join(this.#root, path));
    }
    rmSync(this.#file);
  }
}

function checkedMove(move: unknown): Move {
  const [kind, path] = Array.isArray(move) ? move : [];
  if (kind !== 'move' && kind !== 'remove') throw new ReleaseError(`"${kind}" is not a kind of move`);
  publishablePath(`/${path}`);
  return [kind, path];
}

/** Skips files that have already been moved. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync(from)) return;
    throw error;
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
    } catch {
      // The program does not exist
    }
  }
}

export interface StagedFileMove {
  /** Relative to both roots, without a leading slash. */
  readonly path: string;
  /** Published files to remove before the move. */
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

/** @throws ReleaseError if it is a folder. */
function fileExists(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    throw new ReleaseError(`${path} is a folder where a file has to be. Move it away, then publish again.`);
  }
  return found !== undefined;
}
