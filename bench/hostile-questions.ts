import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { links } from '../src/documents/links.ts';
import { openLibrary } from '../src/library/library.ts';
import { type CostlyRequest, costlyRequests, tenTranslations } from './hostile-questions/costly-requests.ts';
import { starterWithCopies } from './lib/library-of-copies.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { libraryDirectory, project } from './lib/project.ts';
import { machine, markdownTable, median } from './lib/report.ts';
import { startServer } from './lib/started-server.ts';

const usage = `Prints the cost of the most expensive questions and pages for a server, and how long other clients wait meanwhile.
Exits with code 1 if an answer takes more than 50 ms of processor time or 2 MB, or if the p99 of /health or of a
popular chapter exceeds 100 ms next to 16 hostile clients. Run it on an idle machine with at least two cores.
Usage: node bin/bun.mjs bench/hostile-questions.ts [options]
  --library DIR   default: the starter library with eight copies of its annotated translation
  --times 20      how often each question is asked
  --seconds 10    length of each load
  --hostile 16    clients that ask expensive questions without a pause
  --slow 60       clients that read expensive answers every two seconds
  --memory 512    instead, only the loads, with so many MiB of memory for the server (as root)
  --downloads     instead, the waits of other clients during downloads below a base path`;

const maxAnswerMilliseconds = 50;
const maxAnswerBytes = 2_000_000;
const maxWaitMilliseconds = 100;

type Server = Awaited<ReturnType<typeof startServer>>;

await runBenchmark(usage, async (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      library: { type: 'string' },
      times: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '10' },
      hostile: { type: 'string', default: '16' },
      slow: { type: 'string', default: '60' },
      memory: { type: 'string' },
      downloads: { type: 'boolean' },
    },
  });
  const directory = values.library ? libraryDirectory(values.library) : await starterWithCopies('OSHB', 8);
  const library = openLibrary(directory, { readOnly: true });
  const ids = tenTranslations(library);
  await library.close();
  if (values.downloads) return printDownloads(directory, ids);
  const requests = costlyRequests(ids);
  const chapter = links.simpleChapter(ids[0]!, 'PSA', 1);
  const mebibytes = values.memory === undefined ? undefined : wholeNumber('memory', values.memory);
  const server = await startServer(directory, chapter, 'direct', mebibytes);
  try {
    console.log(`${machine()}; translations ${ids.join(', ')}\n`);
    const answers = await measureAnswers(server, requests, wholeNumber('times', values.times));
    if (mebibytes === undefined) printAnswers(answers);
    const seconds = wholeNumber('seconds', values.seconds);
    const worst = answers
      .filter(({ status }) => status === 200)
      .toSorted((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, 12);
    const loads = await measureLoads(server, { chapter, worst, seconds }, [
      ['no other client', 'hungry', 0],
      [`${values.hostile} hostile clients`, 'hungry', wholeNumber('hostile', values.hostile)],
      [`${values.slow} slow readers`, 'slow', wholeNumber('slow', values.slow)],
    ]);
    printLoads(loads);
    const above = [
      ...answers
        .filter((each) => each.milliseconds > maxAnswerMilliseconds || each.bytes > maxAnswerBytes)
        .map(({ name }) => name),
      ...loads
        .filter((each) => each.p99 > maxWaitMilliseconds)
        .map(({ load, path }) => `${path} beside ${load}`),
    ];
    const limits = `${maxAnswerMilliseconds} ms, ${maxAnswerBytes / 1e6} MB or a wait of ${maxWaitMilliseconds} ms`;
    console.log(
      above.length === 0 ? `\nNothing exceeds ${limits}.` : `\nAbove ${limits}: ${above.join('; ')}`,
    );
    process.exitCode = above.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
});

interface AnswerCost extends CostlyRequest {
  readonly status: number;
  readonly bytes: number;
  readonly gzipBytes: number;
  readonly first: number;
  readonly milliseconds: number;
  /** Anonymous memory of the server after the request, in MB. */
  readonly memory: number;
}

async function measureAnswers(
  server: Server,
  requests: readonly CostlyRequest[],
  times: number,
): Promise<AnswerCost[]> {
  const found: AnswerCost[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const request of requests) {
    const start = server.processorMilliseconds();
    const { status, bytes } = await ask(server.port, request.target, 'identity', agent);
    const first = server.processorMilliseconds() - start;
    for (let round = 0; round < 3; round++) await ask(server.port, request.target, 'gzip', agent);
    const before = server.processorMilliseconds();
    let gzipBytes = 0;
    for (let round = 0; round < times; round++) {
      gzipBytes = (await ask(server.port, request.target, 'gzip', agent)).bytes;
    }
    const milliseconds = (server.processorMilliseconds() - before) / times;
    const memory = server.memory().anonymous;
    found.push({ ...request, status, bytes, gzipBytes, first, milliseconds, memory });
  }
  agent.destroy();
  return found;
}

