import { statSync } from 'node:fs';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { fileDiagnostic } from '../formats/file-diagnostic.ts';
import type { ContentKind } from '../model/content-kind.ts';
import type { EditionMetadata } from '../model/edition-metadata.ts';
import type { AudioPlan } from './audio/audio-plan.ts';
import { planAudio } from './audio/plan-audio.ts';
import { contentKindOf } from './content-kind-of.ts';
import { type EditionFiles, folderFiles, zipFiles } from './edition-files.ts';
import { type EditionFolder, findEditions } from './find-editions.ts';
import { findSources, holdsSources } from './find-sources.ts';
import { findMetadataFile, readEditionMetadata } from './metadata/read-edition-metadata.ts';
import { UnusableContentError } from './unusable-content-error.ts';

export interface EditionPlan {
  readonly folder: EditionFolder;
  readonly kind: ContentKind;
  /** Undefined when the edition cannot be compiled; the diagnostics say why. */
  readonly metadata?: EditionMetadata;
  /** As shown to people. */
  readonly metadataFile?: string;
  readonly files: EditionFiles;
  /** Names of the source files. */
  readonly sources: readonly string[];
  /** Absent when it has no audio. */
  readonly audio?: AudioPlan;
  /** Its audio.json cannot be used. */
  readonly isAudioBroken?: true;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The editions of a content folder with what is wrong before any source is read.
 * @throws UnusableContentError when the folder is not there or holds no edition.
 */
export async function planEditions(content: string): Promise<EditionPlan[]> {
  if (!statSync(content, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UnusableContentError(`There is no folder ${content}.`);
  }
  const plans = await Promise.all(findEditions(content).map(planEdition));
  if (plans.length === 0) {
    const advice = `Put USFM files into ${content}/translations/<name>/ and try again.`;
    throw new UnusableContentError(`${content} holds no sources. ${advice}`);
  }
  const folders = Map.groupBy(plans, (plan) => plan.metadata?.id);
  return plans.map((plan) => {
    const others = plan.metadata ? folders.get(plan.metadata.id)!.filter((other) => other !== plan) : [];
    return others.length === 0 ? plan : refuseDuplicate(plan, others);
  });
}

async function planEdition(folder: EditionFolder): Promise<EditionPlan> {
  const inFolder = folderFiles(folder);
  const opened = await openEdition(inFolder);
  if ('code' in opened) {
    const kind = await contentKindOf(folder, inFolder);
    return { folder, kind, files: inFolder, sources: [], diagnostics: [opened] };
  }
  const { files, archives } = opened;
  // A metadata file beside a zip goes before what the zip holds
  const metadataFiles = findMetadataFile(inFolder) === undefined ? files : inFolder;
  const { metadata, file, ...found } = await readEditionMetadata(folder, metadataFiles);
  const kind = found.kind ?? (await contentKindOf(folder, files));
  const named = found.sources && { globs: found.sources, file: file ?? folder.shown };
  const { names: sources, diagnostics: ofSources } = await findSources(files, kind, named);
  const isExplained = ofSources.some(({ code }) => code === 'no-sources');
  const planned = kind === 'translation' ? await planAudio([inFolder, files]) : undefined;
  const ignored = archives.map((name) => ignoredArchive(inFolder.shown(name)));
  return {
    folder,
    kind,
    files,
    ...(metadata && sources.length > 0 ? { metadata } : {}),
    ...(file ? { metadataFile: file } : {}),
    sources,
    ...(planned?.audio ? { audio: planned.audio } : {}),
    ...(planned?.isBroken ? { isAudioBroken: true } : {}),
    diagnostics: [
      ...found.diagnostics,
      ...(planned?.diagnostics ?? []),
      ...ignored,
      ...ofSources,
      ...(sources.length === 0 && !isExplained ? [noSources(folder.shown, kind)] : []),
    ],
  };
}

/** An edition is its folder, or the one zip in it when no source stands beside that. */
async function openEdition(
  folder: EditionFiles,
): Promise<Diagnostic | { files: EditionFiles; archives: readonly string[] }> {
  const archives = folder.names().filter((name) => /\.zip$/i.test(name));
  const isZip = archives.length === 1 && !(await holdsSources(folder));
  if (!isZip) return { files: folder, archives };
  try {
    return { files: zipFiles(folder, archives[0]!), archives: [] };
  } catch (error) {
    const message = `The zip could not be read: ${(error as Error).message}. Pack it again.`;
    return fileDiagnostic('unreadable-file', folder.shown(archives[0]!), message);
  }
}

const sourcesOf: Readonly<Record<ContentKind, string>> = {
  translation: 'USFM, USX, USJ or OSIS files',
  commentary: 'CSV, study-note JSON or IMP files',
  'cross-references': 'a table of cross references (From Verse, To Verse, Votes)',
  entities: 'CSV tables of people, places, events or groups',
};

function noSources(file: string, kind: ContentKind): Diagnostic {
  const message = `No source files. Put ${sourcesOf[kind]} here, or one .zip of them, or remove the folder.`;
  return fileDiagnostic('no-sources', file, message);
}

function ignoredArchive(file: string): Diagnostic {
  const message =
    'A zip is read only where it is the one source of its edition; it was passed over. Unpack it, or give it a folder of its own.';
  return fileDiagnostic('ignored-archive', file, message);
}

function refuseDuplicate(plan: EditionPlan, others: readonly EditionPlan[]): EditionPlan {
  const { metadata, ...rest } = plan;
  const names = others.map((other) => other.folder.shown).join(', ');
  const message = `The id "${metadata!.id}" is also that of ${names}; none of them was compiled. Give each edition an id of its own.`;
  const diagnostic = fileDiagnostic('duplicate-edition-id', plan.metadataFile ?? plan.folder.shown, message);
  return { ...rest, diagnostics: [...plan.diagnostics, diagnostic] };
}
