import { Command, InvalidArgumentError, Option } from 'commander';
import type { AddResult, PlannedAddition } from '../../fetch/add-source.ts';
import type { DownloadEvent } from '../../fetch/download.ts';
import type { DocumentsEvent } from '../../fetch/public-api/edition-download.ts';
import type { PublicEdition } from '../../fetch/public-api/public-catalogue.ts';
import { commandText } from '../../lib/command-text.ts';
import { count, sizeText } from '../../lib/count.ts';
import { shownUrl } from '../../lib/secrets.ts';
import { exitCodes, UsageError, UserError } from '../../lib/user-error.ts';
import { optionValues } from '../options.ts';
import { addWriteOptions, Output, type WriteOptions } from '../report/output.ts';
import { printable } from '../report/terminal.ts';

interface AddCommandOptions extends WriteOptions {
  readonly sha256?: string;
  readonly from?: string;
  readonly maxBytes?: number;
  readonly retries?: number;
  readonly timeout?: number;
  readonly maxTime?: number;
  readonly allowHttp?: true;
}

const details = `
Sources:
  ebible:ID                   a translation from eBible.org, such as ebible:engwebp
  helloao:ID                  an edition of the public API, bible.helloao.org: helloao:BSB
  helloao:lang/CODE           all its editions in a language, such as helloao:lang/spa
  helloao:all                 all its editions: many gigabytes
  door43:OWNER/REPO[@RELEASE] a Bible of Door43, such as door43:unfoldingWord/en_ult
  openbible:cross-references  the cross-references of OpenBible.info
  theographic                 people, places and events of the Theographic project
  stepbible                   the brief Hebrew and Greek lexicons of STEPBible
  openscriptures:strongs      Strong's dictionaries, by Open Scriptures
  https://...                 a zip of sources, or one source file in any format

"scriptorium list" shows the available editions.
Run it again to update an edition, or to resume an interrupted download.
Exit code: 0 when the edition is in the content folder, 1 when it is not, 2 for a usage error.`;

export function addCommand(): Command {
  const command = new Command('add')
    .description('add open content from the internet to a content folder')
    .argument('<source>', 'source of the content; see below')
    .argument('[content]', 'content folder; created if it does not exist', optionValues.localPath, 'content')
    .option('--sha256 <hex>', 'reject the download unless it has this SHA-256', parseHash)
    .addOption(
      new Option(
        '--from <url>',
        'base URL of a mirror with the same paths; for helloao any server of that API',
      ).env('SCRIPTORIUM_MIRROR'),
    )
    .option('--max-bytes <number>', 'maximum size of a download (default: 1 GB)', parseCount)
    .option('--retries <number>', 'number of retries after a failure (default: 4)', parseCount)
    .option(
      '--timeout <seconds>',
      'give up when the server sends nothing for this long (default: 30)',
      optionValues.seconds,
    )
    .option(
      '--max-time <seconds>',
      'give up when all downloads together take longer (default: 3600; 86400 for several editions)',
      optionValues.seconds,
    )
    .option('--allow-http', 'accept content over an insecure connection')
    .addHelpText('after', details);
  return addWriteOptions(command).action(add);
}

async function add(word: string, content: string, options: AddCommandOptions): Promise<void> {
  const [
    { addSource },
    { checkedAddress, findSource },
    { fetchLimits, totalLimit },
    { addPublicEditions },
    { publicApiBase, publicSelection },
  ] = await Promise.all([
    import('../../fetch/add-source.ts'),
    import('../../fetch/sources/find-source.ts'),
    import('../../fetch/download.ts'),
    import('../../fetch/public-api/add-public-editions.ts'),
    import('../../fetch/public-api/public-catalogue.ts'),
  ]);
  const allowHttp = options.allowHttp ?? false;
  const selection = publicSelection(word);
  const report = new AddReport(shownUrl(word), new Output(options));
  process.once('SIGINT', () => {
    report.stopped();
    process.exit(exitCodes.interrupted);
  });
  const { totalSeconds, severalTotalSeconds } = fetchLimits;
  const isSeveral = selection !== undefined && !('id' in selection);
  const limits = {
    content,
    allowHttp,
    maxBytes: options.maxBytes ?? fetchLimits.downloadBytes,
    retries: options.retries ?? fetchLimits.retries,
    idleSeconds: options.timeout ?? fetchLimits.idleSeconds,
    total: totalLimit(options.maxTime ?? (isSeveral ? severalTotalSeconds : totalSeconds)),
    isDryRun: options.dryRun ?? false,
    onEvent: report.onEvent,
  };
  if (selection) {
    if (options.sha256)
      throw new UsageError('--sha256 only works for sources with one archive; helloao has many files.');
    const base = checkedAddress(options.from ?? publicApiBase, allowHttp).href.replace(/\/+$/, '');
    const adding = addPublicEditions(selection, { ...limits, base, ...report.ofEditions(content) });
    return report.endEditions(await adding.finally(report.clear), limits);
  }
  const source = findSource(word, { from: options.from, allowHttp });
  const result = await addSource(source, { ...limits, sha256: options.sha256 }).finally(report.clear);
  report.end(result, content);
}

class AddReport {
  readonly #output: Output;
  readonly #word: string;
  readonly #results: object[] = [];
  #step = 0;

  constructor(word: string, output: Output) {
    this.#word = word;
    this.#output = output;
  }

