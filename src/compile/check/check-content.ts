import { type EditionReport, translationReport } from '../../documents/report/edition-report.ts';
import { type ExplainedWords, explainedWords, numbersOf } from '../../documents/report/words-census.ts';
import { type EditionInventory, inventoryOf } from '../../formats/checks/inventory.ts';
import { judgeEdition } from '../../formats/checks/judge-edition.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { type CompiledEdition, readContentEdition } from '../compile-edition.ts';
import { readSite } from '../metadata/read-site.ts';
import { EditionFileError, editionFault } from '../plan/edition-files.ts';
import { type EditionPlan, editionFolders, planEditions } from '../plan/plan-editions.ts';
import { type EditionSources, readSources } from '../plan/read-sources.ts';
import { readTranslation } from '../translation/compile-translation.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import type { CheckSettings } from './check-settings.ts';
import { settleFindings } from './settle-findings.ts';

export interface ContentCheck {
  /** Editions that could be read. */
  readonly editions: readonly CheckedEdition[];
  /** How far the lexicons explain the words of the translations. */
  readonly words: readonly ExplainedWords[];
  /** Of all editions, also those that could not be read. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface CheckedEdition {
  readonly folder: string;
  readonly report: EditionReport;
  /** How many findings its check.json accepts. */
  readonly accepted: number;
  /** More findings of one code in a file are shown as one line. */
  readonly most: number;
  /** Of a translation. */
  readonly inventory?: EditionInventory;
}

const defaultMost = 10;

/**
 * Reads all sources of a content folder and reports what is wrong with them; writes nothing.
 * @throws UnusableContentError when the folder is not there or has no edition.
 */
export async function checkContent(content: string): Promise<ContentCheck> {
  const plans = await planEditions(editionFolders(content));
  const pool = new WorkerPool();
  const editions: CheckedEdition[] = [];
  const diagnostics: Diagnostic[] = [];
  const words = new WordsAndEntries();
  try {
    for (const plan of plans) {
      const { edition, diagnostics: found, ...rest } = await checkAlone(plan, pool);
      diagnostics.push(...found);
      if (!edition) continue;
      editions.push(edition);
      words.add(edition.report.id, rest);
    }
  } finally {
    await pool.stop();
  }
  diagnostics.push(...(await readSite(content)).diagnostics());
  return { editions, words: words.explained(), diagnostics };
}

interface WordsOfEdition {
  /** How often each Strong's number stands on a word of a translation. */
  readonly numbers?: ReadonlyMap<string, number>;
  /** Numbers of the entries of a lexicon. */
  readonly entryIds?: readonly string[];
}

/** The numbers on words and the entries of lexicons, which are known when all editions have been read. */
class WordsAndEntries {
  readonly #editions: ({ readonly id: string } & WordsOfEdition)[] = [];

  add(id: string, { numbers, entryIds }: WordsOfEdition): void {
    if (numbers?.size) this.#editions.push({ id, numbers });
    if (entryIds) this.#editions.push({ id, entryIds });
  }

  explained(): ExplainedWords[] {
    return this.#editions.flatMap(({ id, numbers }) =>
      this.#editions.flatMap(
        (other) => (numbers && other.entryIds && explainedWords(id, numbers, other.id, other.entryIds)) ?? [],
      ),
    );
  }
}

interface EditionCheck extends WordsOfEdition {
  readonly edition?: CheckedEdition;
  readonly diagnostics: readonly Diagnostic[];
}

/** A fault in one edition becomes one of its diagnostics: the others are still checked. */
async function checkAlone(plan: EditionPlan, pool: WorkerPool): Promise<EditionCheck> {
  try {
    return await checkEdition(plan, pool);
  } catch (error) {
    // Its other tasks may still be under way
    await pool.stop();
    return { diagnostics: [...plan.diagnostics, editionFault(error, plan.folder.shown)] };
  }
}

