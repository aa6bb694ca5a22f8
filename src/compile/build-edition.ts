import { links } from '../documents/links.ts';
import { type EditionReport, reportDocument } from '../documents/report/edition-report.ts';
import type { TranslationBooks } from '../documents/translation/translation-schema.ts';
import { type Diagnostic, fileDiagnostic } from '../formats/diagnostic.ts';
import { count } from '../lib/count.ts';
import type { EditionCounts, EditionRecord } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { LibraryWriteError } from '../library/library-errors.ts';
import { packDocument, parseStored, type StoredDocument } from '../library/stored-document.ts';
import type { ContentKind, EditionKind, EditionMetadata } from '../model/edition-metadata.ts';
import { addBrotli } from './brotli.ts';
import { type CompiledEdition, compileEdition } from './compile-edition.ts';
import { editionFault } from './plan/edition-files.ts';
import type { EditionPlan } from './plan/plan-editions.ts';
import type { EditionSources } from './plan/read-sources.ts';
import {
  type BuildSettings,
  type FailedEdition,
  prepareEdition,
  seen,
  type UncompiledEdition,
} from './prepare-edition.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

export interface Build extends BuildSettings {
  readonly library: Library;
  readonly pool: WorkerPool;
  readonly onEvent: ((event: BuildEvent) => void) | undefined;
}

export type BuildEvent =
  | {
      readonly type: 'progress';
      readonly id: string;
      readonly step: 'documents' | 'brotli' | 'alignment';
      readonly done: number;
      readonly total: number;
    }
  | { readonly type: 'edition'; readonly result: EditionResult; readonly diagnostics: readonly Diagnostic[] }
  | { readonly type: 'site'; readonly diagnostics: readonly Diagnostic[] };

type EditionOutcome =
  | 'compiled'
  | 'unchanged'
  | 'failed'
  | 'removed'
  | 'would be compiled'
  | 'would be removed';

export interface EditionResult {
  readonly id: string;
  readonly folder: string;
  readonly outcome: EditionOutcome;
  readonly counts?: EditionCounts;
  readonly seconds: number;
}

interface FinishedEdition {
  readonly record: EditionRecord;
  readonly documents: CompiledEdition['documents'];
  readonly extensions: readonly (readonly [path: string, StoredDocument])[];
}

type Outcome =
  | {
      readonly outcome: 'compiled';
      readonly counts: EditionCounts;
      readonly diagnostics: readonly Diagnostic[];
      readonly finished: FinishedEdition;
    }
  | UncompiledEdition;

export interface BuiltEdition {
  readonly result: EditionResult;
  readonly diagnostics: readonly Diagnostic[];
  readonly finished?: FinishedEdition;
  readonly seenAgain?: EditionRecord;
}

/**
 * Builds an edition up to the commit. Any fault becomes a diagnostic of the edition: its last good version
 * stays, and the build continues. Only a fault that affects every edition, such as a full disk, ends the
 * build.
 * @param kept editions of the library whose folders exist, by the key of their id.
 */
export async function buildEdition(
  plan: EditionPlan,
  kept: ReadonlyMap<string, readonly EditionRecord[]>,
  build: Build,
): Promise<BuiltEdition> {
  const started = performance.now();
  const { folder, id = folder.name } = plan;
  const stages = runStages(plan, kept, build).catch(async (error: unknown) => {
    await build.pool.stop();
    throw error;
  });
  const { outcome, counts, diagnostics, ...rest } = await failingAlone<Outcome>(plan, stages);
  const seconds = (performance.now() - started) / 1000;
  const result: EditionResult = { id, folder: folder.shown, outcome, ...(counts ? { counts } : {}), seconds };
  return { result, diagnostics: [...plan.diagnostics, ...diagnostics], ...rest };
}

async function failingAlone<Result>(
  plan: EditionPlan,
  stages: Promise<Result>,
): Promise<Result | FailedEdition> {
  try {
    return await stages;
  } catch (error) {
    if (isOfTheSystem(error)) throw error;
    return { outcome: 'failed', diagnostics: [editionFault(error, plan.folder.shown)] };
  }
}

export function isOfTheSystem(error: unknown): boolean {
  return error instanceof LibraryWriteError || typeof (error as NodeJS.ErrnoException)?.syscall === 'string';
}

/** Finds the outcome of a build without parsing sources. */
export async function planEdition(
  plan: EditionPlan,
  kept: ReadonlyMap<string, readonly EditionRecord[]>,
  settings: BuildSettings,
): Promise<Pick<BuiltEdition, 'result' | 'diagnostics'>> {
  const { folder, id = folder.name } = plan;
  const { outcome, diagnostics } = await failingAlone(plan, prepareEdition(plan, kept, settings));
  const result = { id, folder: folder.shown, outcome, seconds: 0 };
  return { result, diagnostics: [...plan.diagnostics, ...diagnostics] };
}

