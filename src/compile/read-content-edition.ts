import { type ContentReport, diagnosticsReport } from '../documents/report/edition-report.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { CompileContent, CompiledContent } from './compile-content.ts';
import type { WorkerPool } from './worker-pool.ts';

interface ContentEdition {
  readonly compiled: CompiledContent;
  readonly report: (diagnostics: readonly Diagnostic[]) => ContentReport;
}

/** Has a worker read a commentary or a dataset; it takes the bytes of the files over. */
export async function readContentEdition(request: CompileContent, pool: WorkerPool): Promise<ContentEdition> {
  const bytes = request.files.map((file) => file.bytes.buffer);
  const compiled = await pool.run('content', request, bytes);
  const { kind, metadata } = request;
  const { counts, tally } = compiled;
  return {
    compiled,
    report: (diagnostics) => ({
      id: metadata.id,
      name: metadata.name,
      kind,
      counts,
      tally,
      diagnostics: diagnosticsReport(diagnostics),
    }),
  };
}