function printAnswers(answers: readonly AnswerCost[]): void {
  const rows = answers.map((each) => [
    each.name,
    String(each.status),
    each.first.toFixed(0),
    each.milliseconds.toFixed(1),
    (each.bytes / 1000).toFixed(0),
    (each.gzipBytes / 1000).toFixed(0),
    each.memory.toFixed(0),
  ]);
  const head = ['request', 'status', 'first ms', 'ms of processor', 'kB', 'kB gzip', 'server MB'];
  console.log(markdownTable(head, rows, 1));
}

/** Below a base path the links of a document are changed when it is first requested. */
async function printDownloads(directory: string, ids: readonly string[]): Promise<void> {
  process.env.SCRIPTORIUM_BASE_PATH = '/bible';
  const rows: string[][] = [];
  for (const coding of ['gzip', 'identity']) {
    const server = await startServer(directory, '/bible/health', 'direct');
    try {
      rows.push([coding, ...(await measureDownloads(server, ids, coding))]);
    } finally {
      await server.stop();
    }
  }
  const head = ['coding', 'kB', 'ms of processor', 'usual wait for /health ms', 'longest wait ms'];
  console.log(`${machine()}; downloads of ${ids.join(', ')}\n\n${markdownTable(head, rows, 0)}`);
}

async function measureDownloads(server: Server, ids: readonly string[], coding: string): Promise<string[]> {
  const waitsUntil = (isEnd: () => boolean) => waitsFor(server.port, '/bible/health', isEnd);
  await waitsUntil(secondsFromNow(2));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const [bytes, costs, waits] = [[] as number[], [] as number[], [] as number[]];
  for (const id of ids) {
    const before = server.processorMilliseconds();
    let isDone = false;
    const downloading = ask(server.port, `/bible${links.complete(id)}`, coding, agent).finally(() => {
      isDone = true;
    });
    const [download, healthWaits] = await Promise.all([downloading, waitsUntil(() => isDone)]);
    costs.push(server.processorMilliseconds() - before);
    bytes.push(download.bytes);
    waits.push(Math.max(...healthWaits));
  }
  agent.destroy();
  const figures = [median(bytes) / 1000, median(costs), median(waits), Math.max(...waits)];
  return figures.map((figure, column) => figure.toFixed(column < 2 ? 0 : 1));
}

interface Wait {
  readonly load: string;
  readonly path: string;
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** Peak anonymous memory of the server, in MB. */
  readonly memory: number;
}

async function measureLoads(
  server: Server,
  { chapter, worst, seconds }: { chapter: string; worst: readonly CostlyRequest[]; seconds: number },
  loads: readonly (readonly [load: string, kind: string, clients: number])[],
): Promise<Wait[]> {
  const waits: Wait[] = [];
  for (const [load, kind, clients] of loads) {
    const script = join(project, 'bench/hostile-questions/clients.ts');
    const targets = new TextEncoder().encode(worst.map(({ target }) => target).join('\n'));
    const child = Bun.spawn([process.execPath, script, String(server.port), kind, String(clients)], {
      stdio: [targets, 'ignore', 'inherit'],
    });
    try {
      await Bun.sleep(1000);
      let memory = 0;
      const watch = setInterval(() => {
        memory = Math.max(memory, server.memory().anonymous);
      }, 50);
      const measured = await Promise.all(
        ['/health', chapter].map(
          async (path) => [path, await waitsFor(server.port, path, secondsFromNow(seconds))] as const,
        ),
      );
      clearInterval(watch);
      for (const [path, all] of measured) {
        const sorted = all.toSorted((a, b) => a - b);
        const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1]!;
        waits.push({ load, path, requests: all.length, p50: median(all), p99, most: sorted.at(-1)!, memory });
      }
    } finally {
      child.kill();
      await child.exited;
    }
  }
  return waits;
}

function secondsFromNow(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
}

async function waitsFor(port: number, path: string, isEnd: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const waits: number[] = [];
  while (!isEnd()) {
    const started = performance.now();
    await ask(port, path, 'gzip', agent);
    waits.push(performance.now() - started);
    await Bun.sleep(10);
  }
  agent.destroy();
  return waits;
}

function printLoads(waits: readonly Wait[]): void {
  const rows = waits.map((each) => [
    each.load,
    each.path,
    String(each.requests),
    ...[each.p50, each.p99, each.most].map((value) => value.toFixed(1)),
    each.memory.toFixed(0),
  ]);
  const head = ['next to', 'path', 'requests', 'p50 ms', 'p99 ms', 'longest ms', 'server MB'];
  console.log(`\n${markdownTable(head, rows, 2)}`);
}

function ask(
  port: number,
  path: string,
  coding: string,
  agent: Agent,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, agent, headers: { 'Accept-Encoding': coding } };
    const request = get(options, (response) => {
      let bytes = 0;
      response.on('data', (data: Buffer) => {
        bytes += data.length;
      });
      response.on('end', () => resolve({ status: response.statusCode!, bytes }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
