import { statSync } from 'node:fs';
import { readSite } from '../compile/metadata/read-site.ts';
import { type EditionPlan, editionFolders, planEditions } from '../compile/plan/plan-editions.ts';
import { unreadSources } from '../compile/plan/unread-sources.ts';
import { WorkerPool } from '../compile/workers/worker-pool.ts';
import { diagnosticsReport, type EditionReport } from '../documents/report/edition-report.ts';
import { type ExplainedWords, explainedWords } from '../documents/report/words-census.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { inOwnFile } from '../formats/usfm/join-chapter-files.ts';
import { UserError } from '../lib/user-error.ts';
import { editionId } from '../model/edition-metadata.ts';
import { type ComparedEdition, EditionComparison, type NamingDataset } from './compare-editions.ts';
import { withoutConsequences } from './edition/consequences.ts';
import type { EditionInventory } from './edition/inventory.ts';
import { KeyTermChecks } from './key-terms/key-terms.ts';
import type { TermRenderings } from './key-terms/term-uses.ts';
import { type ReadEdition, readCheckedEdition } from './read-checked-edition.ts';
import { settleFindings } from './settle-findings.ts';
import { SpilledRecords } from './spilled-records.ts';
import { type NearVerse, versesAround } from './verses-around.ts';

export interface CheckPart {
  readonly edition?: CheckedEdition;
  readonly words: readonly ExplainedWords[];
  readonly diagnostics: readonly Diagnostic[];
  /** Verses with findings and their neighbours, by place; only with `withVerses`. */
  readonly verses?: ReadonlyMap<string, readonly NearVerse[]>;
}

export interface CheckedEdition {
  readonly folder: string;
  readonly report: EditionReport;
  readonly accepted: number;
  readonly most: number;
  readonly inventory?: EditionInventory;
  readonly keyTerms?: readonly TermRenderings[];
}

const defaultMaxListed = 10;

export interface CheckOptions {
  /** The edition to compare verse lengths with: an id in the content folder, or another folder. */
  readonly beside?: string | undefined;
  readonly threads?: number | undefined;
  /**
   * The caller's workers, running `check-worker.ts`; the check does not stop them. By default, a check starts its
   * own.
   */
  readonly pool?: WorkerPool;
  readonly withVerses?: boolean | undefined;
  /** Finds names with several spellings by their Strong's numbers. Reads the sources again. */
  readonly keyTerms?: boolean | undefined;
}

/**
 * Checks all sources of a content folder without writing to it. Results follow after all editions have been
 * read, because editions are compared with each other.
 * @throws UnusableContentError if the folder does not exist or has no edition.
 */
export async function* checkEditions(
  content: string,
  { beside, threads, pool: given, withVerses, keyTerms }: CheckOptions = {},
): AsyncGenerator<CheckPart> {
  const folders = editionFolders(content);
  const plans = await planEditions(folders);
  const datasets: NamingDataset[] = [];
  const lexicons: Lexicon[] = [];
  const early = new Map<EditionPlan, readonly Diagnostic[]>();
  using read = new SpilledRecords<ReadEdition>();
  const indexOf = new Map<EditionPlan, number>();
  using comparison = new EditionComparison(datasets);
  const script = new URL('./check-worker.ts', import.meta.url);
  const pool = given ?? new WorkerPool({ size: threads, script });
  try {
    // Datasets first: their names are searched for in the texts, and texts produce the most garbage
    const rank = ({ kind }: EditionPlan) => (kind === 'entities' ? 0 : kind === 'translation' ? 2 : 1);
    const datasetsFirst = plans.toSorted((a, b) => rank(a) - rank(b));
    for (const plan of datasetsFirst) {
      const { edition, compared, naming, entryIds, diagnostics } = await readCheckedEdition(
        plan,
        pool,
        datasets,
      );
      early.set(plan, diagnostics);
      if (naming) datasets.push(naming);
      if (entryIds && plan.id !== undefined) lexicons.push({ id: plan.id, entryIds });
      if (compared) comparison.add(compared);
      if (edition) indexOf.set(plan, read.add(edition));
    }
    if (beside !== undefined) comparison.measureBy(await measureOf(beside, plans, comparison, pool));
  } finally {
    if (!given) await pool.stop();
  }
  const terms = new KeyTermChecks(plans, keyTerms);
  for (const [number, plan] of plans.entries()) {
    // Without this, the texts of thousands of results would stay in memory
    if (number % editionsPerCollection === editionsPerCollection - 1) Bun.gc(true);
    const index = indexOf.get(plan);
    const diagnostics = early.get(plan)!;
    if (index === undefined) {
      yield { words: [], diagnostics };
      continue;
    }
    const part = await settle(plan, read.get(index), diagnostics, { comparison, lexicons, terms });
    yield withVerses ? { ...part, verses: await versesAround(plan, part.diagnostics) } : part;
  }
  const ofSite = (await readSite(content)).diagnostics();
  yield { words: [], diagnostics: [...unreadSources(content, folders), ...ofSite] };
}

