import { afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { isRunning } from '../../src/lib/system-fault.ts';
import { compiledSmallContent } from '../compiled.ts';
import { type ServedCommand, startServe } from '../start-serve.ts';
import { until } from '../until.ts';
import { runCommand } from './command-line.ts';

setDefaultTimeout(600_000);

const catalogue = '/api/available_translations.json';
let library: string;
beforeAll(async () => {
  library = (await compiledSmallContent()).directory;
});

const started: ServedCommand[] = [];
afterEach(async () => {
  for (const { process } of started.splice(0)) {
    process.kill('SIGTERM');
    await process.exited;
  }
});

async function serveWithTwo(): Promise<ServedCommand> {
  const served = await startServe(library, { more: ['--workers', '2'] });
  started.push(served);
  return served;
}

function workersOf({ process }: ServedCommand): number[] {
  const { pid } = process;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const all = children === '' ? [] : children.split(' ').map(Number);
  // In a clone, another child may build the reader
  return all.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('server-worker'));
}

const ask = (url: string) => fetch(url, { headers: { Connection: 'close' } });

// Only Linux distributes the connections of a port among processes
describe.skipIf(process.platform !== 'linux')('two workers on one port', () => {
  test('both respond, and each reports the figures of both', async () => {
    const { url } = await serveWithTwo();
    const asked = 40;
    for (let n = 0; n < asked; n++) expect((await ask(url + catalogue)).status).toBe(200);
    for (let n = 0; n < 4; n++) {
      const text = await (await ask(`${url}/metrics`)).text();
      expect(text).toContain(`scriptorium_requests_total{kind="translations",status="200"} ${asked}\n`);
      for (const worker of ['1', '2']) {
        expect(text).toContain(`scriptorium_worker_starts_total{worker="${worker}"} 1\n`);
        expect(text).toMatch(new RegExp(`^process_cpu_seconds_total\\{worker="${worker}"\\} [\\d.]+$`, 'm'));
      }
    }
  });

  test('one that is killed is started again, and no count is lost', async () => {
    const served = await serveWithTwo();
    const metrics = async () => (await ask(`${served.url}/metrics`)).text().catch(() => '');
    const counted = 'scriptorium_requests_total{kind="translations",status="200"} 10\n';
    for (let n = 0; n < 10; n++) await ask(served.url + catalogue);
    // A response is counted after it was passed to the socket: the client may receive it earlier
    await until(async () => (await metrics()).includes(counted));
    const [first] = workersOf(served);
    process.kill(first!, 'SIGKILL');
    await until(() => served.printed().includes('ended (SIGKILL); restarting it in 0.1 s.'));
    await until(async () => /worker_starts_total\{worker="\d"\} 2$/m.test(await metrics().catch(() => '')));
    expect(await metrics()).toContain(counted);
    expect(workersOf(served)).not.toContain(first!);
    expect(workersOf(served)).toHaveLength(2);
    expect((await ask(served.url + catalogue)).status).toBe(200);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends all of them with exit code 0', async (signal) => {
    const served = await serveWithTwo();
    const workers = workersOf(served);
    expect(workers).toHaveLength(2);
    served.process.kill(signal);
    expect(await served.process.exited).toBe(0);
    expect(workers.filter(isRunning)).toEqual([]);
    expect(served.printed()).not.toContain('ended');
    expect(ask(served.url)).rejects.toThrow();
  });

  test('they end with the process that started them', async () => {
    const served = await serveWithTwo();
    const workers = workersOf(served);
    served.process.kill('SIGKILL');
    await served.process.exited;
    await until(() => !workers.some(isRunning));
    expect(ask(served.url)).rejects.toThrow();
  });

  test('a port in use, also by workers, gives one clear line and exit code 1', async () => {
    const { port } = new URL((await serveWithTwo()).url);
    const { exitCode, stdout, stderr } = await runCommand('serve', library, '--workers', '2', '--port', port);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^scriptorium: Port \d+ .* in use\..*\n$/);
  });
});
