import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { links } from '../../documents/links.ts';
import type { AlignmentFiles } from '../../formats/alignment/read-alignment.ts';
import { textHead } from '../../formats/decode-source.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import { lexiconFormat } from '../../formats/lexicon/lexicon-format.ts';
import { isPlan } from '../../formats/plan/plan-format.ts';
import { tableType } from '../../formats/table-header.ts';
import { explain } from '../../lib/system-fault.ts';
import { UserError } from '../../lib/user-error.ts';
import type { EditionRecord } from '../../library/edition-record.ts';
import { isLibrary } from '../../library/library.ts';
import { type ContentKind, type EditionMetadata, editionId } from '../../model/edition-metadata.ts';
import { type AudioPlan, planAudio } from '../audio/plan-audio.ts';
import { findMetadataFile, readEditionMetadata } from '../metadata/read-edition-metadata.ts';
import { unservedMessage } from '../metadata/unread-members.ts';
import { type EditionFiles, editionFault, type FolderFiles, folderFiles, zipFiles } from './edition-files.ts';
import { type EditionFolder, findEditions } from './find-editions.ts';
import { findCustomMarkers, findSources, findVrs, holdsSources, unlistedSource } from './find-sources.ts';
import { folderState } from './folder-state.ts';
import { noSources } from './no-sources.ts';
import { presentAlignments } from './plan-alignments.ts';
import { unreadSources } from './unread-sources.ts';

export interface EditionPlan {
  readonly folder: EditionFolder;
  readonly kind: ContentKind;
  readonly id?: string;
  readonly metadata?: EditionMetadata;
  readonly metadataFile?: string;
  readonly files: EditionFiles;
  readonly sources: readonly string[];
  readonly vrs?: string;
  readonly audio?: AudioPlan;
  readonly alignments?: readonly AlignmentFiles[];
  readonly isAudioBroken?: true;
  /** State of the folder before any file was opened; undefined if it would be unreliable. */
  readonly state?: string | undefined;
  /** Set if the folder has not changed since this was built; sources and metadata are not read then. */
  readonly unchanged?: EditionRecord;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The folders of the editions of a content folder, sorted.
 * @throws UnusableContentError if the content folder does not exist, is unreadable or has no edition.
 */
export function editionFolders(content: string): EditionFolder[] {
  const folders = readContentFolder(content);
  if (folders.length > 0) return folders;
  if (isLibrary(content))
    throw new UnusableContentError(
      `${content} is a library, which has no sources. Give the content folder that it was built from.`,
    );
  const [unread] = unreadSources(content, folders);
  const advice = unread
    ? `${join(content, unread.file)}: ${unread.message}`
    : `Copy USFM files to ${content}/translations/<name>/ and try again.`;
  throw new UnusableContentError(`${content} has no sources${unread ? ' that can be read' : ''}. ${advice}`);
}

function readContentFolder(content: string): EditionFolder[] {
  try {
    readdirSync(content);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UnusableContentError(`The folder ${content} does not exist.`);
    if (code === 'ENOTDIR') {
      const advice = 'Give the folder that contains translations/<name>/ with the source files.';
      throw new UnusableContentError(`${content} is a file, not a content folder. ${advice}`);
    }
    throw new UnusableContentError(`The folder ${content} cannot be read: ${explain(error)}`, {
      cause: error,
    });
  }
  if (existsSync(join(content, links.manifest)) || existsSync(join(content, 'current', links.manifest))) {
    const advice =
      'Serve them with nginx, Caddy or another host (docs/static-hosts.md), or serve the library.';
    throw new UnusableContentError(`${content} contains published files, not sources. ${advice}`);
  }
  return findEditions(content);
}

/**
 * Plans each edition and reports faults found before reading sources. A fault only fails its own edition.
 * @param built editions of the library: their folders are only read if they have changed. Without it, the
 * state of folders is not determined.
 * @param onChanged called before the metadata of each new or changed edition is read.
 */
export async function planEditions(
  folders: readonly EditionFolder[],
  built?: readonly EditionRecord[],
  onChanged?: () => void,
): Promise<EditionPlan[]> {
  const below = foldersBelow(folders);
  const byFolder = new Map(built?.map((record) => [record.folder, record]));
  const plans: EditionPlan[] = [];
  for (const folder of folders) {
    const others = below.get(folder) ?? [];
    const state = built && folderState(folder, others);
    const record = byFolder.get(folder.shown);
    const isUnchanged = state !== undefined && record?.seen?.state === state;
    if (!isUnchanged) onChanged?.();
    plans.push(isUnchanged ? planOf(folder, record) : { ...(await planEdition(folder, others)), state });
  }
  const alike = Map.groupBy(plans, claimedKey);
  return plans.map((plan) => {
    const key = claimedKey(plan);
    const others = key === undefined ? [] : alike.get(key)!;
    return others.length < 2 ? plan : refuseAlike(plan, others);
  });
}

function claimedKey({ metadata, unchanged }: EditionPlan): string | undefined {
  const id = metadata?.id ?? unchanged?.id;
  return id === undefined ? undefined : editionId.keyOf(id);
}

function planOf(folder: EditionFolder, unchanged: EditionRecord): EditionPlan {
  const { id, seen } = unchanged;
  const { diagnostics } = seen!;
  return { folder, id, kind: 'translation', files: folderFiles(folder), sources: [], unchanged, diagnostics };
}

function foldersBelow(folders: readonly EditionFolder[]): ReadonlyMap<EditionFolder, readonly string[]> {
  const roots = new Map(folders.map((folder) => [folder, realPath(folder.path)]));
  const below = Map.groupBy(
    new Set(roots.values()).values().flatMap((root) => ancestorsOf(root).map((above) => ({ root, above }))),
    ({ above }) => above,
  );
  return new Map(
    folders.map((folder) => [folder, below.get(roots.get(folder)!)?.map(({ root }) => root) ?? []]),
  );
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return '';
  }
}

