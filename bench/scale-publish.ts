// How long publishing takes at so many objects per second: `node bin/bun.mjs bench/scale-publish.ts --help`
import { markdownTable } from './markdown-table.ts';
import { scaleModel } from './scale-model.ts';

const defaults = { translations: 1500, documents: 2384, megabytes: 7.9 };

const usage = `Usage: node bin/bun.mjs bench/scale-publish.ts [options]
  --translations 1500  how many are published
  --documents 2384     of each: objects to put (bench/scale.ts)
  --megabytes 7.9      of each, compressed (bench/scale.ts)`;

const rates = [100, 300, 1000, 3000];

scaleModel(usage, defaults, print);

function print({ translations, documents, megabytes }: typeof defaults): void {
  const rows = rates.map((rate) => {
    const hours = (translations * documents) / rate / 3600;
    const seconds = documents / rate;
    const megabits = (megabytes / seconds) * 8;
    return [String(rate), hours.toFixed(1), seconds.toFixed(1), megabits.toFixed(1)];
  });
  const head = ['objects per second', 'all, hours', 'one translation, s', 'Mbit/s'];
  console.log(markdownTable(head, rows, 0));
}
