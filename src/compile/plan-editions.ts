import { statSync } from 'node:fs';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { EditionMetadata } from '../model/edition-metadata.ts';
import { type EditionFolder, findEditions } from './find-editions.ts';
import { findSources } from './find-sources.ts';
import { type FoundMetadata, readEditionMetadata } from './metadata/read-edition-metadata.ts';
import { UnusableContentError } from './unusable-content-error.ts';

export interface EditionPlan {
  readonly folder: EditionFolder;
  /** Undefined when the edition cannot be compiled; the diagnostics say why. */
  readonly metadata?: EditionMetadata;
  readonly metadataFile?: string;
  /** Source files relative to the folder. */
  readonly sources: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** False for a kind of edition that is not compiled yet. */
  readonly isSupported: boolean;
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
  if (folder.kind !== 'translation') return passOver(folder, folder.kind);
  const { metadata, kind, file, sources, diagnostics }: FoundMetadata = await readEditionMetadata(folder);
  if (kind !== undefined && kind !== 'translation') return passOver(folder, kind);
  const found = findSources(folder.path, sources);
  const all = [...diagnostics, ...sourceDiagnostics(folder, found.names, found.unreadable)];
  return {
    folder,
    ...(metadata && found.names.length > 0 ? { metadata } : {}),
    ...(file ? { metadataFile: file } : {}),
    sources: found.names,
    diagnostics: all,
    isSupported: true,
  };
}

function sourceDiagnostics(
  { shown }: EditionFolder,
  names: readonly string[],
  unreadable: readonly string[],
): Diagnostic[] {
  const place = { line: 0, column: 0, severity: 'error' as const };
  const later: Diagnostic[] = unreadable.map((name) => ({
    code: 'unsupported-format',
    ...place,
    file: `${shown}/${name}`,
    message: 'This format is not read yet; the file was left out. Give the book as USFM (*.usfm, *.sfm).',
  }));
  if (names.length > 0 || later.length > 0) return later;
  const message = 'No source files. Put the USFM files (*.usfm, *.sfm) here, or remove the folder.';
  return [{ code: 'no-sources', ...place, file: shown, message }];
}

function passOver(folder: EditionFolder, kind: string): EditionPlan {
  const message = `Editions of this kind (${kind}) are not compiled yet; the folder was passed over.`;
  const place = { file: folder.shown, line: 0, column: 0 };
  const diagnostic: Diagnostic = { code: 'unsupported-kind', severity: 'warning', ...place, message };
  return { folder, sources: [], diagnostics: [diagnostic], isSupported: false };
}

function refuseDuplicate(plan: EditionPlan, others: readonly EditionPlan[]): EditionPlan {
  const { metadata, ...rest } = plan;
  const names = others.map((other) => other.folder.shown).join(', ');
  const message = `The id "${metadata!.id}" is also that of ${names}; none of them was compiled. Give each edition an id of its own.`;
  const file = plan.metadataFile ? `${plan.folder.shown}/${plan.metadataFile}` : plan.folder.shown;
  const diagnostic: Diagnostic = {
    code: 'duplicate-edition-id',
    severity: 'error',
    file,
    line: 0,
    column: 0,
    message,
  };
  return { ...rest, diagnostics: [...plan.diagnostics, diagnostic] };
}
