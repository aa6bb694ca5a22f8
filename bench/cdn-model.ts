import { parseArgs } from 'node:util';
import {
  type CdnCache,
  type CdnHits,
  type CdnObjects,
  cdnHits,
  cdnPopularity,
  cdnSimulation,
} from './cdn/cache-model.ts';
import { positiveNumber, runBenchmark } from './lib/options.ts';
import { markdownTable } from './lib/report.ts';

const usage = `Usage: node bin/bun.mjs bench/cdn-model.ts [options]
  --translations 1500     each with 1189 chapters
  --bytes 2716            per chapter as it is sent (docs/decisions/brotli.md)
  --edges 50              caches of the CDN, which share the requests equally
  --rates 10,1000,50000   requests per second in the whole world
  --exponents 0.8,1       of Zipf's law: how much popular chapters are preferred
  --ttls 300,86400        seconds that a response stays fresh
  --caches 0.5,5          GB of the cache at one edge
  --simulate              compare the formula with random requests against a small cache`;

interface CdnOptions {
  readonly translations: number;
  readonly bytes: number;
  readonly edges: number;
  /** Requests per second, total over all edges. */
  readonly rates: readonly number[];
  readonly exponents: readonly number[];
  /** Seconds. */
  readonly ttls: readonly number[];
  /** Cache size in bytes per edge. */
  readonly caches: readonly number[];
  readonly simulate: boolean;
}

const chapters = 1189;
const staleSeconds = 86400;

await runBenchmark(usage, (words) => {
  const options = cdnOptions(words);
  if (options.simulate) printSimulation();
  else printModel(options);
});

function cdnOptions(words: string[]): CdnOptions {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    args: words,
    options: {
      translations: text('1500'),
      bytes: text('2716'),
      edges: text('50'),
      rates: text('10,1000,50000'),
      exponents: text('0.8,1'),
      ttls: text('300,86400'),
      caches: text('0.5,5'),
      simulate: { type: 'boolean', default: false },
    },
  });
  type Name = Exclude<keyof typeof values, 'simulate'>;
  const many = (name: Name) => values[name].split(',').map((value) => positiveNumber(name, value));
  return {
    translations: positiveNumber('translations', values.translations),
    bytes: positiveNumber('bytes', values.bytes),
    edges: positiveNumber('edges', values.edges),
    rates: many('rates'),
    exponents: many('exponents'),
    ttls: many('ttls'),
    caches: many('caches').map((gigabytes) => gigabytes * 1e9),
    simulate: values.simulate,
  };
}

function printModel(options: CdnOptions): void {
  const rows = settings(options).map((setting) => row(setting, options));
  const asked = ['requests/s', 'exponent', 'TTL s', 'edge GB'];
  const found = [
    'fresh at the edge %',
    'at once %',
    'origin requests/s',
    'of them 304',
    'with a shield',
    'of them 304',
  ];
  console.log(markdownTable([...asked, ...found], rows, 0));
}

interface Setting {
  readonly rate: number;
  readonly exponent: number;
  readonly ttl: number;
  readonly cache: number;
}

function settings({ rates, exponents, ttls, caches }: CdnOptions): Setting[] {
  return rates.flatMap((rate) =>
    exponents.flatMap((exponent) =>
      caches.flatMap((cache) => ttls.map((ttl) => ({ rate, exponent, ttl, cache }))),
    ),
  );
}

function row({ rate, exponent, ttl, cache }: Setting, { translations, bytes, edges }: CdnOptions): string[] {
  const objects = cdnPopularity(translations * chapters, exponent, rate / edges);
  const edge: CdnCache = { capacity: cache / bytes, ttl };
  const hits = cdnHits(objects, edge);
  const soon = cdnHits(objects, { ...edge, ttl: ttl + staleSeconds });
  const origin = passedOn(objects, hits);
  const atShield = objects.map(({ count, rate }, i) => ({
    count,
    rate: rate * edges * (1 - hits[i]!.fresh),
  }));
  const shielded = passedOn(atShield, cdnHits(atShield, edge));
  return [
    ...[String(rate), String(exponent), String(ttl), String(cache / 1e9)],
    ...[percent(objects, hits, 'fresh'), percent(objects, soon, 'fresh')],
    ...[figure(origin.all * edges), figure(origin.unchanged * edges)],
    ...[figure(shielded.all), figure(shielded.unchanged)],
  ];
}

/** Requests per second that a cache forwards, and how many of them are revalidations. */
function passedOn(objects: readonly CdnObjects[], hits: readonly CdnHits[]) {
  return {
    all: sum(objects, ({ rate }, i) => rate * (1 - hits[i]!.fresh)),
    unchanged: sum(objects, ({ rate }, i) => rate * (hits[i]!.present - hits[i]!.fresh)),
  };
}

function percent(objects: readonly CdnObjects[], hits: readonly CdnHits[], member: keyof CdnHits): string {
  const share = sum(objects, ({ rate }, i) => rate * hits[i]![member]) / sum(objects, ({ rate }) => rate);
  return (share * 100).toFixed(1);
}

function sum(objects: readonly CdnObjects[], value: (object: CdnObjects, index: number) => number): number {
  return objects.reduce((total, object, i) => total + object.count * value(object, i), 0);
}

function figure(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0);
}

function printSimulation(): void {
  const objects = cdnPopularity(20_000, 0.9, 1000);
  const rows = [500, 5000, 20_000].flatMap((capacity) =>
    [1, 30, 1000].map((ttl) => {
      const cache = { capacity, ttl };
      const hits = cdnHits(objects, cache);
      const simulated = cdnSimulation(objects, cache, 4_000_000);
      const shown = (value: number) => (value * 100).toFixed(1);
      const formula = [percent(objects, hits, 'present'), percent(objects, hits, 'fresh')];
      return [String(capacity), String(ttl), ...formula, shown(simulated.present), shown(simulated.fresh)];
    }),
  );
  const head = ['cache holds', 'TTL s', 'present %', 'fresh %', 'simulated: present %', 'simulated: fresh %'];
  console.log(
    `20,000 objects, exponent 0.9, 1000 requests/s, 4 million requests\n\n${markdownTable(head, rows, 0)}`,
  );
}
