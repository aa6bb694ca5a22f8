import { availableCommentaries, availableDatasets, availableTranslations } from '../documents/catalogues.ts';
import { links } from '../documents/links.ts';
import { openApiDocument } from '../documents/openapi/open-api-document.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { EditionKind, EditionRecord } from '../library/edition-record.ts';
import { type LibraryUpdate, openLibrary } from '../library/library.ts';
import { packDocument, type StoredDocument } from '../library/stored-document.ts';
import { type Build, type BuildEvent, buildEdition, type EditionResult } from './build-edition.ts';
import { type EditionPlan, planEditions } from './plan/plan-editions.ts';
import type { BuildLimits } from './workers/build-limits.ts';
import { WorkerPool } from './workers/worker-pool.ts';

export interface BuildOptions {
  /** Content folder. */
  readonly content: string;
  /** Folder of the library; made when it is not there. */
  readonly library: string;
  /** Store each document in brotli too; false when left out. */
  readonly withBrotli?: boolean;
  /** Those of the machine when left out. */
  readonly limits?: BuildLimits;
  readonly onEvent?: (event: BuildEvent) => void;
}

export interface BuildSummary {
  readonly editions: readonly EditionResult[];
  readonly diagnostics: readonly Diagnostic[];
  readonly seconds: number;
}

/**
 * Makes the library hold the editions of a content folder: plans them all, builds what is new or changed one by one, and
 * removes what is gone. Each edition is replaced in one transaction; one that fails stays as it was.
 * @throws UnusableContentError when the folder is not there or has no edition; LibraryError.
 */
export async function buildLibrary(options: BuildOptions): Promise<BuildSummary> {
  const started = performance.now();
  const plans = await planEditions(options.content);
  const build = startBuild(options);
  const { library, pool, onEvent } = build;
  const editions: EditionResult[] = [];
  const diagnostics: Diagnostic[] = [];
  const finish = (result: EditionResult, found: readonly Diagnostic[] = []) => {
    editions.push(result);
    diagnostics.push(...found);
    onEvent?.({ type: 'edition', result, diagnostics: found });
  };
  try {
    const gone = goneEditions(plans, library.editions());
    const kept = library.editions().filter((edition) => !gone.includes(edition));
    for (const plan of plans) {
      const { result, diagnostics } = await buildEdition(plan, kept, build);
      finish(result, diagnostics);
      // The documents of an edition would lie about until the next one is finished too
      if (result.outcome === 'compiled') Bun.gc(true);
    }
    for (const result of removeEditions(gone, build)) finish(result);
  } finally {
    await pool.stop();
    await library.close();
  }
  return { editions, diagnostics, seconds: (performance.now() - started) / 1000 };
}

function startBuild({ library, withBrotli = false, limits, onEvent }: BuildOptions): Build {
  let openApi: StoredDocument | undefined;
  return {
    library: openLibrary(library),
    pool: new WorkerPool({ ...(limits ? { limits } : {}) }),
    withBrotli,
    onEvent,
    putCatalogues(update) {
      // The same with every edition
      openApi ??= packDocument(openApiDocument(), { withBrotli });
      update.putDocument(links.openApi, openApi);
      putCatalogues(update, withBrotli);
    },
  };
}

function putCatalogues(update: LibraryUpdate, withBrotli: boolean): void {
  const entries = Map.groupBy(update.editions(), ({ kind }) => kind);
  const entriesOf = (kind: EditionKind) =>
    (entries.get(kind) ?? []).map(({ catalogueEntry }) => catalogueEntry);
  const put = (path: string, json: string) => update.putDocument(path, packDocument(json, { withBrotli }));
  put(links.availableTranslations, availableTranslations(entriesOf('translation')));
  put(links.availableCommentaries, availableCommentaries(entriesOf('commentary')));
  put(links.availableDatasets, availableDatasets(entriesOf('dataset')));
}

/**
 * An edition is gone when no folder has its id, and its own folder is gone or now holds an edition of another id. A
 * folder whose metadata cannot be read may still hold the edition that it held before, as may those below one that
 * cannot be read itself.
 */
function goneEditions(
  plans: readonly EditionPlan[],
  editions: readonly EditionRecord[],
): readonly EditionRecord[] {
  const ids = new Set(plans.map(({ id }) => id));
  const unknown = new Set(plans.filter(({ id }) => id === undefined).map(({ folder }) => folder.shown));
  const isUnknown = (folder: string) => unknown.has(folder) || unknown.has(folder.split('/')[0]!);
  return editions.filter(({ id, folder }) => !ids.has(id) && !isUnknown(folder));
}

function removeEditions(gone: readonly EditionRecord[], build: Build): EditionResult[] {
  if (gone.length === 0) return [];
  build.library.update((update) => {
    for (const { id } of gone) {
      update.removeEdition(id);
      update.deleteDocument(links.report(id));
    }
    build.putCatalogues(update);
  });
  return gone.map(({ id, folder }) => ({ id, folder, outcome: 'removed', seconds: 0 }));
}