async function checkEdition(plan: EditionPlan, pool: WorkerPool): Promise<EditionCheck> {
  if (!plan.metadata) return { diagnostics: plan.diagnostics };
  const { settings, file = '', faults } = await readSettings(plan);
  const sources = await readSources(plan);
  const read = await readEdition(plan, plan.metadata, sources, settings, pool);
  const found = [...plan.diagnostics, ...faults, ...inOrder(read.diagnostics, sources)];
  const { diagnostics, accepted } = settleFindings(found, settings, file);
  const { most = defaultMost } = settings;
  const inventory = read.inventory ? { inventory: read.inventory } : {};
  const edition = {
    folder: plan.folder.shown,
    report: read.report(diagnostics),
    accepted,
    most,
    ...inventory,
  };
  const { numbers, entryIds } = read;
  return {
    edition,
    diagnostics,
    ...(numbers ? { numbers } : {}),
    ...(entryIds ? { entryIds } : {}),
  };
}

interface ReadSettings {
  readonly settings: CheckSettings;
  /** As shown to people, where there is one. */
  readonly file?: string;
  readonly faults: readonly Diagnostic[];
}

/** Bytes. Some ten thousand accepted findings take a megabyte. */
const largestSettings = 16 * 1024 * 1024;

async function readSettings({ files }: EditionPlan): Promise<ReadSettings> {
  try {
    const name = files.names().find((path) => path.split('/').at(-1) === 'check.json');
    if (name === undefined) return { settings: {}, faults: [] };
    // zod takes longer to load than all other modules together
    const [{ readMetadataFile }, { checkSettingsSchema }] = await Promise.all([
      import('../metadata/read-metadata-file.ts'),
      import('./check-settings.ts'),
    ]);
    const file = files.shown(name);
    const read = readMetadataFile(await files.read(name, largestSettings), file, checkSettingsSchema);
    return 'value' in read
      ? { settings: read.value, file, faults: [] }
      : { settings: {}, file, faults: read.diagnostics };
  } catch (error) {
    if (!(error instanceof EditionFileError)) throw error;
    return { settings: {}, faults: [error.diagnostic] };
  }
}

/** By file, in the order in which these are read, and by place. */
function inOrder(diagnostics: readonly Diagnostic[], { files }: EditionSources): Diagnostic[] {
  const order = new Map(files.map(({ file }, index) => [file, index]));
  const orderOf = ({ file }: Diagnostic) => order.get(file) ?? files.length;
  const lineOf = ({ line }: Diagnostic) => line || Number.MAX_SAFE_INTEGER;
  return diagnostics.toSorted(
    (a, b) => orderOf(a) - orderOf(b) || lineOf(a) - lineOf(b) || a.column - b.column,
  );
}

interface ReadEdition extends Pick<CompiledEdition, 'diagnostics' | 'report'>, WordsOfEdition {
  readonly inventory?: EditionInventory;
}

async function readEdition(
  { kind }: EditionPlan,
  metadata: EditionMetadata,
  sources: EditionSources,
  { slips = {} }: CheckSettings,
  pool: WorkerPool,
): Promise<ReadEdition> {
  if (kind !== 'translation') {
    const { compiled, report } = await readContentEdition(
      { kind, metadata, files: sources.files, withDocuments: false },
      pool,
    );
    const { entryIds, diagnostics } = compiled;
    return { diagnostics, report, ...(entryIds ? { entryIds } : {}) };
  }
  const { books, diagnostics, numbering, findings } = await readTranslation(metadata, sources, pool, {
    withSearch: false,
    withChecks: true,
  });
  const reported = books.map((book) => book.report);
  const { language } = metadata;
  const named = books.map(({ summary }) => summary);
  const { expected, versification: actual } = numbering;
  const judged = judgeEdition({ findings, language, expected, actual, books: named, slips });
  return {
    diagnostics: [...diagnostics, ...judged],
    report: (all) => translationReport(metadata, reported, numbering, all),
    inventory: inventoryOf(findings.flatMap((file) => file.books)),
    numbers: numbersOf(reported.map(({ words }) => words)),
  };
}
