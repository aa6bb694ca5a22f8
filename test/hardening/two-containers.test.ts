import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { compiledSmallContent, copyLibrary } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { type ServedCommand, startServe } from '../start-serve.ts';

setDefaultTimeout(600_000);

/** Runs a program as process 1 of a container of its own, as far as process ids go. */
const contained = ['unshare', '--pid', '--fork', '--kill-child', process.execPath];
const canContain =
  Bun.which('unshare') !== null &&
  Bun.spawnSync([...contained, '--version'], { stdio: ['ignore', 'ignore', 'ignore'] }).success;

const commandLine = join(import.meta.dir, '../../src/cli/index.ts');

const running: ServedCommand[] = [];
afterEach(async () => {
  for (const served of running.splice(0)) {
    served.process.kill('SIGKILL');
    await served.process.exited;
  }
});

async function serve(library: string): Promise<ServedCommand> {
  const served = await startServe(library, { through: contained });
  running.push(served);
  return served;
}

async function verify(library: string) {
  const child = Bun.spawn([...contained, commandLine, 'verify', library], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  return { stdout, stderr, exitCode: await child.exited };
}

describe.skipIf(!canContain)('a library that process 1 of a container serves', () => {
  test('is served by process 1 of a second one, and verified by that of a third', async () => {
    const library = newFolder();
    copyLibrary((await compiledSmallContent()).directory, library);
    const first = await serve(library);
    const [second, verified] = await Promise.all([serve(library), verify(library)]);
    const notice =
      'scriptorium: Process 1 of another container uses the library. Going on in a process with another id.\n';
    expect(second.printed()).toStartWith(notice);
    expect(verified).toEqual({
      stdout: expect.stringMatching(/^\d+ documents, 0 problems\n$/),
      stderr: notice,
      exitCode: 0,
    });
    for (const { url } of [first, second]) {
      const { status } = await fetch(`${url}/api/SMALL/books.json`);
      expect(status).toBe(200);
    }
    expect(first.printed()).not.toContain('another container');
  });
});
