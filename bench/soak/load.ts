import type { RawAnswer } from '../../test/hardening/answer-reader.ts';
import { getRequest, RawConnection } from '../../test/hardening/raw-connection.ts';

export interface SoakTally {
  /** Number of responses by kind of request and status: `chapter 200`. */
  readonly answers: Map<string, number>;
  readonly faults: Map<string, number>;
}

export interface SoakPaths {
  readonly chapters: readonly string[];
  readonly catalogue: string;
  readonly download: string;
}

const secondsBetweenRequests = [0.1, 1, 5, 12, 25];
/** Rates of clients that read the download steadily over a slow network. */
const readersBytesPerSecond = [12_000, 16_000, 20_000];

type Step = (connection: RawConnection, paths: SoakPaths) => Promise<boolean>;

const malformed = [
  'garbage\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  `GET /${'x'.repeat(10_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n folded: x\r\n\r\n',
];

const any = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

/**
 * Runs clients until `stop` is aborted. Most of them send valid and invalid requests and disconnect in every
 * way, at random. One per interval holds its connection, and some read slowly: losing such a connection is a
 * fault.
 */
export async function soak(
  port: number,
  paths: SoakPaths,
  clients: number,
  stop: AbortSignal,
): Promise<SoakTally> {
  const tally: SoakTally = { answers: new Map(), faults: new Map() };
  await Promise.all([
    ...Array.from({ length: clients }, () => client(port, paths, tally, stop)),
    ...secondsBetweenRequests.map((seconds) => holdConnection(port, paths, tally, { seconds, stop })),
    ...readersBytesPerSecond.map((rate) => readSlowly(port, paths, tally, { rate, stop })),
  ]);
  return tally;
}

async function holdConnection(
  port: number,
  { chapters }: SoakPaths,
  tally: SoakTally,
  { seconds, stop }: { seconds: number; stop: AbortSignal },
): Promise<void> {
  const connection = await RawConnection.open(port);
  const opened = performance.now();
  const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
  while (!stop.aborted) {
    const answer = await connection.get(any(chapters));
    count(tally.answers, `held ${answer?.status ?? 'none'}`);
    if (answer?.status !== 200) {
      const age = ((performance.now() - opened) / 1000).toFixed(0);
      return count(tally.faults, `connection with a request every ${seconds} s lost after ${age} s`);
    }
    await Promise.race([Bun.sleep(seconds * 1000), stopped]);
  }
  connection.close();
}

async function readSlowly(
  port: number,
  { download }: SoakPaths,
  tally: SoakTally,
  { rate, stop }: { rate: number; stop: AbortSignal },
): Promise<void> {
  while (!stop.aborted) {
    const connection = await RawConnection.open(port);
    connection.pause();
    const answer = connection.get(download);
    for (let isWhole = false; !isWhole && !connection.isClosed && !stop.aborted; ) {
      connection.readSome(rate / 10);
      isWhole = await Promise.race([answer.then(() => true), Bun.sleep(100).then(() => false)]);
    }
    if (stop.aborted) return connection.abort();
    const status = (await answer)?.status ?? 'none';
    count(tally.answers, `slow download ${status}`);
    if (status !== 200) return count(tally.faults, `download at ${rate} bytes per second lost`);
    connection.abort();
  }
}

async function client(port: number, paths: SoakPaths, tally: SoakTally, stop: AbortSignal): Promise<void> {
  const steps = soakSteps(tally);
  while (!stop.aborted) {
    const connection = await RawConnection.open(port);
    for (let isKept = true; isKept && !stop.aborted; ) {
      try {
        isKept = await any(steps)(connection, paths);
      } catch (error) {
        count(tally.faults, String(error));
        isKept = false;
      }
    }
    connection.abort();
  }
}

/** Each step resolves to true if the connection stays open. Frequent steps are listed several times. */
function soakSteps(tally: SoakTally): Step[] {
  const expectStatus = (what: string, statuses: readonly number[], answer: RawAnswer | undefined) => {
    const outcome = `${what} ${answer?.status ?? 'none'}`;
    count(tally.answers, outcome);
    if (!answer || !statuses.includes(answer.status)) count(tally.faults, outcome);
    return answer !== undefined;
  };
  const chapter: Step = async (connection, { chapters }) =>
    expectStatus('chapter', [200], await connection.get(any(chapters), { 'Accept-Encoding': 'gzip' }));
  const identity: Step = async (connection, { chapters }) =>
    expectStatus('identity', [200], await connection.get(any(chapters)));
  const catalogue: Step = async (connection, paths) =>
    expectStatus('catalogue', [200], await connection.get(paths.catalogue));
  const again: Step = async (connection, { chapters }) =>
    expectStatus('conditional', [304], await connection.get(any(chapters), { 'If-None-Match': '*' }));
  const missing: Step = async (connection, { chapters }) =>
    expectStatus('missing', [404], await connection.get(`${any(chapters)}${Math.random()}`));
  const part: Step = async (connection, { download }) =>
    expectStatus(
      'range',
      [206],
      await connection.get(download, { Range: 'bytes=1000-99999', 'Accept-Encoding': 'gzip' }),
    );
  const pipeline: Step = async (connection, { chapters }) => {
    connection.send(Array.from({ length: 50 }, () => getRequest(any(chapters))).join(''));
    for (let i = 0; i < 50; i++) expectStatus('pipelined', [200], await connection.answer());
    return true;
  };
  const wrong: Step = async (connection) => {
    connection.send(any(malformed));
    expectStatus('malformed', [400, 414, 431, 505], await connection.answer());
    return false;
  };
  const halfHeaders: Step = async (connection) => {
    connection.send('GET / HTTP/1.1\r\nHost');
    return false;
  };
  const leave: Step = async (connection, { download }) => {
    connection.request(download, { 'Accept-Encoding': 'gzip' });
    if (Math.random() < 0.7) await connection.firstByte();
    count(tally.answers, 'download left');
    return false;
  };
  const times = (number: number, ...steps: Step[]) => steps.flatMap((step) => Array<Step>(number).fill(step));
  return [
    ...times(24, chapter),
    ...times(12, identity),
    ...times(2, again, missing, wrong),
    ...[catalogue, part, pipeline, halfHeaders, leave],
  ];
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
