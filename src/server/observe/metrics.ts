import packageJson from '../../../package.json' with { type: 'json' };
import type { Exchange } from '../http/connection.ts';
import { BuildFigures } from './build-figures.ts';
import { metricsSlot } from './metrics-board.ts';
import { MetricsText, processFigures, type Sample } from './metrics-text.ts';
import { type RouteKind, routeKind, routeKinds } from './route-kind.ts';

interface WatchedServer {
  connections(): number;
  pendingBytes(): number;
  queuedAnswers(): number;
  eventLoopLagSeconds(): number;
  generation(): number;
  editions(): number;
  /** Last change of the library in milliseconds since 1970; undefined if unknown. */
  committedAt(): number | undefined;
  damagedDocuments(): number;
}

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
    const own = this.#own;
    const note = (name: Parameters<typeof metricsSlot.gauge>[0], value: number) => {
      own[metricsSlot.gauge(name)] = value;
    };
    note('sampledAt', Date.now());
    note('startedAt', processFigures.startedAt);
    note('residentBytes', processFigures.residentBytes());
    note('cpuSeconds', processFigures.cpuSeconds());
    note('openFiles', processFigures.openFiles());
    if (!this.#server) return;
    note('connections', this.#server.connections());
    note('pendingBytes', this.#server.pendingBytes());
    note('queuedAnswers', this.#server.queuedAnswers());
    note('eventLoopLag', this.#server.eventLoopLagSeconds());
    note('generation', this.#server.generation());
    note('editions', this.#server.editions());
    note('committedAt', this.#server.committedAt() ?? Number.NaN);
    note('damagedDocuments', this.#server.damagedDocuments());
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
    text.add(
      'scriptorium_requests_total',
      'counter',
      'Answers by kind of route and status.',
      requests.filter(isThere),
    );
    text.add(
      'scriptorium_response_bytes_total',
      'counter',
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
    text.add('scriptorium_build_info', 'gauge', 'The version of Scriptorium.', [
      [{ version: packageJson.version }, 1],
    ]);
    text.add(
      'scriptorium_library_generation',
      'gauge',
      'Increases with every update of the library.',
      own('generation'),
    );
    text.add('scriptorium_library_editions', 'gauge', 'Editions in the library.', own('editions'));
    const committedAt = this.#own[metricsSlot.gauge('committedAt')]!;
    text.add(
      'scriptorium_data_timestamp_seconds',
      'gauge',
      'When the library was last changed, in seconds since 1970.',
      committedAt > 0 ? [[{}, committedAt / 1000]] : [],
    );
    this.builds.addTo(text, this.#own[metricsSlot.gauge('editions')]!);
  }

  #addProcesses(text: MetricsText): void {
    const all = (name: Parameters<typeof metricsSlot.gauge>[0], onlyLiving = true): Sample[] => {
      const now = Date.now();
      return this.#slots.flatMap((slot, number): Sample[] => {
        const value = slot[metricsSlot.gauge(name)]!;
        const isLiving = now - slot[metricsSlot.gauge('sampledAt')]! < staleMilliseconds;
        if (Number.isNaN(value) || (onlyLiving && !isLiving)) return [];
        return [[this.#slots.length === 1 ? {} : { worker: String(number + 1) }, value]];
      });
    };
    text.add('scriptorium_connections', 'gauge', 'Open connections of clients.', all('connections'));
    text.add(
      'scriptorium_pending_response_bytes',
      'gauge',
      'Bytes of responses that wait for clients to read.',
      all('pendingBytes'),
    );
    text.add(
      'scriptorium_queued_answers',
      'gauge',
      'Questions and pages that wait for their turn.',
      all('queuedAnswers'),
    );
    text.add(
      'scriptorium_event_loop_lag_seconds',
      'gauge',
      'Longest delay of the event loop in the last 15 to 30 seconds.',
      all('eventLoopLag'),
    );
    if (this.#slots.length > 1) {
      const help = 'How often a worker was started; more than once means that it failed.';
      text.add('scriptorium_worker_starts_total', 'counter', help, all('starts', false));
    }
    const damaged = 'Documents of the library that were found damaged when they were requested.';
    text.add('scriptorium_damaged_documents_total', 'counter', damaged, all('damagedDocuments', false));
    text.add('process_resident_memory_bytes', 'gauge', 'Resident memory.', all('residentBytes'));
    text.add(
      'process_cpu_seconds_total',
      'counter',
      'Time of processors, user and system.',
      all('cpuSeconds'),
    );
    text.add('process_start_time_seconds', 'gauge', 'Start, in seconds since 1970.', all('startedAt'));
    text.add('process_open_fds', 'gauge', 'Open file descriptors.', all('openFiles'));
  }

  #sum(at: number): number {
    return this.#slots.reduce((total, slot) => total + slot[at]!, 0);
  }
}
