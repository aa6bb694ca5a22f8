import type { CompiledContent } from '../compile/compile-content.ts';
import { readContentEdition } from '../compile/compile-edition.ts';
import { EditionFileError, editionFault } from '../compile/plan/edition-files.ts';
import type { EditionPlan } from '../compile/plan/plan-editions.ts';
import { type EditionSources, readSources } from '../compile/plan/read-sources.ts';
import { type ReadTranslation, readTranslation } from '../compile/translation/compile-translation.ts';
import type { FileFindings } from '../compile/translation/read-source-file.ts';
import type { WorkerPool } from '../compile/workers/worker-pool.ts';
import {
  diagnosticsReport,
  type EditionReport,
  translationReport,
} from '../documents/report/edition-report.ts';
import { numbersOf } from '../documents/report/words-census.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { JoinedFile } from '../formats/usfm/join-chapter-files.ts';
import { totalBytes } from '../lib/join-bytes.ts';
import type { EditionMetadata } from '../model/edition-metadata.ts';
import type { EditionNumbering } from '../references/versification/edition-numbering.ts';
import type { CheckSettings } from './check-settings.ts';
import { type ComparedEdition, chaptersOfNames, type NamingDataset } from './compare-editions.ts';
import { unapprovedUses, withoutReplaced } from './edition/approved-inventory.ts';
import { type EditionInventory, inventoryOf } from './edition/inventory.ts';
import { judgeEdition } from './edition/judge-edition.ts';
import { NameJudge } from './edition/name-judge.ts';
import { maxUsesOfMisspelled } from './text/name-checks.ts';
import type { BookFindings } from './text/source-checks.ts';
import { signedLengths } from './text/swapped-verses.ts';
import { Vocabulary } from './text/vocabulary.ts';

export interface ReadEdition {
  readonly diagnostics: readonly Diagnostic[];
  readonly joined?: readonly JoinedFile[];
  readonly files: readonly string[];
  readonly settings: ReadSettings;
  readonly report: EditionReport;
  readonly inventory?: EditionInventory;
  readonly numbers?: ReadonlyMap<string, number>;
}

interface ReadSettings {
  readonly settings: CheckSettings;
  readonly file?: string;
  readonly faults: readonly Diagnostic[];
}

