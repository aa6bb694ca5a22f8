// What publishing a large library costs, from list prices: `node bin/bun.mjs bench/scale-cost.ts --help`
import { markdownTable } from './markdown-table.ts';
import { scaleModel } from './scale-model.ts';
import { type Prices, prices } from './scale-prices.ts';

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
  --updates 50         translations that change per month
  --requests 300       million requests of readers per month
  --bytes 3100         of an answer, its head with it
  --origin 76          percent of the requests that go on to the store (bench/cdn-model.ts)`;

type Amounts = typeof defaults;

scaleModel(usage, defaults, print);

function print(amounts: Amounts): void {
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
