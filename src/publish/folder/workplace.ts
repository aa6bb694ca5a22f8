import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ExclusiveLock } from './exclusive-lock.ts';
import { MoveJournal } from './move-journal.ts';
import { StagedTree } from './staged-tree.ts';

/** The folder in a published directory where the next state is prepared. */
export const workplaceName = '.publishing';

/** What a publication has while it goes on. One process at a time has it. */
export class Workplace {
  readonly staged: StagedTree;
  readonly journal: MoveJournal;
  readonly #folder: string;
  readonly #lock: ExclusiveLock;

  /** @throws PublishError when another process publishes there. */
  constructor(root: string) {
    this.#folder = join(root, workplaceName);
    mkdirSync(this.#folder, { recursive: true });
    const taken = `Another publication to ${root} is going on. Publish again when it has ended.`;
    this.#lock = ExclusiveLock.take(join(this.#folder, 'lock'), taken);
    const staged = join(this.#folder, 'staged');
    this.staged = new StagedTree(staged);
    this.journal = new MoveJournal(root, { file: join(this.#folder, 'moves.json'), staged });
  }

  /** Leaves nothing behind but a commit that was begun. */
  close(): void {
    this.staged.stop();
    try {
      if (!this.journal.exists()) rmSync(this.#folder, { recursive: true, force: true });
    } finally {
      this.#lock[Symbol.dispose]();
    }
  }
}
