import { modelNumbers, runBenchmark } from './lib/options.ts';
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
  --documents 2384     per translation: objects to upload (bench/scale.ts)
  --megabytes 7.9      per translation, compressed (bench/scale.ts)
  --updates 50         translations that change per month
  --requests 300       million requests of readers per month
  --bytes 3100         per response, with its headers
  --origin 76          percent of the requests that reach the store (bench/cdn-model.ts)`;

interface Prices {
  readonly name: string;
  /** Per gigabyte (10^9 bytes here) and month. */
  readonly storage: number;
  /** Per million objects uploaded. */
  readonly puts: number;
  /** Per million objects read by the CDN. */
  readonly gets: number;
  /** Per gigabyte sent to the CDN. */
  readonly toCdn: number;
  /** Per gigabyte sent from the CDN to readers. */
  readonly toReaders: number;
  /** Per million requests of readers to the CDN. */
  readonly requests: number;
  /** Per month, regardless of use. */
  readonly fixed: number;
}

/**
 * List prices in US dollars of 2025 in the United States and Europe: the first tier of each scale, without
 * free allowances and tax. Prices change, so check them: they are not read from the providers.
 */
const prices: readonly Prices[] = [
  {
    name: 'AWS S3 + CloudFront',
    ...{ storage: 0.023, puts: 5, gets: 0.4, toCdn: 0, toReaders: 0.085, requests: 1, fixed: 0 },
  },
  {
    name: 'Cloudflare R2 + its CDN',
    ...{ storage: 0.015, puts: 4.5, gets: 0.36, toCdn: 0, toReaders: 0, requests: 0, fixed: 0 },
  },
  {
    name: 'Backblaze B2 + Bunny',
    ...{ storage: 0.006, puts: 0, gets: 0.4, toCdn: 0, toReaders: 0.01, requests: 0, fixed: 0 },
  },
  {
    name: 'Google Cloud Storage + CDN',
    // The fixed price is for the load balancer's forwarding rule: $0.025 per hour
    ...{ storage: 0.02, puts: 5, gets: 0.4, toCdn: 0.01, toReaders: 0.08, requests: 0.75, fixed: 18 },
  },
];

await runBenchmark(usage, (words) => {
  const amounts = modelNumbers(words, defaults);
  const { translations, documents, megabytes, requests, bytes } = amounts;
  const objects = ((translations * documents) / 1e6).toFixed(2);
  const stored = ((translations * megabytes) / 1000).toFixed(1);
  const sent = ((requests * bytes) / 1000).toFixed(0);
  console.log(
    `${objects} million objects, ${stored} GB; ${requests} million requests and ${sent} GB per month\n`,
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
  console.log(markdownTable(['', ...once, ...monthly, 'per month $'], rows, 1));
});

function row(price: Prices, amounts: typeof defaults): string[] {
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
