import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PublishError } from '../../release/publish-error.ts';
import { publishablePath } from '../../release/publishable-path.ts';
import type { Move } from './planned-moves.ts';
import { syncDisk } from './sync-disk.ts';

/**
 * The moves of a commit, written down before the first is made: whoever finds the journal makes those that are left.
 * Without one, what is staged is of no use.
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

  /** Makes the moves; from the moment the journal is there, they will be made. */
  commit(moves: readonly Move[]): void {
    syncDisk(this.#root);
    const written = `${this.#file}.new`;
    const descriptor = openSync(written, 'w');
    try {
      writeWhole(descriptor, Buffer.from(JSON.stringify(moves)));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(written, this.#file);
    this.#make(moves);
  }

  /** Makes the moves that an interrupted commit has left. @throws PublishError when nobody can tell which. */
  rollForward(): void {
    this.#make(this.#read());
  }

  #read(): readonly Move[] {
    const json = readFileSync(this.#file, 'utf8');
    try {
      const moves: readonly Move[] = JSON.parse(json);
      for (const [kind, path] of moves) {
        if (kind !== 'move' && kind !== 'remove') throw new TypeError(`"${kind}" is no kind of move`);
        publishablePath(`/${path}`);
      }
      return moves;
    } catch (cause) {
      const fault = `${this.#file}, of an interrupted publication, is damaged (${(cause as Error).message})`;
      const advice = `Remove the folder ${dirname(this.#file)}; then publish with --all.`;
      throw new PublishError(`${fault}. ${advice}`, { cause });
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

/** What was moved already is passed over. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync(from)) return;
    throw error;
  }
}

function writeWhole(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}
