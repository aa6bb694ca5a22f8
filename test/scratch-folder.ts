import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const caretakers: unknown[] = [];

const caretaker = `
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.stdin.resume().on('end', () => require('node:fs').rmSync(process.argv[1], { recursive: true, force: true }));`;

/**
 * A new temporary folder, deleted soon after this process ends. Bun's test runner has no exit event, so a
 * separate process waits for its input to end, which also happens after a kill.
 */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-test-'));
  // `npm test` deletes the folder of its run, which contains this one
  if (process.env.SCRIPTORIUM_TEST_RUN) return folder;
  const child = Bun.spawn([process.execPath, '-e', caretaker, folder], {
    stdin: 'pipe',
    stdout: 'ignore',
    stderr: 'ignore',
  });
  child.unref();
  caretakers.push(child);
  return folder;
}
