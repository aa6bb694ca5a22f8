import { modelNumbers, runBenchmark } from './lib/options.ts';
import { markdownTable } from './lib/report.ts';

const defaults = { translations: 1500, documents: 2384, megabytes: 7.9 };

const usage = `Usage: node bin/bun.mjs bench/scale-publish.ts [options]
  --translations 1500  how many are published
  --documents 2384     per translation: objects to upload (bench/scale.ts)
  --megabytes 7.9      per translation, compressed (bench/scale.ts)`;

const rates = [100, 300, 1000, 3000];

await runBenchmark(usage, (words) => {
  const { translations, documents, megabytes } = modelNumbers(words, defaults);
  const rows = rates.map((rate) => {
    const hours = (translations * documents) / rate / 3600;
    const seconds = documents / rate;
    const megabits = (megabytes / seconds) * 8;
    return [String(rate), hours.toFixed(1), seconds.toFixed(1), megabits.toFixed(1)];
  });
  console.log(markdownTable(['objects/s', 'all, hours', 'one translation, s', 'Mbit/s'], rows, 0));
});
