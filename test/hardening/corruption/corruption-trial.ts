import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openLibrary } from '../../../src/library/library.ts';
import { newFolder } from '../../new-folder.ts';
import { type ServedCommand, startServe } from '../../start-serve.ts';
import { type DamageName, damageFile } from './damage-file.ts';

interface KnownRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  readonly hash: string;
}

export interface CorruptionPlan {
  readonly damage: DamageName;
  readonly isServing: boolean;
  readonly random: () => number;
}

export interface CorruptionOutcome {
  isRefused: boolean;
  isCrashed: boolean;
  bugs: number;
  right: number;
  damaged: number;
  ofAnother: number;
  wrong: number;
  otherStatus: number;
  readonly notes: string[];
}

const maxNotes = 5;
const connections = 8;
const requestsBefore = 100;

export class CorruptionTrial {
  readonly #file: string;
  readonly #requests: readonly KnownRequest[];
  readonly #paths: ReadonlyMap<string, string>;

  private constructor(file: string, requests: readonly KnownRequest[]) {
    this.#file = file;
    this.#requests = requests;
    this.#paths = new Map(requests.map(({ hash, path }) => [hash, path]));
  }

  static async of(directory: string, maxDocuments: number): Promise<CorruptionTrial> {
    const library = openLibrary(directory, { readOnly: true });
    const { path } = library.file;
    const paths = library.paths('/api/');
    const [translation] = library.editions().filter(({ kind }) => kind === 'translation');
    await library.close();
    const step = Math.max(1, paths.length / maxDocuments);
    const documents = Array.from(
      { length: Math.floor(paths.length / step) },
      (_, at) => paths[Math.floor(at * step)]!,
    );
    const served = await startServe(directory);
    try {
      const asked = [...documentRequests(documents), ...questionRequests(translation?.id ?? '')];
      const requests: KnownRequest[] = [];
      for (const each of asked) requests.push({ ...each, ...(await send(served.url, each)) });
      return new CorruptionTrial(path, requests);
    } finally {
      await stop(served);
    }
  }

  get requests(): number {
    return this.#requests.length;
  }

  async run({ damage, isServing, random }: CorruptionPlan): Promise<CorruptionOutcome> {
    const outcome = newOutcome();
    const directory = newFolder();
    copyFileSync(this.#file, join(directory, 'library.mdb'));
    if (!isServing) damageFile(join(directory, 'library.mdb'), damage, random);
    let served: ServedCommand;
    try {
      served = await startServe(directory);
    } catch (error) {
      judgeRefusal(String((error as Error).message), outcome);
      return outcome;
    }
    try {
      if (isServing) {
        await this.#load(served, outcome, requestsBefore, random);
        const load = this.#load(served, outcome, this.#requests.length, random);
        await Bun.sleep(random() * 20);
        damageFile(libraryFile(directory), damage, random);
        await load;
      }
      for (let round = 0; round < 2; round++)
        await this.#load(served, outcome, this.#requests.length, random);
      const health = await fetch(`${served.url}/health`).catch(() => undefined);
      if (health?.status !== 200) note(outcome, `/health: ${health?.status}`);
      if (health?.status !== 200) outcome.otherStatus++;
      if (served.process.exitCode !== null || served.process.signalCode !== null) outcome.isCrashed = true;
    } finally {
      await stop(served);
      judgeLog(served.printed(), outcome);
    }
    return outcome;
  }

  async #load(
    served: ServedCommand,
    outcome: CorruptionOutcome,
    count: number,
    random: () => number,
  ): Promise<void> {
    let left = count;
    const first = Math.floor(random() * this.#requests.length);
    const client = async () => {
      while (left > 0 && !outcome.isCrashed) {
        const request = this.#requests[(first + left--) % this.#requests.length]!;
        try {
          this.#judge(request, await send(served.url, request), outcome);
        } catch (error) {
          note(outcome, `${request.path}: ${(error as Error).message}`);
          outcome.isCrashed = true;
        }
      }
    };
    await Promise.all(Array.from({ length: connections }, client));
  }

  #judge(known: KnownRequest, { status, hash, code }: Received, outcome: CorruptionOutcome): void {
    const isOtherCoding = this.#paths.get(hash) === known.path;
    if (status === known.status && (hash === known.hash || isOtherCoding)) outcome.right++;
    else if (status === 500 && code === 'document_damaged') outcome.damaged++;
    else {
      if (status === 500) outcome.bugs++;
      else if (status >= 300) outcome.otherStatus++;
      else if (this.#paths.has(hash)) outcome.ofAnother++;
      else outcome.wrong++;
      note(
        outcome,
        `${known.path} ${JSON.stringify(known.headers)}: ${status} ${code ?? ''}, not ${known.status}`,
      );
    }
  }
}

type Asked = Pick<KnownRequest, 'path' | 'headers'>;

function* documentRequests(paths: readonly string[]): Iterable<Asked> {
  for (const path of paths) {
    for (const coding of ['gzip', 'identity', 'br']) yield { path, headers: { 'Accept-Encoding': coding } };
    if (/\/complete[^/]*\.json$/.test(path))
      yield { path, headers: { 'Accept-Encoding': 'gzip', Range: 'bytes=100-5000' } };
  }
  yield { path: '/api/none/GEN/1.json', headers: {} };
}

function* questionRequests(id: string): Iterable<Asked> {
  const headers = { 'Accept-Encoding': 'identity' };
  for (const book of ['GEN', 'JHN', 'RUT', 'PSA'])
    for (const include of ['', '&include=words,footnotes,headings'])
      yield { path: `/api/x/passage?ref=${book}+1:1-3&in=${id}${include}`, headers };
  yield { path: `/api/x/search?q=the+lord&in=${id}`, headers };
  yield { path: `/api/${id}/GEN/151.json`, headers };
}

interface Received {
  readonly status: number;
  readonly hash: string;
  readonly code?: string;
}

async function send(url: string, { path, headers }: Asked): Promise<Received> {
  const response = await fetch(url + path, {
    headers,
    decompress: false,
    signal: AbortSignal.timeout(300_000),
  });
  const body = Buffer.from(await response.arrayBuffer());
  const hash = new Bun.CryptoHasher('sha256').update(body).digest('hex');
  const code = response.status < 400 ? undefined : /"code":"(\w+)"/.exec(String(body))?.[1];
  return { status: response.status, hash, ...(code === undefined ? {} : { code }) };
}

function newOutcome(): CorruptionOutcome {
  const counts = { bugs: 0, right: 0, damaged: 0, ofAnother: 0, wrong: 0, otherStatus: 0 };
  return { isRefused: false, isCrashed: false, ...counts, notes: [] };
}

function judgeRefusal(message: string, outcome: CorruptionOutcome): void {
  const [, ...lines] = message.trim().split('\n');
  outcome.isRefused = lines.length > 0 && lines.every((line) => line.startsWith('scriptorium: '));
  if (!outcome.isRefused) outcome.isCrashed = true;
  judgeLog(message, outcome);
}

function judgeLog(printed: string, outcome: CorruptionOutcome): void {
  if (!/a bug in Scriptorium/.test(printed)) return;
  outcome.bugs++;
  note(outcome, printed.slice(printed.indexOf('a bug in'), printed.indexOf('a bug in') + 1500));
}

function note(outcome: CorruptionOutcome, text: string): void {
  if (outcome.notes.length < maxNotes) outcome.notes.push(text);
}

function libraryFile(directory: string): string {
  return join(directory, readdirSync(directory).find((name) => name.endsWith('.mdb'))!);
}

async function stop({ process }: ServedCommand): Promise<void> {
  process.kill();
  await process.exited;
}