  readonly onEvent = (event: DownloadEvent | DocumentsEvent): void => {
    if (event.type === 'documents') return this.#documents(event);
    if (event.type === 'progress') return this.#progress(event.done, event.total);
    if (event.type === 'retry') {
      const seconds = (event.milliseconds / 1000).toFixed(event.milliseconds < 10_000 ? 1 : 0);
      return this.#output.news(`${event.reason}; trying again in ${seconds} s`);
    }
    this.#step = stepOf(event.from, event.total);
    const total = event.total === undefined ? '' : ` (${sizeText(event.total)})`;
    const begin = event.from === 0 ? 'Downloading' : `Resuming at ${sizeText(event.from)}:`;
    this.#output.news(`${begin} ${event.url}${total}`);
  };

  readonly clear = (): void => this.#output.clear();

  stopped(): void {
    this.#output.news('Stopped. The partial download is kept: run the command again to resume.');
  }

  end(result: AddResult, content: string): void {
    const folder = `${content}/${result.shown}`;
    this.#output.result({ ...result, shown: undefined, source: this.#word, folder });
    if (result.outcome === 'up to date') {
      return this.#output.news(`${this.#word} is up to date in ${folder}.`);
    }
    if (isPlanned(result)) {
      this.#output.news(plannedText(result, folder));
      return this.#output.news(dryRunText);
    }
    const { outcome, edition, files, bytes, sha256 } = result;
    const lines = [
      `${outcome === 'added' ? 'Added' : 'Updated'} ${edition.name} in ${folder}`,
      `  ${count(files, 'file')}, ${sizeText(bytes)} unpacked`,
      `  SHA-256 of the archive: ${sha256}`,
      `  Licence: ${edition.licence}`,
      ...edition.advice.map((advice) => `  Note: ${advice}`),
      `Serve it with: ${commandText('serve', content)}`,
    ];
    for (const line of lines) this.#output.news(line);
  }

  ofEditions(content: string) {
    let total = 0;
    let done = 0;
    return {
      onSelected: (editions: number, leftOut: number) => {
        total = editions;
        if (editions > 1) this.#output.news(`${count(editions, 'edition')} of ${this.#word}`);
        if (leftOut > 0) this.#output.news(`Left out: ${count(leftOut, 'edition')} with reserved ids`);
      },
      onEdition: (edition: PublicEdition, result: AddResult | UserError) => {
        this.#step = 0;
        done++;
        this.clear();
        const counted = total > 1 ? `${done}/${total} ` : '';
        if (result instanceof UserError) {
          if (total === 1) throw result;
          this.#results.push({ source: `helloao:${edition.id}`, outcome: 'failed', problem: result.message });
          process.stderr.write(`scriptorium: ${counted}helloao:${edition.id}: ${result.message}\n`);
          return;
        }
        const folder = `${content}/${result.shown}`;
        this.#results.push({ ...result, shown: undefined, source: `helloao:${edition.id}`, folder });
        if (result.outcome === 'up to date')
          return this.#output.news(`${counted}helloao:${edition.id} is up to date in ${folder}.`);
        if (isPlanned(result)) return this.#output.news(`${counted}${plannedText(result, folder)}`);
        const {
          files,
          bytes,
          edition: { licence },
        } = result;
        const verb = result.outcome === 'added' ? 'Added' : 'Updated';
        this.#output.news(`${counted}${verb} ${printable(edition.name)} in ${folder}`);
        this.#output.news(`  ${count(files, 'file')}, ${sizeText(bytes)}; licence: ${printable(licence)}`);
      },
    };
  }

  endEditions(failures: number, { content, isDryRun }: { content: string; isDryRun: boolean }): void {
    this.#output.result({ source: this.#word, editions: this.#results });
    if (failures > 0) {
      process.exitCode = exitCodes.failed;
      this.#output.news(`${count(failures, 'edition')} could not be added. Run the command again to retry.`);
    }
    if (isDryRun) this.#output.news(dryRunText);
    else this.#output.news(`Serve it with: ${commandText('serve', content)}`);
  }

  #documents({ done, total }: DocumentsEvent): void {
    if (total < 2) return;
    const text = `${done.toLocaleString('en')} of ${count(total, 'document')}`;
    this.#move(text, Math.floor(done / Math.max(100, total / 10)), done === total);
  }

  #progress(done: number, total: number | undefined): void {
    const share = total === undefined ? '' : `, ${Math.floor((done / total) * 100)} %`;
    this.#move(`${sizeText(done)}${share}`, stepOf(done, total), done === total);
  }

  #move(progress: string, step: number, isLast: boolean): void {
    const text = `${this.#word}: ${progress}`;
    if (this.#output.moves) return this.#output.move(text);
    if (step > this.#step && !isLast) this.#output.news(`  ${text}`);
    this.#step = step;
  }
}

const dryRunText = 'This was a dry run: nothing was added.';

const isPlanned = (result: AddResult): result is PlannedAddition => result.outcome.startsWith('would');

function plannedText({ outcome, name, licence }: PlannedAddition, folder: string): string {
  return `${printable(name)} ${outcome} in ${folder}; licence: ${printable(licence)}`;
}

function stepOf(done: number, total: number | undefined): number {
  return Math.floor(done / Math.max(5e6, (total ?? 0) / 10));
}

function parseHash(value: string): string {
  if (!/^[0-9a-f]{64}$/i.test(value)) throw new InvalidArgumentError('A SHA-256 has 64 digits from 0 to f.');
  return value.toLowerCase();
}

function parseCount(value: string): number {
  if (!/^\d{1,12}$/.test(value)) throw new InvalidArgumentError('Give a whole number.');
  return Number(value);
}
