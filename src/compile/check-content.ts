import { type EditionReport, translationReport } from '../documents/report/edition-report.ts';
import { type ExplainedWords, explainedWords, numbersOf } from '../documents/report/words-census.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { EditionMetadata } from '../model/edition-metadata.ts';
import { type CompiledEdition, readContentEdition } from './compile-edition.ts';
import { editionFault } from './plan/edition-files.ts';
import { type EditionPlan, editionFolders, planEditions } from './plan/plan-editions.ts';
import { type EditionSources, readSources } from './plan/read-sources.ts';
import { readTranslation } from './translation/compile-translation.ts';
import { WorkerPool } from './workers/worker-pool.ts';

export interface ContentCheck {
  /** Editions that could be read. */
  readonly editions: readonly CheckedEdition[];
  /** How far the lexicons explain the words of the translations. */
  readonly words: readonly ExplainedWords[];
  /** Of all editions, also those that could not be read. */
  readonly diagnostics: readonly Diagnostic[];
}

interface CheckedEdition {
  readonly folder: string;
  readonly report: EditionReport;
}

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
      const { report, diagnostics: found, ...rest } = await checkAlone(plan, pool);
      diagnostics.push(...found);
      if (report) words.add(report.id, rest);
      if (report) editions.push({ folder: plan.folder.shown, report });
    }
  } finally {
    await pool.stop();
  }
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
  readonly report?: EditionReport;
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
  const sources = await readSources(plan);
  const read = await readEdition(plan, plan.metadata, sources, pool);
  const diagnostics = [...plan.diagnostics, ...read.diagnostics];
  const { numbers, entryIds } = read;
  return {
    report: read.report(diagnostics),
    diagnostics,
    ...(numbers ? { numbers } : {}),
    ...(entryIds ? { entryIds } : {}),
  };
}

async function readEdition(
  { kind }: EditionPlan,
  metadata: EditionMetadata,
  sources: EditionSources,
  pool: WorkerPool,
): Promise<Pick<CompiledEdition, 'diagnostics' | 'report'> & WordsOfEdition> {
  if (kind !== 'translation') {
    const { compiled, report } = await readContentEdition(
      { kind, metadata, files: sources.files, withDocuments: false },
      pool,
    );
    const { entryIds, diagnostics } = compiled;
    return { diagnostics, report, ...(entryIds ? { entryIds } : {}) };
  }
  const { books, diagnostics, numbering } = await readTranslation(metadata, sources, pool, {
    withSearch: false,
  });
  const reported = books.map((book) => book.report);
  return {
    diagnostics,
    report: (all) => translationReport(metadata, reported, numbering, all),
    numbers: numbersOf(reported.map(({ words }) => words)),
  };
}
