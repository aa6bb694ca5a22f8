import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';
import type { CaseRuns, ServeRun } from './serve-rounds.ts';

const head = [
  ...['load', 'coding', 'conn.', 'server'],
  ...['requests/s', 'x nginx', 'p50 ms', 'p99 ms', 'x nginx', 'p99.9 ms'],
  ...['CPU us/request', 'core %', 'resident MB', 'anonymous MB', 'errors'],
];

/**
 * One row for each case and server: medians over the rounds. A ratio to nginx is the median of the ratios of each
 * round, whose two runs lie seconds apart.
 */
export function serveTable(results: readonly CaseRuns[]): string {
  const rows = results.map(({ load, server, runs }) => {
    const nginx = results.find((other) => other.load === load && other.server === 'nginx')?.runs;
    const of = (key: keyof ServeRun, digits: number) => median(runs.map((run) => run[key])).toFixed(digits);
    const ratio = (key: keyof ServeRun) =>
      nginx ? median(runs.map((run, round) => run[key] / nginx[round]![key])).toFixed(2) : '';
    return [
      ...[load.load, load.coding, String(load.connections), server],
      ...[of('rate', 0), ratio('rate'), of('p50', 2), of('p99', 2), ratio('p99'), of('p999', 2)],
      ...[of('cpu', 1), (median(runs.map(({ busy }) => busy)) * 100).toFixed(0)],
      ...[of('resident', 0), of('anonymous', 0), String(runs.reduce((sum, { errors }) => sum + errors, 0))],
    ];
  });
  return markdownTable(head, rows, 4);
}
