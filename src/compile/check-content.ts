import type { Diagnostic } from '../formats/diagnostic.ts';
import { planEditions } from './plan-editions.ts';
import { readTranslation } from './read-translation.ts';
import { tryReadSources } from './try-read-sources.ts';
import { WorkerPool } from './worker-pool.ts';

export interface ContentCheck {
  /** Editions that could be read, with their books. */
  readonly editions: readonly { readonly id: string; readonly folder: string; readonly books: number }[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads all sources of a content folder and tells what is wrong with them; writes nothing.
 * @throws UnusableContentError when the folder is not there or holds no edition.
 */
export async function checkContent(content: string): Promise<ContentCheck> {
  const plans = await planEditions(content);
  const pool = new WorkerPool();
  const editions: ContentCheck['editions'][number][] = [];
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
      editions.push({ id: metadata.id, folder: folder.shown, books: read.books.length });
    }
  } finally {
    pool.stop();
  }
  return { editions, diagnostics };
}
