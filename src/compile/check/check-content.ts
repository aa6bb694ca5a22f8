import { statSync } from 'node:fs';
import { type EditionReport, translationReport } from '../../documents/report/edition-report.ts';
import { type ExplainedWords, explainedWords, numbersOf } from '../../documents/report/words-census.ts';
import { withoutConsequences } from '../../formats/checks/edition/consequences.ts';
import { type EditionInventory, inventoryOf } from '../../formats/checks/edition/inventory.ts';
import { judgeEdition } from '../../formats/checks/edition/judge-edition.ts';
import { Vocabulary } from '../../formats/checks/vocabulary.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { UserError } from '../../lib/user-error.ts';
import { type EditionMetadata, editionId } from '../../model/edition-metadata.ts';
import { type CompiledEdition, readContentEdition } from '../compile-edition.ts';
import { readSite } from '../metadata/read-site.ts';
import { EditionFileError, editionFault } from '../plan/edition-files.ts';
import { type EditionPlan, editionFolders, planEditions } from '../plan/plan-editions.ts';
import { type EditionSources, readSources } from '../plan/read-sources.ts';
import { readTranslation } from '../translation/compile-translation.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import type { CheckSettings } from './check-settings.ts';
import { type ComparedEdition, EditionComparison, type NamingDataset } from './compare-editions.ts';
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

export interface CheckOptions {
  /** The id of an edition of the folder, or another folder, beside which the lengths of verses are looked at. */
  readonly beside?: string | undefined;
}

/**
 * Reads all sources of a content folder and reports what is wrong with them; writes nothing.
 * @throws UnusableContentError when the folder is not there or has no edition.
 */
