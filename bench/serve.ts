// Scriptorium beside other servers of the same bytes, in one table: `node bin/bun.mjs bench/serve.ts --help`
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Library, openLibrary } from '../src/library/library.ts';
import { freePort } from './free-port.ts';
import { libraryOfCopies } from './library-of-copies.ts';
import { machine } from './machine.ts';
import { caddy } from './serve-caddy.ts';
import { checkServer } from './serve-check.ts';
import { writeServedFiles } from './serve-files.ts';
import { h2o } from './serve-h2o.ts';
import { nginx, openFiles } from './serve-nginx.ts';
import { type ServeBenchOptions, serveOptions, serveUsage } from './serve-options.ts';
import { type Peer, printed } from './serve-peer.ts';
import { type MeasuredServer, startOnCore } from './serve-process.ts';
import { alternatingRounds } from './serve-rounds.ts';
import { scriptorium } from './serve-scriptorium.ts';
import { sirv } from './serve-sirv.ts';
import { serveTable } from './serve-table.ts';
import { prepareWrk } from './serve-wrk.ts';

const peers: readonly Peer[] = [nginx, h2o, caddy, sirv, scriptorium];
const tools = { wrk: 'wrk', taskset: 'util-linux' };

try {
  await bench(readOptions());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function readOptions(): ServeBenchOptions {
  const words = process.argv.slice(2);
  if (words.includes('--help')) {
    console.log(serveUsage);
    process.exit(0);
  }
  const options = serveOptions(words);
  const unknown = options.servers?.find((name) => !peers.some((peer) => peer.name === name));
  if (unknown) throw new Error(`There is no server "${unknown}" here.\n${serveUsage}`);
  const missing = Object.entries(tools).filter(([program]) => !Bun.which(program));
  if (missing.length > 0)
    throw new Error(`Install first: apt-get install ${missing.map(([, name]) => name).join(' ')}`);
  return options;
}

async function bench(options: ServeBenchOptions): Promise<void> {
  const directory = options.library ?? (await libraryOfCopies(options.editions));
  const library = openLibrary(directory, { readOnly: true });
  const scratch = mkdtempSync(join(tmpdir(), 'scriptorium-bench-'));
  const servers = new Map<string, MeasuredServer>();
  try {
    const chapters = library.paths('/api/').filter((path) => /\/[A-Z0-9]{3}\/\d+\.json$/.test(path));
    const hot = chapters[chapters.length >> 1];
    if (!hot) throw new Error(`The library in ${directory} has no chapters.`);
    const root = join(scratch, 'files');
    writeServedFiles(library, root);
    await startServers(servers, { options, directory, scratch, root, files: chapters.length });
    await checkServers(servers, library, [hot, chapters[0]!, chapters.at(-1)!]);
    const { gzip } = library.get(hot)!;
    const plain = Bun.gunzipSync(new Uint8Array(gzip)).length;
    console.log(
      `hot: ${hot}, ${gzip.length} bytes gzip, ${plain} plain; random: ${chapters.length} chapters`,
    );
    const results = await alternatingRounds(servers, prepareWrk(scratch, hot, chapters), options);
    console.log(`${options.rounds} rounds of ${options.seconds} s, medians; ${machine()}\n`);
    console.log(serveTable(results));
  } finally {
    for (const server of servers.values()) await server.stop();
    await library.close();
    rmSync(scratch, { recursive: true });
  }
}

interface Setting {
  readonly options: ServeBenchOptions;
  readonly directory: string;
  readonly scratch: string;
  readonly root: string;
  /** How many files the random load asks for, in one coding. */
  readonly files: number;
}

async function startServers(servers: Map<string, MeasuredServer>, setting: Setting): Promise<void> {
  const { options, directory, scratch, root, files } = setting;
  const connections = Math.max(...options.cases.map((load) => load.connections));
  const descriptors = Number.parseInt(printed('sh', '-c', 'ulimit -Hn'), 10) || 1_000_000;
  for (const peer of peers) {
    if (options.servers && !options.servers.includes(peer.name)) continue;
    if (!peer.isInstalled()) {
      console.log(`${peer.name} is left out, since it is not installed: ${peer.install}`);
      continue;
    }
    console.log(peer.version());
    const port = freePort();
    const own = join(scratch, peer.name);
    mkdirSync(own);
    const command = peer.command({ library: directory, root, scratch: own, port, connections, descriptors });
    servers.set(peer.name, await startOnCore(command, port, join(own, 'log')));
  }
  const kept = openFiles(connections, descriptors);
  if (servers.has('nginx') && kept < files) {
    console.log(`nginx keeps ${kept} of the ${files} files open: a process may open ${descriptors} here`);
  }
}

async function checkServers(servers: ReadonlyMap<string, MeasuredServer>, library: Library, paths: string[]) {
  for (const [name, { port }] of servers) {
    const lines = await checkServer(port, library, paths).catch((error: Error) => {
      throw new Error(`${name}: ${error.message}`);
    });
    for (const line of lines) console.log(`${name}: ${line}`);
  }
}
