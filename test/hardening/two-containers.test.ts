import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { compiledSmallContent, copyLibrary } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { type ServedCommand, startServe } from '../start-serve.ts';

setDefaultTimeout(600_000);

/** Runs a program as PID 1 of a new PID namespace, like a container. */
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

describe.skipIf(!canContain)('process 1 of a container', () => {
  test('serves a library that process 1 of another one serves', async () => {
    const library = newFolder();
    copyLibrary((await compiledSmallContent()).directory, library);
    const first = await serve(library);
    const [second, verified] = await Promise.all([serve(library), verify(library)]);
    expect(verified).toEqual({
      stdout: expect.stringMatching(/^\d+ documents, 0 problems\n$/),
      stderr: '',
      exitCode: 0,
    });
    for (const { url, printed } of [first, second]) {
      const { status } = await fetch(`${url}/api/SMALL/books.json`);
      expect(status).toBe(200);
      expect(printed()).not.toContain('another container');
    }
  });

  test('verifies a library that process 1 of another one reads through LMDB', async () => {
    const library = newFolder();
    copyLibrary((await compiledSmallContent()).directory, library);
    const script = join(import.meta.dir, 'holding-library.fixture.ts');
    const holder = Bun.spawn([...contained, script, library], { stdio: ['ignore', 'pipe', 'inherit'] });
    await holder.stdout.getReader().read();
    const verified = await verify(library);
    holder.kill('SIGKILL');
    await holder.exited;
    expect(verified).toEqual({
      stdout: expect.stringMatching(/^\d+ documents, 0 problems\n$/),
      stderr:
        'scriptorium: Process 1 of another container uses the library. Continuing in a process with another id.\n',
      exitCode: 0,
    });
  });
});
