import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { type ServedCommand, startServe } from '../start-serve.ts';
import type { RawAnswer } from './answer-reader.ts';
import { entityTagOf, identityBody } from './entity-tag.ts';
import { RawConnection } from './raw-connection.ts';
import { ReplacingWriter } from './replacing-writer.ts';

setDefaultTimeout(600_000);

const replacements = isLong ? 100 : 10;
const catalogue = '/api/available_translations.json';
const replacedIds = Array.from({ length: 10 }, (_, index) => `E${index}`);
const codings: readonly Record<string, string>[] = [{}, { 'Accept-Encoding': 'gzip' }];

interface Body {
  readonly version: number;
  readonly path?: string;
  readonly translations?: readonly { readonly id: string; readonly listOfBooksApiLink: string }[];
}

let served: ServedCommand;
let writer: ReplacingWriter;
let port: number;
beforeAll(async () => {
  const directory = newFolder();
  writer = new ReplacingWriter(directory, replacements);
  await writer.written();
  served = await startServe(directory);
  port = Number(new URL(served.url).port);
});
afterAll(async () => {
  served.process.kill('SIGKILL');
  await served.process.exited;
});

function bodyOf(answer: RawAnswer | undefined, path: string): Body {
  expect(answer?.status, path).toBe(200);
  expect(answer!.fields.get('etag'), path).toBe(entityTagOf(answer!));
  const body = JSON.parse(String(identityBody(answer!)));
  if (path !== catalogue) expect(body.path).toBe(path);
  return body;
}

/**
 * One round of client requests. The observed versions must never decrease. Returns the number of responses.
 */
async function look(client: RawConnection, coding: Record<string, string>, since: number): Promise<Looked> {
  const { version, translations = [] } = bodyOf(await client.get(catalogue, coding), catalogue);
  expect(version).toBeGreaterThanOrEqual(since);
  const some = [translations.at(-1)!, translations[version % translations.length]!, translations[0]!];
  for (const { id, listOfBooksApiLink } of some) {
    const books = bodyOf(await client.get(listOfBooksApiLink, coding), listOfBooksApiLink);
    if (replacedIds.includes(id)) expect(books.version).toBeGreaterThanOrEqual(version);
  }
  return { version, answers: 1 + some.length };
}

interface Looked {
  readonly version: number;
  readonly answers: number;
}

async function revalidate(client: RawConnection, path: string, coding: Record<string, string>) {
  const first = await client.get(path, coding);
  bodyOf(first, path);
  const etag = first!.fields.get('etag')!;
  const second = await client.get(path, { ...coding, 'If-None-Match': etag });
  if (second?.status === 304) expect(second.fields.get('etag')).toBe(etag);
  else {
    bodyOf(second, path);
    expect(second!.fields.get('etag')).not.toBe(etag);
  }
}

async function resumeDownload(client: RawConnection, coding: Record<string, string>) {
  const path = '/api/E0/complete.json';
  const first = await client.get(path, { ...coding, Range: 'bytes=0-199999' });
  expect(first?.status).toBe(206);
  const etag = first!.fields.get('etag')!;
  const rest = await client.get(path, { ...coding, Range: 'bytes=200000-', 'If-Range': etag });
  if (rest?.status !== 206) bodyOf(rest, path);
  else bodyOf({ ...rest, status: 200, body: Buffer.concat([first!.body, rest.body]) }, path);
}

test(`while ${replacements} versions replace each other under load, every response is complete and of one version`, async () => {
  let answers = 0;
  let isOver = false;
  const seen = new Set<number>();
  const client = async (coding: Record<string, string>) => {
    const connection = await RawConnection.open(port);
    for (let since = 0, round = 0; !isOver; round++) {
      const looked = await look(connection, coding, since);
      since = looked.version;
      seen.add(since);
      await revalidate(connection, `/api/E${round % 10}/GEN/1.json`, coding);
      if (round % 8 === 0) await resumeDownload(connection, coding);
      answers += looked.answers + 2;
    }
    connection.close();
    await connection.closed;
  };
  const clients = Promise.all([...codings, ...codings, ...codings].map(client));
  const replacing = async () => {
    for (let version = 2; version <= replacements + 1; version++) {
      expect(await writer.replace()).toBe(version);
      const before = answers;
      while (answers < before + 20 && !isOver) await Bun.sleep(1);
    }
    isOver = true;
  };
  try {
    await Promise.all([clients, replacing()]);
  } finally {
    isOver = true;
  }
  expect(served.printed()).not.toContain('rror');
  expect(await writer.end()).toBe(0);
  expect(seen.size).toBeGreaterThan(replacements / 2);
  const last = await RawConnection.open(port);
  expect(bodyOf(await last.get(catalogue), catalogue).version).toBe(replacements + 1);
  last.close();
});
