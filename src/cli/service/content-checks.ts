import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadsBesideServer } from '../../compile/workers/build-limits.ts';
import { commandLine, spawnChild } from './child.ts';

/**
 * Checks a content folder after each build, in a separate process. Keeps the pages of the last check in a
 * folder for the server.
 */
export class ContentChecks {
  readonly folder = mkdtempSync(join(tmpdir(), 'scriptorium-check-pages-'));
  readonly #content: string;
  #running: Bun.Subprocess | undefined;
  #isStale = false;
  #isStopped = false;

  constructor(content: string) {
    this.#content = content;
  }

  async again(): Promise<void> {
    this.#isStale = true;
    if (this.#running) return;
    while (this.#isStale && !this.#isStopped) {
      this.#isStale = false;
      const threads = ['--threads', String(threadsBesideServer())];
      this.#running = spawnChild([commandLine, 'check', this.#content, '--html', this.folder, ...threads], {
        stdio: ['ignore', 'ignore', 'inherit'],
        name: 'check',
        // Same setting as in bin/bun.mjs for a check
        env: { BUN_JSC_useFTLJIT: '0' },
      });
      await this.#running.exited;
      this.#running = undefined;
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#running?.kill();
    await this.#running?.exited;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
