import { translationReport } from '../documents/report/edition-report.ts';
import type { ContentKind } from '../model/content-kind.ts';
import type { EditionMetadata } from '../model/edition-metadata.ts';
import { compileTranslation } from './compile-translation.ts';
import type { CompiledEdition } from './compiled-edition.ts';
import { unbatchDocuments } from './document-batch.ts';
import { readContentEdition } from './read-content-edition.ts';
import type { EditionSources } from './read-sources.ts';
import type { WorkerPool } from './worker-pool.ts';

/** All documents of an edition. `onStep` counts the steps that are done. */
export async function compileEdition(
  kind: ContentKind,
  metadata: EditionMetadata,
  { files, audio }: Pick<EditionSources, 'files' | 'audio'>,
  pool: WorkerPool,
  onStep: (done: number, total: number) => void,
): Promise<CompiledEdition> {
  if (kind !== 'translation') {
    const { compiled, report } = await readContentEdition(
      { kind, metadata, files, withDocuments: true },
      pool,
    );
    return { ...compiled, documents: [...unbatchDocuments(compiled.documents)], report };
  }
  const { translation, reports, ...compiled } = await compileTranslation(
    metadata,
    files,
    pool,
    onStep,
    audio,
  );
  return {
    ...compiled,
    ...(translation ? { catalogueEntry: translation } : {}),
    report: (diagnostics) => translationReport(metadata, reports, diagnostics),
  };
}
