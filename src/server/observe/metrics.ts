import packageJson from '../../../package.json' with { type: 'json' };
import type { Exchange } from '../http/connection.ts';
import { BuildFigures } from './build-figures.ts';
import { type GaugeName, metricsSlot } from './metrics-board.ts';
import { MetricsText, processFigures, type Sample } from './metrics-text.ts';
import { type RouteKind, routeKind, routeKinds } from './route-kind.ts';

type WatchedServer = Readonly<
  Record<Exclude<GaugeName, 'sampledAt' | 'starts' | keyof typeof processFigures>, () => number | undefined>
>;

export interface MetricsOptions {
  readonly basePath?: string;
  /** The slots of all processes of the service, including this one; by default one slot of its own. */
  readonly slots?: readonly Float64Array[];
  readonly builds?: BuildFigures;
  readonly slot?: number;
}

/** A process that has recorded nothing for this long is considered dead. */
const staleMilliseconds = 15_000;

const kindNumbers = new Map<RouteKind, number>(routeKinds.map((kind, number) => [kind, number]));
const statusNumbers = new Uint8Array(1000).fill(metricsSlot.statuses.length);
for (const [number, status] of metricsSlot.statuses.entries()) statusNumbers[status] = number;
const bounds = metricsSlot.bounds.map((seconds) => seconds * 1000);

export class Metrics {
  readonly #basePath: string;
  readonly #slots: readonly Float64Array[];
  readonly #own: Float64Array;
  readonly builds: BuildFigures;
  #server: WatchedServer | undefined;

  constructor({
    basePath = '',
    slots = [new Float64Array(metricsSlot.length)],
    slot = 0,
    builds = new BuildFigures(),
  }: MetricsOptions = {}) {
    this.#basePath = basePath;
    this.#slots = slots;
    this.builds = builds;
    this.#own = slots[slot]!;
    this.#own[metricsSlot.gauge('starts')]! += 1;
  }

  watch(server: WatchedServer): void {
    this.#server = server;
    this.sample();
  }

  /** Called for every response, so it allocates nothing. About 0.05 µs. */
  observe({ request, status, bytes, milliseconds }: Exchange): void {
    const own = this.#own;
    const path = request?.path ?? '';
    const from = path.startsWith(this.#basePath) ? this.#basePath.length : 0;
    const kind = kindNumbers.get(routeKind(path, from))!;
    own[metricsSlot.requests(kind, statusNumbers[status] ?? metricsSlot.statuses.length)]! += 1;
    own[metricsSlot.bytes(kind)]! += bytes;
    let bound = 0;
    while (bound < bounds.length && milliseconds > bounds[bound]!) bound++;
    own[metricsSlot.bucket(kind, bound)]! += 1;
    own[metricsSlot.seconds(kind)]! += milliseconds / 1000;
  }

  sample(): void {
    const figures = { sampledAt: Date.now, ...processFigures, ...this.#server };
    for (const [name, figure] of Object.entries(figures))
      this.#own[metricsSlot.gauge(name as GaugeName)] = figure() ?? Number.NaN;
  }

  text(): string {
    this.sample();
    const text = new MetricsText();
    this.#addAnswers(text);
    this.#addLibrary(text);
    this.#addProcesses(text);
    return text.toString();
  }

  #addAnswers(text: MetricsText): void {
    const kinds = [...routeKinds.entries()];
    const requests = kinds.flatMap(([kind, name]) =>
      [...metricsSlot.statuses, 'other'].map((status, number): Sample => {
        return [{ kind: name, status: String(status) }, this.#sum(metricsSlot.requests(kind, number))];
      }),
    );
    const bytes = kinds.map(([kind, name]): Sample => [{ kind: name }, this.#sum(metricsSlot.bytes(kind))]);
    const isThere = ([, value]: Sample) => value > 0;
    text.add('scriptorium_requests_total', 'Answers by kind of route and status.', requests.filter(isThere));
    text.add(
      'scriptorium_response_bytes_total',
      'Bytes of the bodies of answers by kind of route.',
      bytes.filter(isThere),
    );
    const durations = kinds.map(([kind, name]) => ({
      labels: { kind: name },
      counts: [...metricsSlot.bounds, 0].map((_, bound) => this.#sum(metricsSlot.bucket(kind, bound))),
      sum: this.#sum(metricsSlot.seconds(kind)),
    }));
    text.addHistogram(
      'scriptorium_request_duration_seconds',
      'From the receipt of a request to its response handed to the socket, including time in queues.',
      metricsSlot.bounds,
      durations.filter(({ counts }) => counts.some((count) => count > 0)),
    );
  }

  #addLibrary(text: MetricsText): void {
    const own = (name: 'generation' | 'editions'): Sample[] => [[{}, this.#own[metricsSlot.gauge(name)]!]];
    text.add('scriptorium_build_info', 'The version of Scriptorium.', [
      [{ version: packageJson.version }, 1],
    ]);
    text.add(
      'scriptorium_library_generation',
      'Increases with every update of the library; after deliver, it is that of the delivered library.',
      own('generation'),
    );
    text.add('scriptorium_library_editions', 'Editions in the library.', own('editions'));
    const committedAt = this.#own[metricsSlot.gauge('committedAt')]!;
    text.add(
      'scriptorium_data_timestamp_seconds',
      'When the library was last changed, in seconds since 1970.',
      committedAt > 0 ? [[{}, committedAt / 1000]] : [],
    );
    this.builds.addTo(text, this.#own[metricsSlot.gauge('editions')]!);
  }

  #addProcesses(text: MetricsText): void {
    const now = Date.now();
    for (const [name, gauge, help] of processMetrics) {
      if (gauge === 'starts' && this.#slots.length === 1) continue;
      const samples = this.#slots.flatMap((slot, number): Sample[] => {
        const value = slot[metricsSlot.gauge(gauge)]!;
        const isLiving = now - slot[metricsSlot.gauge('sampledAt')]! < staleMilliseconds;
        if (Number.isNaN(value) || !(isLiving || outliving.has(gauge))) return [];
        return [[this.#slots.length === 1 ? {} : { worker: String(number + 1) }, value]];
      });
      text.add(name, help, samples);
    }
  }

  #sum(at: number): number {
    return this.#slots.reduce((total, slot) => total + slot[at]!, 0);
  }
}

const processMetrics: readonly (readonly [name: string, gauge: GaugeName, help: string])[] = [
  ['scriptorium_connections', 'connections', 'Open connections of clients.'],
  ['scriptorium_pending_response_bytes', 'pendingBytes', 'Bytes of responses that wait for clients to read.'],
  ['scriptorium_queued_answers', 'queuedAnswers', 'Questions and pages that wait for their turn.'],
  [
    'scriptorium_event_loop_lag_seconds',
    'eventLoopLagSeconds',
    'Longest delay of the event loop in the last 15 to 30 seconds.',
  ],
  [
    'scriptorium_worker_starts_total',
    'starts',
    'How often a worker was started; more than once means that it failed.',
  ],
  [
    'scriptorium_damaged_documents_total',
    'damagedDocuments',
    'Documents of the library that were found damaged when they were requested.',
  ],
  ['process_resident_memory_bytes', 'residentBytes', 'Resident memory.'],
  ['process_cpu_seconds_total', 'cpuSeconds', 'Time of processors, user and system.'],
  ['process_start_time_seconds', 'startedAt', 'Start, in seconds since 1970.'],
  ['process_open_fds', 'openFiles', 'Open file descriptors.'],
];

/** Reported also after the process that counted them has ended. */
const outliving: ReadonlySet<GaugeName> = new Set(['starts', 'damagedDocuments']);
