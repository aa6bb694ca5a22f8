import { parseArgs } from 'node:util';
import { constants, zstdCompressSync } from 'node:zlib';
import { type Library, openLibrary } from '../src/library/library.ts';
import { brotliBody } from '../src/library/stored-document.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { libraryDirectory } from './lib/project.ts';
import { machine, markdownTable } from './lib/report.ts';

const usage = `Usage: node bin/bun.mjs bench/codings.ts [LIBRARY] [options]
  LIBRARY             the starter library by default
  --documents 60      documents of each kind, spread over all of them`;

const brotli = (quality: number) => (body: Uint8Array) => brotliBody(body, quality);

const codings = {
  'brotli 5': brotli(5),
  'brotli 9': brotli(9),
  'brotli 11': brotli(11),
  'zstd 19': (body: Uint8Array) =>
    zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
};

const kinds: readonly (readonly [kind: string, RegExp])[] = [
  ['catalogue', /^\/api\/available_/],
  ['manifest', /^\/api\/x\/manifest/],
  ['report', /^\/api\/x\/report\//],
  ['commentary chapter', /^\/api\/c\/[^/]+\/[A-Z0-9]{3}\//],
  ['commentary, other', /^\/api\/c\//],
  ['dataset chapter', /^\/api\/d\/[^/]+\/[A-Z0-9]{3}\//],
  ['dataset list', /^\/api\/d\/[^/]+\/[^/]+$/],
  ['dataset record', /^\/api\/d\//],
  ['complete download', /\/complete(\.simple)?\.json$/],
  ['books of a translation', /\/books\.json$/],
  ['audio timings', /\.audioTimings\.json$/],
  ['words', /\.words(\.simple)?\.json$/],
  ['chapter', /\.json$/],
];

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    options: { documents: { type: 'string', default: '60' } },
    allowPositionals: true,
  });
  await bench(libraryDirectory(positionals[0]), wholeNumber('documents', values.documents));
});

async function bench(directory: string, documents: number): Promise<void> {
  const library = openLibrary(directory, { readOnly: true });
  const kinds = Map.groupBy(library.paths('/api/'), documentKind);
  const rows = [...kinds].sort().map(([kind, paths]) => {
    const step = Math.max(1, Math.floor(paths.length / documents));
    const sample = paths.filter((_, index) => index % step === 0).slice(0, documents);
    return [kind, String(paths.length), ...measure(library, sample)];
  });
  await library.close();
  const names = Object.keys(codings).flatMap((name) => [name, 'x gzip', 'ms']);
  console.log(`mean bytes and milliseconds per document, over ${documents} of each kind; ${machine()}\n`);
  console.log(markdownTable(['kind', 'documents', 'identity', 'gzip', ...names], rows, 1));
}

function measure(library: Library, sample: readonly string[]): string[] {
  const gzips = sample.map((path) => new Uint8Array(library.get(path)!.gzip));
  const bodies = gzips.map((gzip) => Bun.gunzipSync(gzip));
  const gzip = meanLength(gzips);
  const cells = Object.values(codings).flatMap((encode) => {
    const started = performance.now();
    const bytes = meanLength(bodies.map((body) => encode(body)));
    const milliseconds = (performance.now() - started) / sample.length;
    return [bytes.toFixed(0), (bytes / gzip).toFixed(2), milliseconds.toFixed(1)];
  });
  return [meanLength(bodies).toFixed(0), gzip.toFixed(0), ...cells];
}

function meanLength(bodies: readonly Uint8Array[]): number {
  return bodies.reduce((sum, { length }) => sum + length, 0) / bodies.length;
}

function documentKind(path: string): string {
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}
