import { availableCommentaries, availableDatasets, availableTranslations } from '../documents/catalogues.ts';
import { links } from '../documents/links.ts';
import { openApiDocument } from '../documents/openapi/open-api-document.ts';
import { type EditionReport, reportDocument } from '../documents/report/edition-report.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { fileDiagnostic } from '../formats/file-diagnostic.ts';
import type { EditionCounts, EditionKind, EditionRecord } from '../library/edition-record.ts';
import { type Library, type LibraryUpdate, openLibrary } from '../library/library.ts';
import { LibraryWriteError } from '../library/store.ts';
import type { StoredDocument } from '../library/stored-document.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { editionId } from '../model/edition-id.ts';
import { addBrotli } from './add-brotli.ts';
import type { BuildLimits } from './build-limits.ts';
import type { BuildEvent, BuildSummary, EditionResult } from './build-summary.ts';
import { compileEdition } from './compile-edition.ts';
import type { CompiledEdition } from './compiled-edition.ts';
import { editionFault } from './edition-fault.ts';
import { packDocument } from './pack-document.ts';
import { type EditionPlan, planEditions } from './plan-editions.ts';
import { readSources } from './read-sources.ts';
import { WorkerPool } from './worker-pool.ts';

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

const libraryKinds: Readonly<Record<ContentKind, EditionKind>> = {
  translation: 'translation',
  commentary: 'commentary',
  'cross-references': 'dataset',
  entities: 'dataset',
};

/**
 * What the heap of a worker has grown to stays with it; new workers take 60 ms to start. After an edition of so many
 * documents they are stopped: all of ../shared/data takes 420 MB at the peak otherwise.
 */
const largeEdition = 500;

/**
 * Makes the library hold the editions of a content folder: compiles what is new or changed, removes what
 * is gone. Each edition is replaced in one transaction; one that fails stays as it was.
 * @throws UnusableContentError when the folder is not there or holds no edition; LibraryError.
 */
export async function buildLibrary({
  content,
  library: directory,
  withBrotli = false,
  limits,
  onEvent,
}: BuildOptions): Promise<BuildSummary> {
  const started = performance.now();
  const plans = await planEditions(content);
  const library = openLibrary(directory);
  const pool = new WorkerPool({ ...(limits ? { limits } : {}) });
  let openApi: StoredDocument | undefined;
  const build: Build = {
    library,
    pool,
    withBrotli,
    onEvent,
    openApi() {
      openApi ??= packDocument(openApiDocument(), { withBrotli });
      return openApi;
    },
  };
  const gone = goneEditions(plans, library.editions());
  const results: EditionResult[] = [];
  const diagnostics: Diagnostic[] = [];
  const finish = (result: EditionResult, found: readonly Diagnostic[]) => {
    results.push(result);
    diagnostics.push(...found);
    onEvent?.({ type: 'edition', result, diagnostics: found });
  };
  try {
    const kept = library.editions().filter((edition) => !gone.includes(edition));
    for (const plan of plans) {
      const { result, diagnostics } = await buildAlone(plan, kept, build);
      finish(result, diagnostics);
      // The documents of an edition would lie about until the next one is finished too
      if (result.outcome === 'compiled') Bun.gc(true);
    }
    for (const result of removeEditions(gone, build)) finish(result, []);
  } finally {
    await pool.stop();
    await library.close();
  }
  return { editions: results, diagnostics, seconds: (performance.now() - started) / 1000 };
}

interface Build {
  /** The same with every edition: packed once, when the first is written. */
  readonly openApi: () => StoredDocument;
  readonly library: Library;
  readonly pool: WorkerPool;
  readonly withBrotli: boolean;
  readonly onEvent: BuildOptions['onEvent'];
}

