import { Command, InvalidArgumentError, Option } from 'commander';
import { shownUrl } from '../../lib/secrets.ts';
import { optionValues } from '../option-values.ts';
import { AddReport } from '../report/add-report.ts';

interface AddCommandOptions {
  readonly sha256?: string;
  readonly from?: string;
  readonly maxBytes?: number;
  readonly retries?: number;
  readonly timeout?: number;
  readonly allowHttp?: true;
}

const sources = `
Sources:
  ebible:ID                   a translation of eBible.org, such as ebible:engwebp
  openbible:cross-references  the cross references of OpenBible.info
  theographic                 people, places and events of the Theographic project
  https://...zip              any archive of sources

Run it again to bring an edition up to date, or to go on with a download that was cut.
Exit code: 0 when the edition is in the content folder, 1 when it is not.`;

/** `scriptorium add SOURCE [CONTENT]` */
export function addCommand(): Command {
  return new Command('add')
    .description('bring open content into a content folder from the internet')
    .argument('<source>', 'where it comes from; see below')
    .argument('[content]', 'content folder; made when it is not there', optionValues.localPath, 'content')
    .option('--sha256 <hex>', 'refuse a download that has another SHA-256', parseHash)
    .addOption(
      new Option('--from <url>', 'base address of a mirror with the same paths').env('SCRIPTORIUM_MIRROR'),
    )
    .option('--max-bytes <number>', 'largest download (default: 1 GB)', parseCount)
    .option('--retries <number>', 'tries after one that fails (default: 4)', parseCount)
    .option('--timeout <seconds>', 'longest wait for the next byte (default: 30)', parseSeconds)
    .option('--allow-http', 'take what comes over an insecure connection')
    .addHelpText('after', sources)
    .action(add);
}

async function add(word: string, content: string, options: AddCommandOptions): Promise<void> {
  const [{ addSource }, { findSource }, { fetchLimits }] = await Promise.all([
    import('../../fetch/add-source.ts'),
    import('../../fetch/sources/find-source.ts'),
    import('../../fetch/fetch-limits.ts'),
  ]);
  const allowHttp = options.allowHttp ?? false;
  const source = findSource(word, { from: options.from, allowHttp });
  const report = new AddReport(process.stdout, shownUrl(word));
  process.once('SIGINT', () => {
    report.stopped();
    process.exit(130);
  });
  const result = await addSource(source, {
    content,
    sha256: options.sha256,
    allowHttp,
    maxBytes: options.maxBytes ?? fetchLimits.downloadBytes,
    retries: options.retries ?? fetchLimits.retries,
    idleSeconds: options.timeout ?? fetchLimits.idleSeconds,
    onEvent: report.onEvent,
  }).finally(report.clear);
  report.end(result, content);
}

function parseHash(value: string): string {
  if (!/^[0-9a-f]{64}$/i.test(value)) throw new InvalidArgumentError('A SHA-256 is 64 digits from 0 to f.');
  return value.toLowerCase();
}

function parseCount(value: string): number {
  if (!/^\d{1,12}$/.test(value)) throw new InvalidArgumentError('Give a whole number.');
  return Number(value);
}

function parseSeconds(value: string): number {
  const seconds = Number(value);
  if (!(seconds > 0 && seconds <= 86_400)) throw new InvalidArgumentError('Give a number of seconds.');
  return seconds;
}
