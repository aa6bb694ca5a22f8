import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledSmallContent, copyLibrary } from '../compiled.ts';
import { generatedContent } from '../generated-content.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { writeFiles } from '../write-files.ts';

setDefaultTimeout(120_000);

const root = join(import.meta.dir, '../..');
const launcher = ['node', 'bin/bun.mjs', 'src/cli/index.ts'];
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
const npm = ['npm', 'run', '--silent', 'scriptorium', '--'];
/** Processes should be gone within two seconds; a busy machine may need longer to start and check them. */
const maxSeconds = 300;

const started: Tree[] = [];
afterEach(() => {
  for (const tree of started.splice(0)) for (const pid of tree.living()) process.kill(pid, 'SIGKILL');
});

class Tree {
  readonly child: Bun.Subprocess;
  readonly #content: string;
  printed = '';

  constructor(command: readonly string[], content: string) {
    this.#content = content;
    this.child = Bun.spawn([...command], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr]) void this.#read(stream as ReadableStream);
    started.push(this);
  }

  async #read(stream: ReadableStream<Uint8Array>): Promise<void> {
    for await (const chunk of stream) this.printed += new TextDecoder().decode(chunk);
  }

  living(): number[] {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && pid !== process.pid && commandOf(pid).includes(this.#content));
  }

  async pid(of: RegExp): Promise<number> {
    let found: number | undefined;
    await until(() => {
      found = this.living().find((pid) => of.test(commandOf(pid).replaceAll('\0', ' ')));
      return found;
    });
    return found!;
  }

  async url(): Promise<string> {
    await until(() => / at http:\S+\n/.test(this.printed));
    return / at (http:\S+)\n/.exec(this.printed)![1]!;
  }

  async hasEnded(): Promise<void> {
    await until(() => this.living().length === 0);
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function until(condition: () => unknown): Promise<void> {
  const end = Date.now() + maxSeconds * 1000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not come true in time.');
    await Bun.sleep(50);
  }
}

const processes = {
  npm: /^npm run/,
  'the shell of npm': /^sh -c node/,
  'the launcher': /^node bin\/bun\.mjs/,
  'the server': /bun(?:\.exe)? src\/cli\/index\.ts serve/,
};
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const;
const exceptions: Partial<Record<(typeof signals)[number], readonly string[]>> = {
  SIGHUP: ['the launcher', 'the server'],
  // npm forwards it to dash, which reacts only after its command has ended; a terminal sends it to all
  SIGINT: ['npm', 'the shell of npm'],
};

/** Outside of long tests, one signal per process, and each signal once. */
const sample = ['SIGTERM npm', 'SIGHUP the shell of npm', 'SIGKILL the launcher', 'SIGINT the server'];
const table = Object.entries(processes).flatMap(([name, pattern]) =>
  signals
    .filter((signal) => !exceptions[signal]?.includes(name))
    .filter((signal) => isLong || sample.includes(`${signal} ${name}`))
    .map((signal) => [signal, name, pattern] as const),
);

describe.skipIf(process.platform !== 'linux' || !Bun.which('npm'))('a service that npm runs', () => {
  test.each(table)('%s to %s leaves nothing, and its port is free', async (signal, _, pattern) => {
    const library = newFolder();
    copyLibrary((await compiledSmallContent()).directory, library);
    const tree = new Tree([...npm, 'serve', library, '--port', '0', '--workers', '2'], library);
    const url = await tree.url();
    expect(tree.living().length).toBeGreaterThanOrEqual(5);
    process.kill(await tree.pid(pattern), signal);
    await tree.hasEnded();
    await tree.child.exited;
    expect(fetch(url)).rejects.toThrow();
    const { port } = new URL(url);
    Bun.listen({ hostname: '127.0.0.1', port: Number(port), exclusive: true, socket: { data() {} } }).stop();
  });

  test.each(isLong ? (['SIGTERM', 'SIGINT', 'SIGKILL'] as const) : (['SIGKILL'] as const))(
    '%s to the server during a build ends the build',
    async (signal) => {
      const content = longContent();
      const tree = new Tree([...npm, 'serve', content, '--port', '0'], content);
      await tree.pid(/index\.ts build/);
      process.kill(await tree.pid(processes['the server']), signal);
      await tree.hasEnded();
    },
  );

  test('SIGKILL to npm during a build ends the build', async () => {
    const content = longContent();
    const tree = new Tree([...npm, 'build', content, '--library', `${content}.library`], content);
    await until(() => existsSync(`${content}.library`));
    process.kill(await tree.pid(processes.npm), 'SIGKILL');
    await tree.hasEnded();
  });
});

function longContent(): string {
  const content = newFolder();
  const verses = Array.from({ length: 150 }, (_, verse) => `\\v ${verse + 1} Words of this verse.\n`).join(
    '',
  );
  const chapters = Array.from({ length: 50 }, (_, chapter) => `\\c ${chapter + 1}\n\\p\n${verses}`).join('');
  for (let edition = 0; edition < 60; edition++) {
    writeFiles(content, { [`translations/e${edition}/GEN.usfm`]: `\\id GEN\n${chapters}` });
  }
  return content;
}

describe.skipIf(process.platform !== 'linux' || !Bun.which('node'))('the launcher', () => {
  test.each([
    ['SIGTERM', 'the launcher', 0],
    ['SIGINT', 'the launcher', 0],
    ['SIGTERM', 'the server', 0],
    ['SIGINT', 'the server', 0],
    ['SIGKILL', 'the server', 137],
  ] as const)('after %s to %s ends with exit code %d', async (signal, name, exitCode) => {
    const content = generatedContent();
    const tree = new Tree([...launcher, 'serve', content, '--port', '0'], content);
    await tree.url();
    process.kill(await tree.pid(processes[name]), signal);
    expect(await tree.child.exited).toBe(exitCode);
    await tree.hasEnded();
  });

  test('passes the exit code of a command on, and 143 for one that a signal ended', async () => {
    const missing = new Tree([...launcher, 'build', '/nonexistent/content'], '/nonexistent/content');
    expect(await missing.child.exited).toBe(2);
    const content = longContent();
    const build = new Tree([...launcher, 'build', content, '--library', `${content}.library`], content);
    await until(() => existsSync(`${content}.library`));
    build.child.kill('SIGTERM');
    expect(await build.child.exited).toBe(143);
  });
});

describe.skipIf(process.platform !== 'linux' || !Bun.which('node'))('SIGHUP', () => {
  test.each(['the launcher', 'the server'] as const)(
    'to %s without a terminal opens the library again and builds what has changed',
    async (name) => {
      const content = generatedContent();
      const tree = new Tree([...launcher, 'serve', content, '--port', '0', '--workers', '2'], content);
      const url = await tree.url();
      const builds = () => tree.printed.match(/^1 edition \(/gm)?.length ?? 0;
      await until(() => builds() === 1);
      process.kill(await tree.pid(processes[name]), 'SIGHUP');
      await until(() => builds() === 2);
      expect(tree.printed).toContain('scriptorium: SIGHUP: opening the library again.\n');
      for (let n = 0; n < 20; n++) {
        const response = await fetch(`${url}/api/GENERATED/REV/8.json`, { headers: { Connection: 'close' } });
        expect(response.status).toBe(200);
      }
    },
  );

  test('is ignored where it was ignored at the start, as nohup does', async () => {
    const content = generatedContent();
    const ignoring = ['sh', '-c', 'trap "" HUP; exec "$@"', 'sh', process.execPath, 'src/cli/index.ts'];
    const tree = new Tree([...ignoring, 'serve', content, '--port', '0'], content);
    const url = await tree.url();
    tree.child.kill('SIGHUP');
    expect((await fetch(`${url}/health`)).status).toBe(200);
    await Bun.sleep(300);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(tree.printed).not.toContain('SIGHUP');
  });

  test('to npm and all that it runs, as when its terminal closes after nohup, leaves the service', async () => {
    if (!Bun.which('setsid')) return;
    const content = generatedContent();
    const tree = new Tree(['setsid', '--wait', 'nohup', ...npm, 'serve', content, '--port', '0'], content);
    const url = await tree.url();
    process.kill(-(await tree.pid(processes.npm)), 'SIGHUP');
    await tree.child.exited;
    await Bun.sleep(2500);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  test('in a terminal, which was closed then, stops the service', async () => {
    const content = generatedContent();
    let printed = '';
    const command = [...launcher, 'serve', content, '--port', '0'];
    const child = Bun.spawn(command, {
      cwd: root,
      env,
      terminal: {
        data(_, bytes) {
          printed += new TextDecoder().decode(bytes);
        },
      },
    });
    await until(() => / at http:\S+/.test(printed));
    child.kill('SIGHUP');
    expect(await child.exited).toBe(0);
    expect(fetch(/ at (http:\S+)/.exec(printed)![1]!)).rejects.toThrow();
  });
});