const editionsPerCollection = 250;

interface Lexicon {
  readonly id: string;
  readonly entryIds: readonly string[];
}

async function measureOf(
  beside: string,
  plans: readonly EditionPlan[],
  comparison: EditionComparison,
  pool: WorkerPool,
): Promise<string | ComparedEdition> {
  const own = plans.find(({ id }) => id !== undefined && editionId.keyOf(id) === editionId.keyOf(beside));
  if (own?.id !== undefined && comparison.has(own.id)) return own.id;
  if (own || !statSync(beside, { throwIfNoEntry: false })?.isDirectory()) {
    const fault = own
      ? 'is not a readable translation'
      : 'is neither the id of an edition in the content folder nor a folder';
    throw new UserError(
      `The value of --beside, ${beside}, ${fault}. Give the id or the folder of a translation.`,
    );
  }
  const others: ComparedEdition[] = [];
  for (const plan of await planEditions(editionFolders(beside))) {
    const { compared } = await readCheckedEdition(plan, pool, []);
    if (compared) others.push(compared);
  }
  const [measure] = others;
  if (measure && others.length === 1) return measure;
  const fault = measure ? `has ${others.length} translations` : 'has no readable translation';
  throw new UserError(`The folder of --beside, ${beside}, ${fault}. Give the folder of one translation.`);
}

interface CheckedTogether {
  readonly comparison: EditionComparison;
  readonly lexicons: readonly Lexicon[];
  readonly terms: KeyTermChecks;
}

async function settle(
  plan: EditionPlan,
  { diagnostics: ofSources, joined = [], files, settings: read, report, inventory, numbers }: ReadEdition,
  early: readonly Diagnostic[],
  { comparison, lexicons, terms }: CheckedTogether,
): Promise<CheckPart> {
  const { settings, file = '', faults } = read;
  const { id } = report;
  const beside = comparison.has(id) ? await comparison.findingsOf(id, plan) : [];
  const scheme = report.kind === 'translation' ? report.census.versification : undefined;
  const ofTerms = scheme && (await terms.findingsOf(plan, settings.keyTerms, scheme));
  const found = [...ofSources, ...beside, ...(ofTerms ? ofTerms.diagnostics : [])];
  const first = new Map(joined.map(({ file, parts }) => [parts[0]!.file, file]));
  const order = files.map((file) => first.get(file) ?? file);
  const ofText = withoutConsequences(found, order).map((diagnostic) => inOwnFile(diagnostic, joined));
  const { diagnostics, accepted } = settleFindings([...early, ...faults, ...ofText], settings, file);
  const words = lexicons.flatMap(
    (lexicon) =>
      (numbers?.size ? explainedWords(id, numbers, lexicon.id, lexicon.entryIds) : undefined) ?? [],
  );
  const edition = {
    folder: plan.folder.shown,
    report: { ...report, diagnostics: diagnosticsReport(diagnostics) },
    accepted,
    most: settings.most ?? defaultMaxListed,
    ...(inventory ? { inventory } : {}),
    ...(ofTerms ? { keyTerms: ofTerms.renderings } : {}),
  };
  return { edition, words, diagnostics };
}
