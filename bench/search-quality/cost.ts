import type { Library } from '../../src/library/library.ts';
import { median } from '../lib/report.ts';
import { OwnEngine } from '../search/engines.ts';
import { type Fetched, fetchedFor } from '../search/static-host.ts';
import { orRefused } from './searchers.ts';

interface QueryCost {
  readonly query: string;
  /** Processor time of a server with warm caches. */
  readonly milliseconds: number;
  /** From a static host, with nothing in a cache, up to the first result. */
  readonly fetched: Fetched;
}

const warmUpRounds = 20;
const rounds = 5;

/** @param more further parameters of the search. Queries that are rejected cost nothing and are left out. */
export function queryCosts(
  library: Library,
  queries: readonly string[],
  more: Readonly<Record<string, string>> & { readonly in: string },
): QueryCost[] {
  const engine = new OwnEngine(library, more.in);
  const ask = (q: string) => orRefused(() => engine.ask({ ...more, q }));
  const answered = queries.filter((q) => ask(q) !== undefined);
  const times = answered.map((): number[] => []);
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const [index, q] of answered.entries()) {
      const started = process.cpuUsage();
      ask(q);
      const { user, system } = process.cpuUsage(started);
      if (round >= 0) times[index]!.push((user + system) / 1000);
    }
  }
  return answered.map((query, index) => ({
    query,
    milliseconds: median(times[index]!),
    fetched: fetchedFor(library, { ...more, q: query, limit: '1' }),
  }));
}

export const costHead = [
  'in',
  'queries',
  'p50 ms',
  'p99 ms',
  'documents p50',
  'most',
  'kB p50',
  'most',
  '8 documents, 120 kB',
];

export function costRow(name: string, costs: readonly QueryCost[]): string[] {
  const times = costs.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const documents = costs.map(({ fetched }) => fetched.documents);
  const kilobytes = costs.map(({ fetched }) => fetched.bytes / 1000);
  const small = costs.filter(({ fetched }) => fetched.documents <= 8 && fetched.bytes <= 120_000);
  return [
    name,
    String(costs.length),
    median(times).toFixed(2),
    times[Math.floor(times.length * 0.99)]!.toFixed(2),
    median(documents).toFixed(0),
    Math.max(...documents).toFixed(0),
    median(kilobytes).toFixed(0),
    Math.max(...kilobytes).toFixed(0),
    `${((100 * small.length) / costs.length).toFixed(0)} %`,
  ];
}