async function runStages(
  plan: EditionPlan,
  kept: ReadonlyMap<string, readonly EditionRecord[]>,
  build: Build,
): Promise<Outcome> {
  const prepared = await prepareEdition(plan, kept, build);
  if (prepared.outcome !== 'would be compiled') return prepared;
  const { metadata, known, sources, fingerprint } = prepared;
  const compiled = await compile(plan, metadata, sources, build);
  if (!compiled.catalogueEntry) return { outcome: 'failed', diagnostics: compiled.diagnostics };
  if (known && losesText(known, compiled))
    return { outcome: 'failed', diagnostics: [...compiled.diagnostics, keptForDamage(plan)] };
  const diagnostics = [...compiled.diagnostics, ...(known ? shrunkenBooks(compiled, build.library) : [])];
  const documents = await pack(metadata.id, compiled, build);
  const report = compiled.report([...plan.diagnostics, ...diagnostics]);
  const record: EditionRecord = {
    id: metadata.id,
    kind: libraryKinds[plan.kind],
    folder: plan.folder.shown,
    fingerprint,
    ...seen(plan),
    catalogueEntry: compiled.catalogueEntry,
    bookIds: compiled.bookIds,
    counts: countsOf(compiled, report),
    ...(compiled.morphology?.length ? { morphology: compiled.morphology } : {}),
    ...(compiled.numbers ? { numbers: compiled.numbers } : {}),
    ...(compiled.alignment ? { alignment: compiled.alignment } : {}),
    ...(metadata.alignment === 'computed' ? { wantsAlignment: true as const } : {}),
    ...(compiled.features?.length ? { features: compiled.features } : {}),
  };
  const reportJson = reportDocument(report, record.catalogueEntry.sha256);
  const extensions = [[links.report(metadata.id), reportJson] as const, ...(compiled.extensions ?? [])].map(
    ([path, json]) => [path, packDocument(json, build)] as const,
  );
  const finished = { record, documents, extensions };
  return { outcome: 'compiled', counts: record.counts, diagnostics, finished };
}

const libraryKinds: Readonly<Record<ContentKind, EditionKind>> = {
  translation: 'translation',
  commentary: 'commentary',
  'cross-references': 'dataset',
  entities: 'dataset',
  lexicon: 'lexicon',
  plan: 'plan',
};

/**
 * Number of documents after which workers are replaced. The heap of a worker never shrinks, and new workers
 * take 60 ms to start. This almost halves the peak memory of a build of many large editions.
 */
const maxDocumentsPerWorkers = 500;

async function compile(
  { kind }: EditionPlan,
  metadata: EditionMetadata,
  sources: EditionSources,
  build: Build,
): Promise<CompiledEdition> {
  const onStep = progressOf(metadata.id, 'documents', build);
  const compiled = await compileEdition(kind, metadata, sources, build.pool, onStep, build.withSearch);
  // The workers end while the documents are written
  if (compiled.documents.length > maxDocumentsPerWorkers) void build.pool.stop();
  return compiled;
}

async function pack(id: string, { documents }: CompiledEdition, build: Build) {
  if (!build.withBrotli) return documents;
  return addBrotli(documents, build.library, build.pool, progressOf(id, 'brotli', build));
}

function progressOf(id: string, step: 'documents' | 'brotli', { onEvent }: Build) {
  return (done: number, total: number) => onEvent?.({ type: 'progress', id, step, done, total });
}

function countsOf(
  { counts, documents, recordings }: CompiledEdition,
  { diagnostics }: EditionReport,
): EditionCounts {
  const bytes = documents.reduce((sum, [, { gzip }]) => sum + gzip.length, 0);
  const audio = recordings ? { recordings } : {};
  return { ...counts, ...audio, documents: documents.length, bytes, diagnostics: diagnostics.codes };
}

function losesText(
  known: EditionRecord,
  { isDamaged, counts, bookIds, diagnostics }: CompiledEdition,
): boolean {
  const losesBook = known.bookIds.some((id) => !bookIds.includes(id));
  if (!isDamaged) return losesBook && diagnostics.some(({ code }) => code === 'duplicate-book');
  const has = (count: keyof CompiledEdition['counts']) => (counts[count] ?? 0) >= (known.counts[count] ?? 0);
  return losesBook || !has('verses') || !has('entries');
}

/** A book with a smaller share of the served verses is probably a fragment. */
const minShareOfServed = 1 / 2;

function shrunkenBooks(
  { catalogueEntry, bookCensuses = [] }: CompiledEdition,
  library: Library,
): Diagnostic[] {
  const served = bookCensuses.length > 0 && library.get(links.books(String(catalogueEntry!.id)));
  if (!served) return [];
  const { books } = parseStored<Pick<TranslationBooks, 'books'>>(served.gzip);
  const verses = new Map(books.map(({ id, totalNumberOfVerses }) => [id, totalNumberOfVerses]));
  return bookCensuses.flatMap(({ id, file, chapters }) => {
    const before = verses.get(id) ?? 0;
    const now = chapters.reduce((sum, chapter) => sum + chapter.verses, 0);
    if (now >= before * minShareOfServed) return [];
    const message = `${id} has ${count(now, 'verse')} instead of the ${before.toLocaleString('en')} served before; it was compiled anyway. If that is not intended, restore the file and build again.`;
    return [fileDiagnostic('shrunken-book', file, message)];
  });
}

function keptForDamage({ folder }: EditionPlan): Diagnostic {
  const message =
    'A damaged file would remove text that is already served, so the last good version was kept. Fix the file and build again, or delete it to remove its book.';
  return fileDiagnostic('text-kept', folder.shown, message);
}
