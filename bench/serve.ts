// Requests a second beside nginx on the same bytes: `node bin/bun.mjs bench/serve.ts LIBRARY [SECONDS] [ROUNDS]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLibrary } from '../src/library/library.ts';
import { dumpForNginx } from './serve-nginx.ts';
import { startOnCore } from './serve-process.ts';
import { type Load, runWrk, writeScripts } from './serve-wrk.ts';

const [directory, seconds = '5', rounds = '3'] = process.argv.slice(2);
const missing = ['nginx', 'wrk', 'taskset'].filter((program) => !Bun.which(program));
if (!directory || missing.length > 0) {
  console.error(
    directory
      ? `bench/serve needs ${missing.join(', ')}: apt-get install nginx-light wrk util-linux`
      : 'Usage: node bin/bun.mjs bench/serve.ts LIBRARY [SECONDS per run] [ROUNDS]',
  );
  process.exit(1);
}

const library = openLibrary(directory, { readOnly: true });
const chapters = library.paths('/api/').filter((path) => /\/[A-Z0-9]{3}\/\d+\.json$/.test(path));
const temporary = mkdtempSync(join(tmpdir(), 'bench-serve-'));
const loads = writeScripts(temporary, chapters);
const servers = {
  ours: await startOnCore(
    [process.execPath, join(import.meta.dir, 'serve-ours.ts'), directory, '18081'],
    18081,
  ),
  nginx: await startOnCore(['nginx', '-c', dumpForNginx(library, temporary, 18082)], 18082),
};

interface Run extends Load {
  readonly cpu: number;
}

function measure(server: keyof typeof servers, script: string): Run {
  const { port, cpuSeconds } = servers[server];
  const before = cpuSeconds();
  const load = runWrk(port, script, Number(seconds));
  return { ...load, cpu: ((cpuSeconds() - before) / load.requests) * 1e6 };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;

try {
  console.log(
    `${chapters.length} chapters, gzip, 64 connections, medians of ${rounds} rounds of ${seconds} s`,
  );
  console.log('load    server  requests/s   p50 ms   p99 ms   CPU us/request');
  for (const [name, script] of Object.entries(loads)) {
    for (const server of ['ours', 'nginx'] as const) runWrk(servers[server].port, script, 1);
    const runs = { ours: [] as Run[], nginx: [] as Run[] };
    for (let round = 0; round < Number(rounds); round++) {
      for (const server of ['ours', 'nginx'] as const) runs[server].push(measure(server, script));
    }
    const of = (server: 'ours' | 'nginx', key: 'rate' | 'p50' | 'p99' | 'cpu') =>
      median(runs[server].map((run) => run[key]));
    for (const server of ['ours', 'nginx'] as const) {
      const cells = [
        of(server, 'rate').toFixed(0),
        ...(['p50', 'p99'] as const).map((key) => of(server, key).toFixed(2)),
      ];
      const columns = cells.map((cell, index) => cell.padStart(index === 0 ? 10 : 8)).join(' ');
      console.log(
        `${name.padEnd(7)} ${server.padEnd(7)} ${columns} ${of(server, 'cpu').toFixed(2).padStart(16)}`,
      );
    }
    const ratio = (key: 'rate' | 'p50' | 'p99' | 'cpu') => (of('ours', key) / of('nginx', key)).toFixed(2);
    console.log(
      `${name.padEnd(7)} ratio   ${`${ratio('rate')}x`.padStart(10)} ${ratio('p50').padStart(8)} ${ratio('p99').padStart(8)} ${ratio('cpu').padStart(16)}`,
    );
  }
  console.log(`resident memory of ours after the load: ${servers.ours.resident()}`);
} finally {
  for (const server of Object.values(servers)) await server.stop();
  await library.close();
  rmSync(temporary, { recursive: true });
}
