import type { CanonCounts } from '../documents/edition-documents.ts';
import { type ContentReport, diagnosticsReport } from '../documents/report/edition-report.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { StoredDocument } from '../library/stored-document.ts';
import type { ContentKind, EditionMetadata } from '../model/edition-metadata.ts';
import type { CompileContent, CompiledContent } from './compile-content.ts';
import type { EditionSources } from './plan/read-sources.ts';
import { compileTranslation } from './translation/compile-translation.ts';
import type { BooksSummary } from './translation/summarize-books.ts';
import { unbatchDocuments } from './workers/document-batch.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

export async function compileEdition(
  kind: ContentKind,
  metadata: EditionMetadata,
  sources: Omit<EditionSources, 'fingerprint'>,
  pool: WorkerPool,
  onStep: (done: number, total: number) => void,
  withSearch: boolean,
): Promise<CompiledEdition> {
  if (kind !== 'translation') {
    const { compiled, report } = await readContentEdition(
      { kind, metadata, files: sources.files, withDocuments: true, withSearch },
      pool,
    );
    return { ...compiled, documents: [...unbatchDocuments(compiled.documents)], report };
  }
  const { translation, ...compiled } = await compileTranslation(metadata, sources, pool, onStep, withSearch);
  return { ...compiled, ...(translation ? { catalogueEntry: translation } : {}) };
}

export interface CompiledEdition extends Partial<BooksSummary> {
  readonly catalogueEntry?: Readonly<Record<string, unknown>>;
  readonly documents: readonly (readonly [path: string, StoredDocument])[];
  readonly extensions?: readonly (readonly [path: string, json: string])[];
  readonly bookIds: readonly string[];
  readonly counts: CanonCounts;
  readonly recordings?: number;
  readonly isDamaged: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly report: BooksSummary['report'];
}

interface ContentEdition {
  readonly compiled: CompiledContent;
  readonly report: (diagnostics: readonly Diagnostic[]) => ContentReport;
}

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
