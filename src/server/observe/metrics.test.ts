import { afterAll, describe, expect, test } from 'bun:test';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Exchange } from '../http/connection.ts';
import { Metrics } from './metrics.ts';
import { metricsBoard, metricsSlot } from './metrics-board.ts';

const answerTo = (path: string): Exchange => ({
  request: { method: 'GET', path, query: '', isHttp10: false, fields: new Map() },
  status: 200,
  bytes: 5000,
  milliseconds: 0.04,
  address: '192.0.2.1',
});
const answer = answerTo('/api/BSB/GEN/1.json');
const server = {
  connections: () => 7,
  pendingBytes: () => 70_000,
  queuedAnswers: () => 5,
  eventLoopLagSeconds: () => 0.25,
  generation: () => 3,
  editions: () => 2,
  damagedDocuments: () => 1,
  committedAt: (): number | undefined => 1_700_000_000_500,
};

function seriesValue(text: string, series: string): number {
  const line = text.split('\n').find((line) => line.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? Number.NaN);
}

/** Checks exposition format 0.0.4: a metric's help and type, all of its samples, then the next metric. */
function expectWellFormed(text: string): void {
  const seen = new Set<string>();
  const blocks = text.split(/^(?=# HELP )/m);
  for (const block of blocks) {
    const [help, type, ...samples] = block.trimEnd().split('\n');
    const name = /^# HELP ([a-z_]+) \S.*$/.exec(help!)![1]!;
    expect(type).toMatch(new RegExp(`^# TYPE ${name} (counter|gauge|histogram)$`));
    expect(samples.length).toBeGreaterThan(0);
    const labels = '(\\{[a-z]+="[^"\\\\\\n]*"(,[a-z]+="[^"\\\\\\n]*")*\\})?';
    const sample = new RegExp(`^${name}(_bucket|_sum|_count)?${labels} -?[0-9.]+(e[+-]?\\d+)?$`);
    for (const line of samples) {
      expect(line).toMatch(sample);
      const series = line.slice(0, line.lastIndexOf(' '));
      expect(seen).not.toContain(series);
      seen.add(series);
    }
  }
  expect(text.endsWith('\n')).toBe(true);
}

describe('metrics', () => {
  test('count answers by kind and status, and their bytes', () => {
    const metrics = new Metrics();
    for (let n = 0; n < 3; n++) metrics.observe(answer);
    metrics.observe({ ...answer, status: 304, bytes: 0 });
    metrics.observe({ ...answer, request: undefined, status: 400, bytes: 90 });
    const text = metrics.text();
    expectWellFormed(text);
    expect(seriesValue(text, 'scriptorium_requests_total{kind="chapter",status="200"}')).toBe(3);
    expect(seriesValue(text, 'scriptorium_requests_total{kind="chapter",status="304"}')).toBe(1);
    expect(seriesValue(text, 'scriptorium_requests_total{kind="other",status="400"}')).toBe(1);
    expect(seriesValue(text, 'scriptorium_response_bytes_total{kind="chapter"}')).toBe(15_000);
  });

  test('count durations by kind in a histogram with cumulative buckets', () => {
    const metrics = new Metrics();
    for (const milliseconds of [0.01, 0.05, 0.051, 3, 60_000]) metrics.observe({ ...answer, milliseconds });
    metrics.observe({ ...answerTo('/health'), milliseconds: 2 });
    const text = metrics.text();
    expectWellFormed(text);
    const upTo = (le: string) =>
      seriesValue(text, `scriptorium_request_duration_seconds_bucket{kind="chapter",le="${le}"}`);
    expect(['0.000025', '0.00005', '0.0001', '0.0025', '0.005', '1', '+Inf'].map(upTo)).toEqual([
      1, 2, 3, 3, 4, 4, 5,
    ]);
    expect(seriesValue(text, 'scriptorium_request_duration_seconds_count{kind="chapter"}')).toBe(5);
    expect(seriesValue(text, 'scriptorium_request_duration_seconds_sum{kind="chapter"}')).toBeCloseTo(
      60.003111,
      6,
    );
    expect(seriesValue(text, 'scriptorium_request_duration_seconds_sum{kind="health"}')).toBe(0.002);
    expect(text).not.toContain('duration_seconds_count{kind="books"}');
  });

  test('count behind a base path, and /health before it', () => {
    const metrics = new Metrics({ basePath: '/bible' });
    metrics.observe(answerTo('/bible/api/BSB/books.json'));
    metrics.observe(answerTo('/health'));
    const text = metrics.text();
    expect(seriesValue(text, 'scriptorium_requests_total{kind="books",status="200"}')).toBe(1);
    expect(seriesValue(text, 'scriptorium_requests_total{kind="health",status="200"}')).toBe(1);
  });

  test('contain the version, the library and the process', () => {
    const metrics = new Metrics();
    metrics.watch(server);
    const text = metrics.text();
    expectWellFormed(text);
    expect(seriesValue(text, `scriptorium_build_info{version="${packageJson.version}"}`)).toBe(1);
    expect(seriesValue(text, 'scriptorium_library_generation')).toBe(3);
    expect(seriesValue(text, 'scriptorium_library_editions')).toBe(2);
    expect(seriesValue(text, 'scriptorium_connections')).toBe(7);
    expect(seriesValue(text, 'scriptorium_pending_response_bytes')).toBe(70_000);
    expect(seriesValue(text, 'scriptorium_queued_answers')).toBe(5);
    expect(seriesValue(text, 'scriptorium_event_loop_lag_seconds')).toBe(0.25);
    expect(seriesValue(text, 'scriptorium_data_timestamp_seconds')).toBe(1_700_000_000.5);
    expect(seriesValue(text, 'scriptorium_damaged_documents_total')).toBe(1);
    expect(seriesValue(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(seriesValue(text, 'process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(seriesValue(text, 'process_start_time_seconds')).toBeGreaterThan(1_600_000_000);
  });

  test('leave out the time of the data if the library does not record it', () => {
    const metrics = new Metrics();
    metrics.watch({ ...server, committedAt: () => undefined });
    expect(metrics.text()).not.toContain('scriptorium_data_timestamp_seconds');
    expectWellFormed(metrics.text());
  });

  test('do not grow with what clients ask for, and stay well-formed', () => {
    const metrics = new Metrics();
    const target = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `/api/${text}.json`),
    );
    fc.assert(
      fc.property(target, fc.integer({ min: -5, max: 2000 }), (asked, status) => {
        metrics.observe({ ...answerTo(asked), status });
      }),
      { numRuns: 2000 },
    );
    const text = metrics.text();
    expectWellFormed(text);
    const counts = text.match(/^scriptorium_request_duration_seconds_count\{.* (\d+)$/gm)!;
    expect(counts.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)).toBe(2000);
    expect(text.match(/^scriptorium_requests_total/gm)!.length).toBeLessThan(metricsSlot.length);
  });
});

describe('metrics of several processes', () => {
  const file = metricsBoard.create(2);
  afterAll(() => metricsBoard.remove(file));
  const open = (slot: number) => new Metrics({ ...metricsBoard.open(file), slot });

  test('are the same whichever is asked, and outlive a process', () => {
    const first = open(0);
    const second = open(1);
    for (const metrics of [first, second]) {
      metrics.watch(server);
      metrics.observe(answer);
    }
    const requests = (metrics: Metrics) =>
      seriesValue(metrics.text(), 'scriptorium_requests_total{kind="chapter",status="200"}');
    expect([first, second].map(requests)).toEqual([2, 2]);
    const restarted = open(1);
    restarted.observe(answer);
    expect([first, restarted].map(requests)).toEqual([3, 3]);
    expect(seriesValue(first.text(), 'scriptorium_worker_starts_total{worker="2"}')).toBe(2);
    for (const worker of ['1', '2']) {
      expect(seriesValue(first.text(), `scriptorium_connections{worker="${worker}"}`)).toBe(7);
    }
    expectWellFormed(first.text());
  });

  test('leave out a process that has been silent for long', () => {
    const { slots } = metricsBoard.open(file);
    const first = open(0);
    slots[1]![metricsSlot.gauge('sampledAt')] = Date.now() - 60_000;
    expect(first.text()).not.toContain('process_resident_memory_bytes{worker="2"}');
    expect(first.text()).toContain('scriptorium_worker_starts_total{worker="2"}');
  });
});

test('shared memory of a killed service is deleted when another service starts', async () => {
  const child = Bun.spawn([process.execPath, '-e', ''], { stdio: ['ignore', 'ignore', 'ignore'] });
  await child.exited;
  const left = mkdtempSync(join(tmpdir(), `scriptorium-metrics-${child.pid}-`));
  const own = metricsBoard.create(1);
  expect(existsSync(left)).toBe(false);
  metricsBoard.remove(metricsBoard.create(1));
  expect(existsSync(own)).toBe(true);
  metricsBoard.remove(own);
});
