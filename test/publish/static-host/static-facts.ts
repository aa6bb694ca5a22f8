import { gunzipSync } from 'node:zlib';
import type { Library } from '../../../src/library/library.ts';
import { ask } from '../../conformance/http/ask.ts';
import { askedPaths } from '../../conformance/http/asked-paths.ts';
import { RawConnection } from '../../conformance/http/raw-connection.ts';
import type { ServedFacts } from '../../conformance/http/served-facts.ts';
import type { ListeningProgram } from '../../listening-program.ts';

export async function staticFacts({ port, stop }: ListeningProgram, library: Library): Promise<ServedFacts> {
  const bodiesOf = (path: string) => {
    const gzip = Buffer.from(library.get(path)!.gzip);
    const br = Buffer.from(library.peekBrotli(path)?.body ?? []);
    return { br, gzip, identity: gunzipSync(gzip) };
  };
  const bodies = { chapter: bodiesOf(askedPaths.chapter), download: bodiesOf(askedPaths.download) };
  const { identity, gzip, br } = bodies.download;
  const named = new Map([
    ['size', String(identity.length)],
    ['last', String(identity.length - 1)],
    ['gzip size', String(gzip.length)],
    ['br size', String(br.length)],
  ]);
  for (const name of ['chapter', 'download'] as const) {
    for (const coding of ['br', 'gzip', 'identity'] as const) {
      const connection = new RawConnection(port);
      connection.send(Buffer.from(ask('GET', askedPaths[name], `Accept-Encoding: ${coding}`)));
      const { fields } = await connection.answer();
      connection.close();
      named.set(`${name} ${coding} tag`, fields.get('etag') ?? 'none');
    }
  }
  return { port, hasBrotli: library.hasBrotli(), bodies, named, stop };
}
