import { gunzipSync } from 'node:zlib';
import { type RunningServer, startServer } from '../../../src/server/start-server.ts';
import { compiledSmallBrotli, compiledSmallContent } from '../../compiled.ts';
import { ask } from './ask.ts';
import { askedPaths } from './asked-paths.ts';
import type { AskedCoding, AskedDocument } from './http-row.ts';
import { RawConnection } from './raw-connection.ts';

export interface ServedFacts {
  readonly port: number;
  readonly hasBrotli: boolean;
  readonly bodies: Readonly<Record<AskedDocument, Readonly<Record<AskedCoding, Buffer>>>>;
  /** Values of the `{names}` in rows: `{chapter gzip tag}`, `{size}` of the download, ... */
  readonly named: ReadonlyMap<string, string>;
  readonly stop: RunningServer['stop'];
}

export async function serveFacts({ hasBrotli } = { hasBrotli: false }): Promise<ServedFacts> {
  const { library } = await (hasBrotli ? compiledSmallBrotli() : compiledSmallContent());
  const { port, stop } = await startServer({ library, port: 0, limits: { headSeconds: 300 } });
  const bodiesOf = (name: AskedDocument) => {
    const gzip = Buffer.from(library.get(askedPaths[name])!.gzip);
    const br = Buffer.from(library.peekBrotli(askedPaths[name])?.body ?? []);
    return { br, gzip, identity: gunzipSync(gzip) };
  };
  const bodies = { chapter: bodiesOf('chapter'), download: bodiesOf('download') };
  const named = new Map<string, string>();
  for (const name of ['chapter', 'download'] as const) {
    for (const coding of ['br', 'gzip', 'identity'] as const) {
      named.set(`${name} ${coding} tag`, await tagOf(port, askedPaths[name], coding));
    }
  }
  const { identity, gzip, br } = bodies.download;
  named.set('size', String(identity.length));
  named.set('last', String(identity.length - 1));
  named.set('gzip size', String(gzip.length));
  named.set('br size', String(br.length));
  return { port, hasBrotli, bodies, named, stop };
}

export function fillIn(text: string, { named }: ServedFacts): string {
  return text.replace(/\{([a-z ]+)\}/g, (whole, name: string) => named.get(name) ?? whole);
}

async function tagOf(port: number, path: string, coding: AskedCoding): Promise<string> {
  const connection = new RawConnection(port);
  connection.send(Buffer.from(ask('GET', path, `Accept-Encoding: ${coding}`)));
  const { fields } = await connection.answer();
  connection.close();
  return fields.get('etag') ?? 'none';
}
