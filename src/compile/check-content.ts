import { type EditionReport, editionReport } from '../documents/report/edition-report.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { planEditions } from './plan-editions.ts';
import { readTranslation } from './read-translation.ts';
import { tryReadSources } from './try-read-sources.ts';
import { WorkerPool } from './worker-pool.ts';

export interface ContentCheck {
  /** Editions that could be read. */
  readonly editions: readonly CheckedEdition[];
  /** Of all editions, also those that could not be read. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface CheckedEdition {
  readonly folder: string;
  readonly report: EditionReport;
}

/**
 * Reads all sources of a content folder and tells what is wrong with them; writes nothing.
 * @throws UnusableContentError when the folder is not there or holds no edition.
 */
export async function checkContent(content: string): Promise<ContentCheck> {
  const plans = await planEditions(content);
  const pool = new WorkerPool();
  const editions: CheckedEdition[] = [];
  const diagnostics: Diagnostic[] = [];
  try {
    for (const plan of plans) {
      const { folder, metadata } = plan;
      diagnostics.push(...plan.diagnostics);
      if (!metadata) continue;
      const sources = tryReadSources(plan);
      if ('code' in sources) {
        diagnostics.push(sources);
        continue;
      }
      const read = await readTranslation(metadata.id, sources.files, pool, () => {});
      diagnostics.push(...read.diagnostics);
      const books = read.books.map((book) => book.report);
      const found = [...plan.diagnostics, ...read.diagnostics];
      editions.push({ folder: folder.shown, report: editionReport(metadata, books, found) });
    }
  } finally {
    pool.stop();
  }
  return { editions, diagnostics };
}