interface BuiltEdition {
  readonly result: EditionResult;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Builds an edition. Whatever goes wrong becomes one of its diagnostics, its last good version stays, and the build goes
 * on with the next one. Only a fault that every edition would meet, such as a full disk, ends the build.
 */
async function buildAlone(
  plan: EditionPlan,
  kept: readonly EditionRecord[],
  build: Build,
): Promise<BuiltEdition> {
  const started = performance.now();
  const { folder, id = folder.name } = plan;
  const end = ({ outcome, counts, diagnostics }: Outcome): BuiltEdition => {
    const seconds = (performance.now() - started) / 1000;
    const result = { id, folder: folder.shown, outcome, ...(counts ? { counts } : {}), seconds };
    return { result, diagnostics: [...plan.diagnostics, ...diagnostics] };
  };
  try {
    return end(await buildEdition(plan, kept, build));
  } catch (error) {
    // Its other tasks may still be under way
    await build.pool.stop();
    if (isOfTheSystem(error)) throw error;
    return end(failed([editionFault(error, folder.shown)]));
  }
}

interface Outcome {
  readonly outcome: EditionResult['outcome'];
  readonly counts?: EditionCounts;
  readonly diagnostics: readonly Diagnostic[];
}

function failed(diagnostics: readonly Diagnostic[]): Outcome {
  return { outcome: 'failed', diagnostics };
}

/** Errors of reading an edition's files are of a class of their own: these are of the library, or of the machine. */
function isOfTheSystem(error: unknown): boolean {
  return error instanceof LibraryWriteError || typeof (error as NodeJS.ErrnoException)?.syscall === 'string';
}

async function buildEdition(
  plan: EditionPlan,
  kept: readonly EditionRecord[],
  build: Build,
): Promise<Outcome> {
  const { library, pool, withBrotli } = build;
  const { folder, metadata } = plan;
  if (!metadata) return failed([]);
  const { id } = metadata;
  const alike = kept.find((other) => other.id !== id && editionId.keyOf(other.id) === editionId.keyOf(id));
  if (alike) return failed([alikeServed(plan, id, alike)]);
  const sources = await readSources(plan.files, plan.sources, metadata, plan.audio);
  const known = library.edition(id);
  const fingerprint = withBrotli ? `${sources.fingerprint}-br` : sources.fingerprint;
  if (known?.fingerprint === fingerprint)
    return { outcome: 'unchanged', counts: known.counts, diagnostics: [] };
  if (plan.isAudioBroken && known?.counts.recordings) return failed([keptForAudio(plan)]);
  const onStep = progressOf(id, 'documents', build);
  const compiled = await compileEdition(plan.kind, metadata, sources, pool, onStep);
  if (compiled.documents.length > largeEdition) await pool.stop();
  const { catalogueEntry } = compiled;
  if (!catalogueEntry) return failed(compiled.diagnostics);
  if (known && compiled.isDamaged && losesText(known, compiled)) {
    return failed([...compiled.diagnostics, keptForDamage(plan)]);
  }
  const report = compiled.report([...plan.diagnostics, ...compiled.diagnostics]);
  const record: EditionRecord = {
    id,
    kind: libraryKinds[plan.kind],
    folder: folder.shown,
    fingerprint,
    catalogueEntry,
    bookIds: compiled.bookIds,
    counts: countsOf(compiled, report),
  };
  const reportJson = reportDocument(report, catalogueEntry.sha256);
  const documents = withBrotli
    ? await addBrotli(compiled.documents, library, pool, progressOf(id, 'brotli', build))
    : compiled.documents;
  library.update((update) => {
    update.putEdition(record, documents);
    update.putDocument(links.report(id), packDocument(reportJson, build));
    putCatalogues(update, build);
  });
  return { outcome: 'compiled', counts: record.counts, diagnostics: compiled.diagnostics };
}

function progressOf(id: string, step: 'documents' | 'brotli', { onEvent }: Build) {
  return (done: number, total: number) => onEvent?.({ type: 'progress', id, step, done, total });
}

function losesText(known: EditionRecord, { counts, bookIds }: CompiledEdition): boolean {
  return counts.verses < known.counts.verses || known.bookIds.some((id) => !bookIds.includes(id));
}

/** Nothing that is served is lost to a mistake in a file. */
function keptForDamage({ folder }: EditionPlan): Diagnostic {
  const message =
    'A damaged file would take text away that is served; the last good version of the edition stays. Mend the file, or remove it to leave its book out.';
  return fileDiagnostic('text-kept', folder.shown, message);
}

function keptForAudio({ folder }: EditionPlan): Diagnostic {
  const message =
    'Without its audio.json the edition would lose the audio that is served; its last good version stays. Mend the file, or remove it to leave the audio out.';
  return fileDiagnostic('text-kept', folder.shown, message);
}

function countsOf(
  { counts, documents, recordings }: CompiledEdition,
  { diagnostics }: EditionReport,
): EditionCounts {
  const bytes = documents.reduce((sum, [, { gzip }]) => sum + gzip.length, 0);
  const audio = recordings ? { recordings } : {};
  return { ...counts, ...audio, documents: documents.length, bytes, diagnostics: diagnostics.codes };
}

/** The other edition was compiled before; its folder cannot be read now. */
function alikeServed({ folder, metadataFile }: EditionPlan, id: string, other: EditionRecord): Diagnostic {
  const message = `The id "${id}" differs only by upper and lower case from "${other.id}" of ${other.folder}, which is served and cannot be read now. Give it another id, or repair or remove ${other.folder}.`;
  return fileDiagnostic('duplicate-edition-id', metadataFile ?? folder.shown, message);
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
    putCatalogues(update, build);
  });
  return gone.map(({ id, folder }) => ({ id, folder, outcome: 'removed', seconds: 0 }));
}

function putCatalogues(update: LibraryUpdate, { withBrotli, openApi }: Build): void {
  const entries = Map.groupBy(update.editions(), ({ kind }) => kind);
  const entriesOf = (kind: EditionKind) =>
    (entries.get(kind) ?? []).map(({ catalogueEntry }) => catalogueEntry);
  const put = (path: string, json: string) => update.putDocument(path, packDocument(json, { withBrotli }));
  put(links.availableTranslations, availableTranslations(entriesOf('translation')));
  put(links.availableCommentaries, availableCommentaries(entriesOf('commentary')));
  put(links.availableDatasets, availableDatasets(entriesOf('dataset')));
  update.putDocument(links.openApi, openApi());
}
