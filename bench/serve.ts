import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Library, openLibrary } from '../src/library/library.ts';
import { freePort } from '../test/free-port.ts';
import { scratchFolder } from '../test/scratch-folder.ts';
import { libraryOfCopies } from './lib/library-of-copies.ts';
import { runBenchmark } from './lib/options.ts';
import { machine, markdownTable, median, medianPair } from './lib/report.ts';
import { prepareWrk } from './lib/wrk.ts';
import { checkServer } from './serve/check.ts';
import { type ServeOptions, serveOptions, serveUsage } from './serve/options.ts';
import { filesKeptOpen, peers, printed } from './serve/peers.ts';
import {
  alternatingRounds,
  type LoadRuns,
  type MeasuredServer,
  type ServeRun,
  startOnCore,
} from './serve/rounds.ts';

const tools = { wrk: 'wrk', taskset: 'util-linux' };

const tableHead = [
  ...['load', 'coding', 'conn.', 'server'],
  ...['requests/s', 'nginx then', 'x nginx', 'p50 ms', 'p99 ms', 'nginx then', 'x nginx', 'p99.9 ms'],
  ...['CPU us/request', 'core %', 'resident MB', 'anonymous MB', 'errors'],
];

await runBenchmark(serveUsage, async (words) => {
  const options = serveOptions(words);
  const unknown = options.servers?.find((name) => !peers.some((peer) => peer.name === name));
  if (unknown) throw new Error(`There is no server "${unknown}" here.\n${serveUsage}`);
  const missing = Object.entries(tools).filter(([program]) => !Bun.which(program));
  if (missing.length > 0)
    throw new Error(`Install first: apt-get install ${missing.map(([, name]) => name).join(' ')}`);
  await bench(options);
});

async function bench(options: ServeOptions): Promise<void> {
  const directory = options.library ?? (await libraryOfCopies(options.editions));
  const library = openLibrary(directory, { readOnly: true });
  const scratch = scratchFolder();
  const servers = new Map<string, MeasuredServer>();
  try {
    const chapters = library.paths('/api/').filter((path) => /\/[A-Z0-9]{3}\/\d+\.json$/.test(path));
    const hot = chapters[chapters.length >> 1];
    if (!hot) throw new Error(`The library in ${directory} has no chapters.`);
    const root = join(scratch, 'files');
    writeFiles(library, root);
    await startServers(servers, { options, directory, scratch, root, files: chapters.length });
    await checkServers(servers, library, [hot, chapters[0]!, chapters.at(-1)!]);
    const { gzip } = library.get(hot)!;
    const plain = Bun.gunzipSync(new Uint8Array(gzip)).length;
    console.log(
      `hot: ${hot}, ${gzip.length} bytes gzip, ${plain} plain; random: ${chapters.length} chapters`,
    );
    const results = await alternatingRounds(servers, prepareWrk(scratch, hot, chapters), options);
    console.log(`${options.rounds} rounds of ${options.seconds} s, medians; ${machine()}\n`);
    console.log(table(results));
  } finally {
    for (const server of servers.values()) await server.stop();
    await library.close();
  }
}

function writeFiles(library: Library, root: string): void {
  for (const path of library.paths('/api/')) {
    if (path.includes('/complete')) continue;
    const { gzip } = library.get(path)!;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, `${path}.gz`), gzip);
    writeFileSync(join(root, path), gunzipSync(gzip));
  }
}

interface Setting {
  readonly options: ServeOptions;
  readonly directory: string;
  readonly scratch: string;
  readonly root: string;
  readonly files: number;
}

async function startServers(servers: Map<string, MeasuredServer>, setting: Setting): Promise<void> {
  const { options, directory, scratch, root, files } = setting;
  const connections = Math.max(...options.loads.map((load) => load.connections));
  const descriptors = Number.parseInt(printed('sh', '-c', 'ulimit -Hn'), 10) || 1_000_000;
  for (const peer of peers) {
    if (options.servers && !options.servers.includes(peer.name)) continue;
    if (!peer.isInstalled()) {
      console.log(`${peer.name} is left out because it is not installed: ${peer.install}`);
      continue;
    }
    console.log(peer.version());
    const port = freePort();
    const own = join(scratch, peer.name);
    mkdirSync(own);
    const command = peer.command({ library: directory, root, scratch: own, port, connections, descriptors });
    servers.set(peer.name, await startOnCore(command, port, join(own, 'log')));
  }
  const kept = filesKeptOpen(connections, descriptors);
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

/**
 * One row per load and server. Figures compared with nginx come from the round with the median ratio: both
 * servers were measured seconds apart there. All others are medians over the rounds.
 */
function table(results: readonly LoadRuns[]): string {
  const rows = results.map(({ load, server, runs }) => {
    const nginx = results.find((other) => other.load === load && other.server === 'nginx')?.runs;
    const of = (key: keyof ServeRun, digits: number) => median(runs.map((run) => run[key])).toFixed(digits);
    const compared = (key: 'rate' | 'p99', digits: number) => {
      if (!nginx) return [of(key, digits), '', ''];
      const values = (all: readonly ServeRun[]) => all.map((run) => run[key]);
      const { own, other, ratio } = medianPair(values(runs), values(nginx));
      return [own.toFixed(digits), other.toFixed(digits), ratio.toFixed(2)];
    };
    return [
      ...[load.kind, load.coding, String(load.connections), server],
      ...[...compared('rate', 0), of('p50', 2), ...compared('p99', 2), of('p999', 2)],
      ...[of('cpu', 1), (median(runs.map(({ busy }) => busy)) * 100).toFixed(0)],
      ...[of('resident', 0), of('anonymous', 0), String(runs.reduce((sum, { errors }) => sum + errors, 0))],
    ];
  });
  return markdownTable(tableHead, rows, 4);
}
