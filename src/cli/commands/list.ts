import { Command, Option } from 'commander';
import type { IndexedEdition } from '../../fetch/indexes/listed-edition.ts';
import { count, sizeText } from '../../lib/count.ts';
import { exitCodes, UsageError, UserError } from '../../lib/user-error.ts';
import { userCacheFolder } from '../installation.ts';
import { optionValues } from '../options.ts';
import { printable } from '../report/terminal.ts';

interface ListOptions {
  readonly language?: string;
  readonly licence?: string;
  readonly source?: string;
  readonly refresh?: true;
  readonly json?: true;
  readonly from?: string;
  readonly cache?: string;
  readonly allowHttp?: true;
}

const details = `
Every word must be in the name, the id, the language, the licence or the source of an edition.
A word of up to three letters must be a whole word or the code of the language:

  scriptorium list spanish            everything in Spanish, as "list es" and "list spa"
  scriptorium list --language swh --licence by-sa

The indexes of the sources are downloaded once and kept; --refresh requests newer ones.
"scriptorium add" adds an edition. It also accepts the https:// address of any zip or
source file.
Exit code: 0 when the indexes could be read, even if nothing was found, 1 when one could not,
2 for a usage error.`;

export function listCommand(): Command {
  return new Command('list')
    .description('list the editions that "add" can download, with their licences')
    .argument('[words...]', 'search words: names, a language, a licence; see below')
    .option('--language <code or name>', 'only this language')
    .option('--licence <text>', 'only licences with this text, such as "public domain" or by-sa')
    .option('--source <name>', 'only this source: ebible, helloao, door43, gratis-bible, zefania or beblia')
    .option('--refresh', 'request newer indexes from the sources')
    .option('--json', 'print one JSON object')
    .option(
      '--cache <dir>',
      'folder for the indexes (default: the cache folder of the system)',
      optionValues.localPath,
    )
    .addOption(
      new Option('--from <url>', 'base URL of a mirror with the same paths').env('SCRIPTORIUM_MIRROR'),
    )
    .option('--allow-http', 'accept indexes over an insecure connection')
    .addHelpText('after', details)
    .action(list);
}

interface SourceReport {
  readonly source: string;
  readonly title: string;
  readonly terms: string;
  readonly fetched?: Date;
  readonly warning?: string;
  readonly error?: string;
  readonly editions: readonly IndexedEdition[];
  readonly found: readonly IndexedEdition[];
}

async function list(words: string[], options: ListOptions): Promise<void> {
  const reports = await readSources(words, options);
  if (options.json) console.log(JSON.stringify(jsonOf(reports), null, 2));
  else for (const line of reportLines(reports, new Date())) console.log(printable(line));
  for (const { error, warning } of reports) {
    const problem = error ?? warning;
    if (problem !== undefined) process.stderr.write(`scriptorium: ${printable(problem)}\n`);
  }
  if (reports.some(({ error }) => error !== undefined)) process.exitCode = exitCodes.failed;
}

async function readSources(words: readonly string[], options: ListOptions): Promise<SourceReport[]> {
  const [{ indexSources, singleEditions }, { readIndex }, { isFound }, fetching] = await Promise.all([
    import('../../fetch/indexes/index-sources.ts'),
    import('../../fetch/indexes/index-cache.ts'),
    import('../../fetch/indexes/listed-edition.ts'),
    import('../../fetch/sources/find-source.ts'),
  ]);
  const { fetchLimits } = await import('../../fetch/download.ts');
  const { source: wanted, language, licence } = options;
  const names = indexSources.map(({ name }) => name);
  if (wanted !== undefined && !names.includes(wanted))
    throw new UsageError(
      `"${printable(wanted)}" is not a source with an index. Known sources: ${names.join(', ')}.`,
    );
  const allowHttp = options.allowHttp ?? false;
  const from = options.from && fetching.checkedAddress(options.from, allowHttp).href.replace(/\/+$/, '');
  const search = { words, language, licence };
  const reports: SourceReport[] = [];
  for (const source of indexSources) {
    if (wanted !== undefined && source.name !== wanted) continue;
    const about = { source: source.name, title: source.title, terms: source.terms };
    try {
      const { editions, ...index } = await readIndex(source, {
        cache: options.cache ?? userCacheFolder(),
        from,
        refresh: options.refresh ?? false,
        allowHttp,
        idleSeconds: fetchLimits.idleSeconds,
        retries: fetchLimits.retries,
        onEvent: () => {},
      });
      const found = editions.filter((edition) => isFound(edition, search));
      reports.push({ ...about, ...index, editions, found });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      reports.push({ ...about, error: `${source.title}: ${error.message}`, editions: [], found: [] });
    }
  }
  if (wanted !== undefined) return reports;
  const found = singleEditions.filter((edition) => isFound(edition, search));
  const about = { source: 'others', title: 'single datasets', terms: 'Each has its own licence.' };
  return [...reports, { ...about, editions: singleEditions, found }];
}

function jsonOf(reports: readonly SourceReport[]) {
  return {
    sources: reports.map(({ editions, found, fetched, ...report }) => ({
      ...report,
      fetched: fetched?.toISOString() ?? null,
      editions: editions.length,
      found: found.length,
    })),
    editions: reports.flatMap(({ found }) => found),
  };
}

function reportLines(reports: readonly SourceReport[], now: Date): string[] {
  return reports.flatMap(({ title, terms, fetched, error, editions, found }) => {
    if (error !== undefined) return [];
    const age = fetched === undefined ? '' : `; index ${ageText(fetched, now)}`;
    const number = found.length.toLocaleString('en');
    const head = `${title}: ${number} of ${count(editions.length, 'edition')}${age}`;
    return [head, `  Terms: ${terms}`, ...found.map((edition) => `  ${lineOf(edition)}`), ''];
  });
}

const maxLicenceCharacters = 100;

function lineOf({ add, name, englishName, language, languageNames, licence, verses, bytes }: IndexedEdition) {
  const english = englishName !== '' && englishName !== name ? ` (${englishName})` : '';
  const languageName = languageNames.at(-1);
  const size =
    verses === undefined ? (bytes === undefined ? [] : [sizeText(bytes)]) : [count(verses, 'verse')];
  const terms = licence.replace(/\s+/g, ' ').trim() || 'licence not in the index';
  const cut = terms.length > maxLicenceCharacters ? `${terms.slice(0, maxLicenceCharacters)}…` : terms;
  const inLanguage = languageName ? `${languageName} [${language}]` : `[${language}]`;
  return [`${add}  ${name}${english}`, inLanguage, ...size, cut].join('; ');
}

function ageText(fetched: Date, now: Date): string {
  const days = Math.floor((now.getTime() - fetched.getTime()) / 86_400_000);
  return days < 1 ? 'of today' : `${count(days, 'day')} old (--refresh requests a newer one)`;
}
