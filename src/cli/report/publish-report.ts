import { count, sizeText } from '../../lib/count.ts';
import type { PublishProgress } from '../../publish/progress.ts';
import type { PublishSummary } from '../../publish/publish.ts';
import { embedScript } from '../../site/web-files.ts';
import { Terminal } from './terminal.ts';

const pause = 5000;
const listedOfFolder = 3;

const steps: Readonly<Record<PublishProgress['step'], string>> = {
  compare: 'Comparing',
  put: 'Publishing',
  remove: 'Removing',
};

export class PublishReport {
  readonly #terminal = new Terminal(process.stdout);
  readonly #isJson: boolean;
  readonly #isQuiet: boolean;
  #reportedAt = performance.now();

  constructor({ json, quiet }: { readonly json: boolean; readonly quiet: boolean }) {
    this.#isJson = json;
    this.#isQuiet = quiet;
  }

  readonly onProgress = (progress: PublishProgress): void => {
    if (this.#isJson || this.#isQuiet) return;
    const text = progressText(progress);
    if (this.#terminal.isTerminal) return this.#terminal.move(text, progress.done === progress.total);
    const now = performance.now();
    if (now - this.#reportedAt < pause) return;
    this.#reportedAt = now;
    this.#terminal.line(text);
  };

  stopped(): void {
    this.#terminal.clear();
    process.stderr.write('Stopped. Publish again to resume.\n');
  }

  end(summary: PublishSummary, place: string): void {
    if (this.#isJson) this.#terminal.line(JSON.stringify(jsonOf(summary), null, 2));
    else if (!this.#isQuiet) for (const line of summaryLines(summary, place)) this.#terminal.line(line);
    if (summary.losesSignature)
      process.stderr.write(
        'warning: The previous publication was signed and this one is not, so "scriptorium verify --key" fails. Publish again with --sign.\n',
      );
  }
}

function progressText({ step, done, total, bytes, bytesPerSecond, secondsLeft }: PublishProgress): string {
  if (total === 0) return `${steps[step]} ...`;
  const share = `${done.toLocaleString('en')} of ${count(total, 'file')}`;
  const rate = bytesPerSecond === undefined ? '' : `, ${sizeText(bytes)}, ${sizeText(bytesPerSecond)}/s`;
  const left = secondsLeft === undefined || secondsLeft < 1 ? '' : `, ${timeText(secondsLeft)} left`;
  return `${steps[step]} ${share}${rate}${left}`;
}

function timeText(seconds: number): string {
  if (seconds < 100) return `${Math.round(seconds)} s`;
  return seconds < 6000 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

function summaryLines(summary: PublishSummary, place: string): string[] {
  const { outcome, release, from, documents, files, bytes, seconds } = summary;
  if (outcome === 'dry run') return planLines(summary, place);
  if (outcome === 'nothing to do') {
    return [
      `Nothing to do: ${place} already has release ${release} (${count(documents, 'document')}).`,
      ...integrityLines(summary),
    ];
  }
  const { added, changed, deleted } = summary;
  const changes = `${added.length} added, ${changed.length} changed, ${deleted.length} deleted`;
  const rate = `${Math.round(files / seconds).toLocaleString('en')} files/s, ${sizeText(bytes / seconds)}/s`;
  return [
    ...(summary.isResumed ? ['Resumed an interrupted publication.'] : []),
    `Published to ${place}: ${count(documents, 'document')}; ${from === release ? 'the release was already there' : changes}.`,
    `${count(files, 'file')} written, ${sizeText(bytes)}, ${seconds.toFixed(2)} s (${rate})`,
    ...integrityLines(summary),
    `Release ${release}${from === null || from === release ? '' : `, previously ${from}`}`,
  ];
}

function integrityLines({ embedIntegrity }: PublishSummary): string[] {
  return embedIntegrity === undefined ? [] : [`Integrity of ${embedScript}: ${embedIntegrity}`];
}

function planLines(summary: PublishSummary, place: string): string[] {
  const { release, from, added, changed, deleted, files, bytes } = summary;
  return [
    `Would publish release ${release} to ${place}${from === null ? '' : `, which has ${from}`}.`,
    `${count(files, 'file')} to write, ${sizeText(bytes)}` +
      `${summary.isResumed ? '; an interrupted publication would be resumed' : ''}.`,
    ...pathLines('added', added),
    ...pathLines('changed', changed),
    ...pathLines('deleted', deleted),
    'This was a dry run: nothing was published. --json lists every path.',
  ];
}

function pathLines(title: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return [`0 ${title}`];
  const folders = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/') + 1));
  const lines = [...folders].flatMap(([folder, inFolder]) => {
    const listed = inFolder.slice(0, listedOfFolder).map((path) => `  ${path}`);
    const more = inFolder.length - listed.length;
    return more > 0 ? [...listed, `  ${folder}... ${more} more`] : listed;
  });
  return [`${count(paths.length, 'document')} ${title}:`, ...lines];
}

/** Lists paths only for a dry run: after a publication they are in the manifests of the releases. */
function jsonOf({ added, changed, deleted, ...summary }: PublishSummary): unknown {
  return summary.outcome === 'dry run'
    ? { ...summary, added, changed, deleted }
    : { ...summary, added: added.length, changed: changed.length, deleted: deleted.length };
}