interface EditionReading {
  readonly edition?: ReadEdition;
  readonly compared?: ComparedEdition;
  readonly naming?: NamingDataset;
  readonly entryIds?: CompiledContent['entryIds'];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the sources of an edition. A fault becomes a diagnostic of the edition, and the others are still
 * checked.
 * @param datasets with names to search for.
 */
export async function readCheckedEdition(
  plan: EditionPlan,
  pool: WorkerPool,
  datasets: readonly NamingDataset[],
): Promise<EditionReading> {
  const { metadata, diagnostics } = plan;
  if (!metadata) return { diagnostics };
  try {
    const settings = await readSettings(plan);
    const sources = await readSources(plan);
    const reading =
      plan.kind === 'translation'
        ? await readText(metadata, sources, settings, pool, datasets)
        : await readContent(plan, metadata, sources, settings, pool);
    return { ...reading, diagnostics };
  } catch (error) {
    // Other tasks of the edition may still be running
    await pool.stop();
    return { diagnostics: [...diagnostics, editionFault(error, plan.folder.shown)] };
  }
}

/** Ten thousand accepted findings take about a megabyte. */
const maxSettingsBytes = 16 * 1024 * 1024;

async function readSettings({ files }: EditionPlan): Promise<ReadSettings> {
  try {
    const name = files.names().find((path) => path.split('/').at(-1) === 'check.json');
    if (name === undefined) return { settings: {}, faults: [] };
    const [{ readMetadataFile }, { checkSettingsSchema }] = await Promise.all([
      import('../compile/metadata/read-metadata-file.ts'),
      import('./check-settings.ts'),
    ]);
    const file = files.shown(name);
    const read = readMetadataFile(await files.read(name, maxSettingsBytes), file, checkSettingsSchema);
    return 'value' in read
      ? { settings: read.value, file, faults: [] }
      : { settings: {}, file, faults: read.diagnostics };
  } catch (error) {
    if (!(error instanceof EditionFileError)) throw error;
    return { settings: {}, faults: [error.diagnostic] };
  }
}

/** In bytes of sources: a New Testament. New workers for the next edition take little time in comparison. */
const sizeOfLargeEdition = 1_000_000;

type Reading = Omit<EditionReading, 'diagnostics'>;

async function readContent(
  { kind }: EditionPlan,
  metadata: EditionMetadata,
  sources: EditionSources,
  settings: ReadSettings,
  pool: WorkerPool,
): Promise<Reading> {
  // The bytes are transferred to the worker
  const files = sources.files.map(({ file }) => file);
  const request = {
    kind: kind as Exclude<typeof kind, 'translation'>,
    metadata,
    files: sources.files,
    withDocuments: false,
    withSearch: false,
  };
  const { compiled, report } = await readContentEdition(request, pool);
  // An idle worker would keep its memory while the texts are read
  await pool.stop();
  const { entryIds, names, diagnostics } = compiled;
  const { id, language } = metadata;
  return {
    edition: { diagnostics, files, settings, report: report([]) },
    ...(names ? { naming: { id, language, names: chaptersOfNames(names) } } : {}),
    ...(entryIds ? { entryIds } : {}),
  };
}

async function readText(
  metadata: EditionMetadata,
  sources: EditionSources,
  settings: ReadSettings,
  pool: WorkerPool,
  datasets: readonly NamingDataset[],
): Promise<Reading> {
  const { id, language } = metadata;
  const files = sources.files.map(({ file }) => file);
  // The bytes are transferred to the workers
  const isLarge = totalBytes(sources.files.map(({ bytes }) => bytes)) > sizeOfLargeEdition;
  // Judging the previous edition left garbage
  if (isLarge) Bun.gc(true);
  const { books, diagnostics, numbering, joined, ...found } = await readTranslation(metadata, sources, pool, {
    withSearch: false,
  });
  const findings = found.findings as readonly FileFindings<BookFindings>[];
  const { expected, versification } = numbering;
  const checked = findings.flatMap((file) => file.books);
  // Judging a large edition takes as much memory as the workers
  if (isLarge) {
    await pool.stop();
    Bun.gc(true);
  }
  const vocabulary = new Vocabulary(checked);
  const judged = judgeEdition({
    findings,
    language,
    expected,
    actual: versification,
    books: books.map(({ summary }) => summary),
    slips: settings.settings.slips ?? {},
    vocabulary,
  });
  const approved = settings.settings.approved ?? {};
  const compared: ComparedEdition = {
    id,
    language,
    versification: versification.data,
    books: signedLengths(checked, vocabulary),
    fileOf: new Map(findings.flatMap(({ file, books: inFile }) => inFile.map((book) => [book.id, file]))),
    places: new Map(findings.map(({ file, places }) => [file, places])),
    names: judged.names,
    mistakes: [...judged.mistakes, ...unapprovedUses(checked, approved)],
    slips: slipsOf(vocabulary, language, datasets),
    capitals: vocabulary.capitals,
    joined,
  };
  return {
    edition: {
      diagnostics: [...diagnostics, ...withoutReplaced(judged.diagnostics, approved)],
      joined,
      files,
      settings,
      ...reportOn(metadata, books, numbering),
      inventory: inventoryOf(checked, vocabulary),
    },
    compared,
  };
}

function reportOn(
  metadata: EditionMetadata,
  books: ReadTranslation['books'],
  numbering: EditionNumbering,
): Pick<ReadEdition, 'report' | 'numbers'> {
  const reported = books.map((book) => book.report);
  const numbers = numbersOf(reported.map(({ words }) => words));
  const report = translationReport(metadata, reported, numbering, numbers);
  return { report: { ...report, diagnostics: diagnosticsReport([]) }, numbers };
}

function slipsOf(
  vocabulary: Vocabulary,
  language: string,
  datasets: readonly NamingDataset[],
): ComparedEdition['slips'] {
  const judge = new NameJudge(vocabulary);
  return datasets
    .filter((dataset) => dataset.language === language)
    .flatMap((dataset) =>
      [...judge.slipsOf([...dataset.names.keys()], maxUsesOfMisspelled)].map((slip) => ({
        ...slip,
        dataset: dataset.id,
      })),
    );
}