function ancestorsOf(path: string): string[] {
  const above = dirname(path);
  return path === '' || above === path ? [] : [above, ...ancestorsOf(above)];
}

async function planEdition(folder: EditionFolder, others: readonly string[]): Promise<EditionPlan> {
  const inFolder = folderFiles(folder, others);
  let id: string | undefined;
  try {
    const { files, ignored } = await openEdition(inFolder);
    const metadataFiles = findMetadataFile(inFolder) === undefined ? files : inFolder;
    const { metadata, file, ...found } = await readEditionMetadata(folder, metadataFiles);
    id = metadata?.id;
    const kind = found.kind ?? (await contentKindOf(folder, files));
    const named = found.sources && { globs: found.sources, file: file ?? folder.shown };
    const aligned = presentAlignments(found.alignments ?? [], files, file ?? folder.shown);
    const unaligned = withoutNames(files, aligned.present);
    const { names: sources, diagnostics: ofSources } = await findSources(unaligned, kind, named);
    const unlisted =
      named && sources.length === 0 ? await unlistedSource(unaligned, kind, named.file) : undefined;
    // Wrong metadata does not say the kind of the sources
    const isExplained =
      (file !== undefined && !metadata) || ofSources.some(({ code }) => code === 'no-sources');
    const planned = kind === 'translation' ? await planAudio([inFolder, files]) : undefined;
    const vrs = kind === 'translation' ? findVrs(files) : {};
    const markers = kind === 'translation' ? await findCustomMarkers(files) : undefined;
    return {
      folder,
      kind,
      files,
      ...(id === undefined ? {} : { id }),
      ...(metadata && sources.length > 0
        ? { metadata: { ...metadata, ...(markers ? { markers } : {}) } }
        : {}),
      ...(file ? { metadataFile: file } : {}),
      sources,
      ...(vrs.name === undefined ? {} : { vrs: vrs.name }),
      ...(planned?.audio ? { audio: planned.audio } : {}),
      ...(planned?.isBroken ? { isAudioBroken: true } : {}),
      ...(aligned.present.length > 0 ? { alignments: aligned.present } : {}),
      diagnostics: [
        ...found.diagnostics,
        ...(metadata && file ? unservedOf(kind, metadata, file) : []),
        ...(planned?.diagnostics ?? []),
        ...(vrs.diagnostics ?? []),
        ...aligned.diagnostics,
        ...ignored.map(ignoredArchive),
        ...ofSources,
        ...(sources.length === 0 && !isExplained ? [noSources(folder.shown, kind, files, unlisted)] : []),
      ],
    };
  } catch (error) {
    const fault = editionFault(error, folder.shown);
    const claim = id === undefined ? {} : { id };
    return { folder, kind: 'translation', ...claim, files: inFolder, sources: [], diagnostics: [fault] };
  }
}

