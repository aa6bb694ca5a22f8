import { modelNumbers, runBenchmark } from './lib/options.ts';
import { markdownTable } from './lib/report.ts';

const defaults = {
  requests: 10,
  peak: 4,
  bytes: 3100,
  core: 69000,
  cores: 2,
  gigabits: 1,
  load: 30,
  regions: 3,
};

const usage = `Usage: node bin/bun.mjs bench/scale-readers.ts [options]
  --requests 10   per reader and day
  --peak 4        requests in the busiest second, relative to the mean
  --bytes 3100    per response, with its headers
  --core 69000    random chapters that a core serves per second (docs/benchmarks.md)
  --cores 2       per server
  --gigabits 1    per second, of a server's line
  --load 30       percent of cores and line that may be used in the busiest second
  --regions 3     regions with servers, at least two in each`;

const millions = [0.1, 1, 10, 100, 1000];

await runBenchmark(usage, (words) => {
  const { requests, peak, bytes, core, cores, gigabits, load, regions } = modelNumbers(words, defaults);
  const rows = millions.map((readers) => {
    const mean = (readers * 1e6 * requests) / 86400;
    const busiest = mean * peak;
    const traffic = (busiest * bytes * 8) / 1e9;
    const forCores = busiest / (core * cores) / (load / 100);
    const forLine = traffic / gigabits / (load / 100);
    const each = Math.max(2, Math.ceil(Math.max(forCores, forLine) / regions));
    const terabytes = (mean * 86400 * 30 * bytes) / 1e12;
    return [
      ...[String(readers), mean.toFixed(0), busiest.toFixed(0), traffic.toFixed(3), terabytes.toFixed(2)],
      ...[forCores.toFixed(2), forLine.toFixed(2), String(each * regions)],
    ];
  });
  const traffic = ['requests/s', 'busiest second', 'Gbit/s then', 'TB/month'];
  const servers = ['servers by cores', 'by line', `servers in ${regions} regions`];
  console.log(markdownTable(['million readers/day', ...traffic, ...servers], rows, 0));
});
