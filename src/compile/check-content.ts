import { type EditionReport, translationReport } from '../documents/report/edition-report.ts';
import { judgeEdition } from '../formats/checks/judge-edition.ts';
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
  try {
    for (const plan of plans) {
      const { report, diagnostics: found } = await checkAlone(plan, pool);
      diagnostics.push(...found);
      if (report) editions.push({ folder: plan.folder.shown, report });
    }
  } finally {
    await pool.stop();
  }
  return { editions, diagnostics };
}

interface EditionCheck {
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
  const diagnostics = [...plan.diagnostics, ...inOrder(read.diagnostics, sources)];
  return { report: read.report(diagnostics), diagnostics };
}

/** By file, in the order in which these are read, and by place. */
function inOrder(diagnostics: readonly Diagnostic[], { files }: EditionSources): Diagnostic[] {
  const order = new Map(files.map(({ file }, index) => [file, index]));
  const orderOf = ({ file }: Diagnostic) => order.get(file) ?? files.length;
  const lineOf = ({ line }: Diagnostic) => (line === 0 ? Number.POSITIVE_INFINITY : line);
  return diagnostics.toSorted(
    (a, b) => orderOf(a) - orderOf(b) || Math.sign(lineOf(a) - lineOf(b) || 0) || a.column - b.column,
  );
}

async function readEdition(
  { kind }: EditionPlan,
  metadata: EditionMetadata,
  sources: EditionSources,
  pool: WorkerPool,
): Promise<Pick<CompiledEdition, 'diagnostics' | 'report'>> {
  if (kind !== 'translation') {
    const { compiled, report } = await readContentEdition(
      { kind, metadata, files: sources.files, withDocuments: false },
      pool,
    );
    return { diagnostics: compiled.diagnostics, report };
  }
  const { books, diagnostics, numbering, findings } = await readTranslation(metadata, sources, pool, {
    withSearch: false,
    withChecks: true,
  });
  const reported = books.map((book) => book.report);
  const { language } = metadata;
  const named = books.map(({ summary }) => summary);
  const { expected, versification: actual } = numbering;
  const judged = judgeEdition({ findings, language, expected, actual, books: named });
  return { diagnostics: [...diagnostics, ...judged], report: (all) => translationReport(metadata, reported, numbering, all) };
}
