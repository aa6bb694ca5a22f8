import { openLibrary } from '../src/library/library.ts';
import { seededRandom } from '../test/seeded-random.ts';
import { type DayOptions, type PlaceDay, placeDay } from './edge/reader-day.ts';
import { sampledQuestions } from './edge/sampled-requests.ts';
import { modelNumbers, runBenchmark } from './lib/options.ts';
import { markdownTable } from './lib/report.ts';

const usage = `Usage: node bin/bun.mjs bench/edge-model.ts [options]
  --places 50        where the CDN has a cache and runs the worker; requests are shared equally
  --questions 30     percent of the requests; the others are chapters
  --exponent 0.8     of Zipf's law, for chapters and questions
  --editions 1       of Zipf's law, for translations
  --cdn 5            GB of the cache at each place
  --memory 64        MB of parsed documents in a worker (MEMORY_MB)
  --sampled 20000    different questions per translation
  --cpu 3            ms of CPU time per question that the worker computes (bench/edge/worker.ts)`;

const defaults = {
  places: 50,
  questions: 30,
  exponent: 0.8,
  editions: 1,
  cdn: 5,
  memory: 64,
  sampled: 20_000,
  cpu: 3,
};

const rows = [
  [0.1, 2],
  [0.1, 1500],
  [1, 2],
  [1, 1500],
  [10, 2],
  [10, 1500],
  [100, 2],
  [100, 1500],
] as const;

/**
 * US dollars per month: list prices of Cloudflare's documentation ("Workers: Pricing", "R2: Pricing"), read in
 * November 2026. Responses from the cache also count as requests to the worker.
 */
const prices = {
  plan: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMilliseconds: { included: 30e6, perMillion: 0.02 },
  storeReads: { included: 10e6, perMillion: 0.36 },
  storage: { included: 10, perGigabyte: 0.015 },
};
const cachedMilliseconds = 0.3;
const gigabytesPerTranslation = 0.0079;
const days = 30;

await runBenchmark(usage, async (words) => {
  const numbers = modelNumbers(words, defaults);
  const library = openLibrary('.cache/starter/library', { readOnly: true });
  const sampled = sampledQuestions(library, numbers.sampled);
  await library.close();
  const printed = rows.map(([millions, translations]) => {
    const options: DayOptions = {
      requests: millions * 1e6,
      translations,
      places: numbers.places,
      questionShare: numbers.questions / 100,
      editionExponent: numbers.editions,
      exponent: numbers.exponent,
      cdnBytes: numbers.cdn * 1e9,
      memoryBytes: numbers.memory * 1e6,
      chapterBytes: 2716,
      answerBytes: 2000,
      random: seededRandom(1),
    };
    return row(options, placeDay(options, sampled), numbers.cpu);
  });
  const head = [
    'million requests/day',
    'translations',
    'from the CDN %',
    'documents in memory %',
    'memory MB',
  ];
  const store = [
    'store requests/s',
    'of all requests %',
    'GB/day from the store',
    'store $',
    'worker $',
    'per month $',
  ];
  console.log(markdownTable([...head, ...store], printed, 0));
});

function row({ requests, translations, places }: DayOptions, day: PlaceDay, cpu: number): string[] {
  const storeRequests = day.storeRequests * places;
  const computed = day.requests - day.answered;
  const milliseconds = (day.answered * cachedMilliseconds + computed * cpu) * places * days;
  const reads = charge(storeRequests * days, prices.storeReads);
  const stored = Math.max(0, translations * gigabytesPerTranslation - prices.storage.included);
  const store = reads + stored * prices.storage.perGigabyte;
  const worker =
    prices.plan + charge(requests * days, prices.requests) + charge(milliseconds, prices.cpuMilliseconds);
  return [
    String(requests / 1e6),
    String(translations),
    percent(day.answered / day.requests),
    percent(day.inMemory / day.needed),
    (day.memory / 1e6).toFixed(0),
    figure(storeRequests / 86_400),
    percent(storeRequests / requests),
    figure((day.storeBytes * places) / 1e9),
    ...[store, worker, store + worker].map((dollars) => dollars.toFixed(2)),
  ];
}

function charge(amount: number, { included, perMillion }: { included: number; perMillion: number }): number {
  return (Math.max(0, amount - included) / 1e6) * perMillion;
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

function figure(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0);
}
