import type { WriteStream } from 'node:tty';
import type { PublishProgress } from '../publish/progress.ts';
import type { PublishSummary } from '../publish/publish.ts';
import { count } from './count.ts';
import { publishPlanText } from './publish-plan-text.ts';

/** Milliseconds between two lines of progress, on a terminal and elsewhere. */
const pauses = { terminal: 100, elsewhere: 5000 } as const;

const steps: Readonly<Record<PublishProgress['step'], string>> = {
  compare: 'Comparing',
  put: 'Publishing',
  remove: 'Removing',
};

/** Tells of a publication while it goes on: one moving line on a terminal, a line every few seconds elsewhere. */
export class PublishReport {
  readonly #out: WriteStream;
  readonly #isJson: boolean;
  #told = performance.now();

  constructor(out: WriteStream, { isJson }: { readonly isJson: boolean }) {
    this.#out = out;
    this.#isJson = isJson;
    if (out.isTTY) this.#told = 0;
  }

  readonly onProgress = (progress: PublishProgress): void => {
    if (this.#isJson) return;
    const now = performance.now();
    const isLast = progress.done === progress.total && this.#out.isTTY;
    const pause = this.#out.isTTY ? pauses.terminal : pauses.elsewhere;
    if (!isLast && now - this.#told < pause) return;
    this.#told = now;
    const line = progressText(progress);
    this.#out.write(this.#out.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  };

  stopped(): void {
    process.stderr.write(`${this.#out.isTTY ? '\n' : ''}Stopped. Publish again to go on.\n`);
  }

  end(summary: PublishSummary, place: string): void {
    if (this.#isJson) {
      this.#out.write(`${JSON.stringify(jsonOf(summary), null, 2)}\n`);
      return;
    }
    if (this.#out.isTTY) this.#out.write('\r\x1b[K');
    for (const line of linesOf(summary, place)) this.#out.write(`${line}\n`);
  }
}

function progressText({ step, done, total, bytes, bytesPerSecond, secondsLeft }: PublishProgress): string {
  if (total === 0) return `${steps[step]} ...`;
  const share = `${done.toLocaleString('en')} of ${count(total, 'file')}`;
  const rate = bytesPerSecond === undefined ? '' : `, ${megabytes(bytes)}, ${megabytes(bytesPerSecond)}/s`;
  const left = secondsLeft === undefined || secondsLeft < 1 ? '' : `, ${timeText(secondsLeft)} left`;
  return `${steps[step]} ${share}${rate}${left}`;
}

function linesOf(summary: PublishSummary, place: string): string[] {
  const { outcome, release, from, documents, files, bytes, seconds } = summary;
  if (outcome === 'dry run') return publishPlanText(summary, place);
  if (outcome === 'nothing to do') {
    return [`Nothing to do: ${place} has release ${release} (${count(documents, 'document')}).`];
  }
  const changes = [
    `${summary.added.length} added`,
    `${summary.changed.length} changed`,
    `${summary.deleted.length} deleted`,
  ].join(', ');
  const told = from === release ? 'the release was there already' : changes;
  const rate = `${Math.round(files / seconds).toLocaleString('en')} files/s, ${megabytes(bytes / seconds)}/s`;
  return [
    ...(summary.isResumed ? ['Went on with a publication that was interrupted.'] : []),
    `Published to ${place}: ${count(documents, 'document')}; ${told}.`,
    `${count(files, 'file')} put, ${megabytes(bytes)}, ${seconds.toFixed(2)} s (${rate})`,
    `Release ${release}${from === null || from === release ? '' : `, before ${from}`}`,
  ];
}

/** The paths are told where nothing was done: what was done is in the releases' manifests. */
function jsonOf({ added, changed, deleted, ...summary }: PublishSummary): unknown {
  return summary.outcome === 'dry run'
    ? { ...summary, added, changed, deleted }
    : { ...summary, added: added.length, changed: changed.length, deleted: deleted.length };
}

function megabytes(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function timeText(seconds: number): string {
  if (seconds < 100) return `${Math.round(seconds)} s`;
  return seconds < 6000 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
