// What publishing a large library costs, from list prices: `node bin/bun.mjs bench/scale-cost.ts --help`

import { scaleModel } from './lib/options.ts';
import { markdownTable } from './lib/report.ts';

const defaults = {
  translations: 1500,
  documents: 2384,
  megabytes: 7.9,
  updates: 50,
  requests: 300,
  bytes: 3100,
  origin: 76,
};

const usage = `Usage: node bin/bun.mjs bench/scale-cost.ts [options]
  --translations 1500  how many are published
  --documents 2384     of each: objects to put (bench/scale.ts)
  --megabytes 7.9      of each, compressed (bench/scale.ts)
  --updates 50         translations that change in a month
  --requests 300       million requests of readers in a month
  --bytes 3100         of an answer, its head with it
  --origin 76          percent of the requests that go on to the store (bench/cdn-model.ts)`;

type Amounts = typeof defaults;

function print(amounts: Amounts): void {
  const { translations, documents, megabytes, requests, bytes } = amounts;
  const objects = ((translations * documents) / 1e6).toFixed(2);
  const stored = ((translations * megabytes) / 1000).toFixed(1);
  const sent = ((requests * bytes) / 1000).toFixed(0);
  console.log(
    `${objects} million objects, ${stored} GB; ${requests} million requests and ${sent} GB a month\n`,
  );
  const once = ['first publication $'];
  const monthly = [
    'storage $',
    'updates $',
    'reads of the store $',
    'CDN requests $',
    'CDN traffic $',
    'fixed $',
  ];
  const rows = prices.map((price) => row(price, amounts));
  console.log(markdownTable(['', ...once, ...monthly, 'a month $'], rows, 1));
}

function row(price: Prices, amounts: Amounts): string[] {
  const { translations, documents, megabytes, updates, requests, bytes } = amounts;
  const reads = (requests * amounts.origin) / 100;
  const gigabytes = (millions: number) => (millions * bytes) / 1000;
  const monthly = [
    ((translations * megabytes) / 1000) * price.storage,
    ((updates * documents) / 1e6) * price.puts,
    reads * price.gets + gigabytes(reads) * price.toCdn,
    requests * price.requests,
    gigabytes(requests) * price.toReaders,
    price.fixed,
  ];
  const total = monthly.reduce((sum, dollars) => sum + dollars, 0);
  const first = ((translations * documents) / 1e6) * price.puts;
  return [price.name, ...[first, ...monthly, total].map((dollars) => dollars.toFixed(2))];
}

/** What a place to publish to asks for, in US dollars. */
export interface Prices {
  readonly name: string;
  /** For a gigabyte (10^9 bytes here) and month. */
  readonly storage: number;
  /** For a million objects put. */
  readonly puts: number;
  /** For a million objects read by the CDN. */
  readonly gets: number;
  /** For a gigabyte that goes to the CDN. */
  readonly toCdn: number;
  /** For a gigabyte that the CDN sends to readers. */
  readonly toReaders: number;
  /** For a million requests of readers to the CDN. */
  readonly requests: number;
  /** For a month, whatever is used. */
  readonly fixed: number;
}

/**
 * List prices of 2025 in the United States and Europe: the first step of each scale, without free allowances and
 * without tax. They change: check them. Nothing here reads them from the providers.
 */
export const prices: readonly Prices[] = [
  {
    name: 'AWS S3 + CloudFront',
    storage: 0.023,
    puts: 5,
    gets: 0.4,
    toCdn: 0,
    toReaders: 0.085,
    requests: 1,
    fixed: 0,
  },
  {
    name: 'Cloudflare R2 + its CDN',
    storage: 0.015,
    puts: 4.5,
    gets: 0.36,
    toCdn: 0,
    toReaders: 0,
    requests: 0,
    fixed: 0,
  },
  {
    name: 'Backblaze B2 + Bunny',
    storage: 0.006,
    puts: 0,
    gets: 0.4,
    toCdn: 0,
    toReaders: 0.01,
    requests: 0,
    fixed: 0,
  },
  {
    name: 'Google Cloud Storage + CDN',
    storage: 0.02,
    puts: 5,
    gets: 0.4,
    toCdn: 0.01,
    toReaders: 0.08,
    requests: 0.75,
    // The forwarding rule of its load balancer: $0.025 an hour
    fixed: 18,
  },
];

scaleModel(usage, defaults, print);