export async function checkContent(content: string, { beside }: CheckOptions = {}): Promise<ContentCheck> {
  const plans = await planEditions(editionFolders(content));
  const hasEntities = plans.some(({ kind }) => kind === 'entities');
  const pool = new WorkerPool();
  const read: ReadPlan[] = [];
  let measure: ComparedEdition | undefined;
  try {
    for (const plan of plans) read.push(await readAlone(plan, pool, hasEntities));
    if (beside !== undefined) measure = await measureOf(beside, read, pool);
  } finally {
    await pool.stop();
  }
  const comparison = new EditionComparison(
    read.flatMap(({ edition }) => edition?.compared ?? []),
    read.flatMap(({ edition }) => edition?.naming ?? []),
    measure,
  );
  const editions: CheckedEdition[] = [];
  const diagnostics: Diagnostic[] = [];
  const words = new WordsAndEntries();
  for (const { plan, edition, diagnostics: found } of read) {
    if (!edition) {
      diagnostics.push(...found);
      continue;
    }
    const checked = await settle(plan, edition, found, comparison);
    diagnostics.push(...checked.diagnostics);
    editions.push(checked.edition);
    words.add(checked.edition.report.id, edition);
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

/** An edition before it is compared with the others. */
interface ReadPlan {
  readonly plan: EditionPlan;
  /** Absent where it could not be read. */
  readonly edition?: ReadEdition & ReadSettings;
  readonly diagnostics: readonly Diagnostic[];
}

/** A fault in one edition becomes one of its diagnostics: the others are still checked. */
async function readAlone(plan: EditionPlan, pool: WorkerPool, hasEntities: boolean): Promise<ReadPlan> {
  const { metadata, diagnostics } = plan;
  if (!metadata) return { plan, diagnostics };
  try {
    const settings = await readSettings(plan);
    const sources = await readSources(plan);
    const edition = await readEdition(plan, metadata, sources, settings.settings, pool, hasEntities);
    return { plan, edition: { ...edition, ...settings }, diagnostics };
  } catch (error) {
    // Its other tasks may still be under way
    await pool.stop();
    return { plan, diagnostics: [...diagnostics, editionFault(error, plan.folder.shown)] };
  }
}

/** The edition that others are measured by: one of those that were read, or that of another folder. */
async function measureOf(
  beside: string,
  read: readonly ReadPlan[],
  pool: WorkerPool,
): Promise<ComparedEdition> {
  const own = read.find(
    ({ plan }) => plan.id !== undefined && editionId.keyOf(plan.id) === editionId.keyOf(beside),
  );
  if (own?.edition?.compared) return own.edition.compared;
  if (own || !statSync(beside, { throwIfNoEntry: false })?.isDirectory()) {
    const what = own
      ? 'is not a translation that could be read'
      : 'is neither the id of an edition here nor a folder';
    throw new UserError(
      `The edition to look beside, ${beside}, ${what}. Give the id or the folder of a translation.`,
    );
  }
  const others: ComparedEdition[] = [];
  for (const plan of await planEditions(editionFolders(beside))) {
    const { edition } = await readAlone(plan, pool, false);
    if (edition?.compared) others.push(edition.compared);
  }
  const [measure] = others;
  if (measure && others.length === 1) return measure;
  const found = measure ? `has ${others.length} translations` : 'has no translation that could be read';
  throw new UserError(`The folder to look beside, ${beside}, ${found}. Give the folder of one.`);
}

async function settle(
  { folder }: EditionPlan,
  edition: ReadEdition & ReadSettings,
  ofPlan: readonly Diagnostic[],
  comparison: EditionComparison,
): Promise<{ readonly edition: CheckedEdition; readonly diagnostics: readonly Diagnostic[] }> {
  const { settings, file = '', faults, order, compared, inventory } = edition;
  const beside = compared ? await comparison.findingsOf(compared) : [];
  const ofText = withoutConsequences(inOrder([...edition.diagnostics, ...beside], order));
  const { diagnostics, accepted } = settleFindings([...ofPlan, ...faults, ...ofText], settings, file);
  const { most = defaultMost } = settings;
  const checked = {
    folder: folder.shown,
    report: edition.report(diagnostics),
    accepted,
    most,
    ...(inventory ? { inventory } : {}),
  };
  return { edition: checked, diagnostics };
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
function inOrder(diagnostics: readonly Diagnostic[], order: ReadonlyMap<string, number>): Diagnostic[] {
  const orderOf = ({ file }: Diagnostic) => order.get(file) ?? order.size;
  const lineOf = ({ line }: Diagnostic) => line || Number.MAX_SAFE_INTEGER;
  return diagnostics.toSorted(
    (a, b) => orderOf(a) - orderOf(b) || lineOf(a) - lineOf(b) || a.column - b.column,
  );
}

interface ReadEdition extends Pick<CompiledEdition, 'diagnostics' | 'report'>, WordsOfEdition {
  readonly inventory?: EditionInventory;
  /** Its files in the order in which they are read. */
  readonly order: ReadonlyMap<string, number>;
  /** Of a translation. */
  readonly compared?: ComparedEdition;
  /** Of a dataset of entities. */
  readonly naming?: NamingDataset;
}

async function readEdition(
  { kind, files, sources: names }: EditionPlan,
  metadata: EditionMetadata,
  sources: EditionSources,
  { slips = {} }: CheckSettings,
  pool: WorkerPool,
  hasEntities: boolean,
): Promise<ReadEdition> {
  const { id, language } = metadata;
  const order = new Map(sources.files.map(({ file }, index) => [file, index]));
  if (kind !== 'translation') {
    const { compiled, report } = await readContentEdition(
      { kind, metadata, files: sources.files, withDocuments: false },
      pool,
    );
    const { entryIds, names: entities, diagnostics } = compiled;
    const naming = entities ? { naming: { id, language, names: entities } } : {};
    return { diagnostics, report, order, ...naming, ...(entryIds ? { entryIds } : {}) };
  }
  const { books, diagnostics, numbering, findings } = await readTranslation(metadata, sources, pool, {
    withSearch: false,
    withChecks: true,
  });
  const reported = books.map((book) => book.report);
  const summaries = books.map(({ summary }) => summary);
  const { expected, versification } = numbering;
  const checked = findings.flatMap((file) => file.books);
  const vocabulary = new Vocabulary(checked);
  const judged = judgeEdition({
    findings,
    language,
    expected,
    actual: versification,
    books: summaries,
    slips,
    vocabulary,
  });
  const compared: ComparedEdition = {
    id,
    language,
    versification,
    plan: { files, sources: names },
    books: new Map(checked.map((book) => [book.id, book.lengths])),
    fileOf: new Map(findings.flatMap(({ file, books: inFile }) => inFile.map((book) => [book.id, file]))),
    names: judged.names,
    capitals: vocabulary.capitals,
    ...(hasEntities ? { vocabulary } : {}),
  };
  return {
    diagnostics: [...diagnostics, ...judged.diagnostics],
    report: (all) => translationReport(metadata, reported, numbering, all),
    inventory: inventoryOf(checked, vocabulary),
    numbers: numbersOf(reported.map(({ words }) => words)),
    order,
    compared,
  };
}