function withoutNames(files: EditionFiles, alignments: readonly AlignmentFiles[]): EditionFiles {
  const hidden = new Set(alignments.flatMap(({ file, source, target }) => [file, source, target]));
  return hidden.size === 0
    ? files
    : { ...files, names: (globs) => files.names(globs).filter((name) => !hidden.has(name)) };
}

function unservedOf(kind: ContentKind, metadata: EditionMetadata, file: string): Diagnostic[] {
  if (kind === 'translation') return [];
  const { id, shortName, license } = metadata;
  const names = [...(shortName === id ? [] : ['shortName']), ...(license ? ['license'] : [])];
  return names.length > 0 ? [fileDiagnostic('unserved-metadata', file, unservedMessage(names))] : [];
}

async function openEdition(
  folder: FolderFiles,
): Promise<{ readonly files: EditionFiles; readonly ignored: readonly string[] }> {
  const archives = folder.names().filter(isArchive);
  const isZip = archives.length === 1 && !(await holdsSources(folder));
  if (!isZip) return { files: folder, ignored: folder.names().filter(isAnyArchive).map(folder.shown) };
  const files = await zipFiles(folder, archives[0]!);
  return { files, ignored: files.names(['**/*']).filter(isAnyArchive).map(files.shown) };
}

function isArchive(name: string): boolean {
  return /\.zip$/i.test(name);
}

function isUnreadArchive(name: string): boolean {
  return /\.(?:7z|rar|t?gz|tar|xz|bz2)$/i.test(name);
}

const isAnyArchive = (name: string) => isArchive(name) || isUnreadArchive(name);

function ignoredArchive(file: string): Diagnostic {
  const rule = isUnreadArchive(file)
    ? 'A zip is the only compressed file that is read. This one'
    : 'A zip is read only if it is the only source of its edition, and not in another zip. This one';
  const message = `${rule} was skipped. Unpack it, or move it to a separate folder.`;
  return fileDiagnostic('ignored-archive', file, message);
}

/**
 * Rejects editions whose ids are equal or differ only in case. None of them is compiled, and their served
 * versions stay.
 */
function refuseAlike(plan: EditionPlan, alike: readonly EditionPlan[]): EditionPlan {
  const { metadata: _, unchanged: _unchanged, ...rest } = plan;
  const others = alike.filter((other) => other !== plan);
  const names = others.map(({ id, folder }) => `${folder.shown} ("${id}")`).join(', ');
  const message = `The id "${plan.id}" is also used by ${names}; ids that differ only in case are equal. None of these editions was compiled. Give each its own id.`;
  const diagnostic = fileDiagnostic('duplicate-edition-id', plan.metadataFile ?? plan.folder.shown, message);
  return { ...rest, diagnostics: [...plan.diagnostics, diagnostic] };
}

class UnusableContentError extends UserError {
  override readonly name = 'UnusableContentError';
}

const entityTable = /(^|\/)(people|places|events|people-?groups|groups)\.(csv|json)$/i;

const lexiconName = /\.(?:txt|tsv|csv|json|js)$/i;

export async function contentKindOf({ room }: EditionFolder, files: EditionFiles): Promise<ContentKind> {
  if (room !== 'datasets') return room === 'commentaries' ? 'commentary' : 'translation';
  const tables = files.names(['**/*']).filter((name) => /\.(csv|json)$/i.test(name));
  if (tables.some((name) => entityTable.test(name))) return 'entities';
  for (const name of files.names(['**/*']).filter((file) => lexiconName.test(file))) {
    const head = await files.head(name, 4096).catch(() => new Uint8Array());
    if (lexiconFormat(textHead(head))) return 'lexicon';
    if (isPlan(textHead(head))) return 'plan';
  }
  for (const name of tables.filter((table) => /\.csv$/i.test(table))) {
    const head = await files.head(name, 4096).catch(() => new Uint8Array());
    if (tableType(textHead(head)) !== undefined) return 'entities';
  }
  return 'cross-references';
}
