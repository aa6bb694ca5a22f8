import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import { sourceLimits } from '../../formats/source-limits.ts';
import { isClutter } from '../../lib/clutter.ts';
import { ConfinedFolder, FolderFault } from '../../lib/confined-folder.ts';
import { bugInBrief, failureOf, whereToReport } from '../../lib/failure.ts';
import { globFault, parseGlob } from '../../lib/file-glob.ts';
import { joinBytes } from '../../lib/join-bytes.ts';
import { explainCode } from '../../lib/system-fault.ts';
import { UserError } from '../../lib/user-error.ts';
import type { Zip, ZipBytes } from '../../lib/zip.ts';
import { WorkerLimitError } from '../workers/worker-pool.ts';
import type { EditionFolder } from './find-editions.ts';

/**
 * The files of an edition, in a folder or in a zip; names are relative to it, with `/`. All access to an
 * edition goes through this interface, and files outside its folder cannot be read: regardless of globs and
 * links, the real path of a file decides. All methods throw EditionFileError.
 */
export interface EditionFiles {
  /** Sorted names, without clutter: those that match one of the globs, or without globs the top-level files. */
  names(globs?: readonly string[]): readonly string[];
  read(name: string, maxBytes?: number): Promise<Uint8Array<ArrayBuffer>>;
  head(name: string, maxBytes: number): Promise<Uint8Array>;
  shown(name: string): string;
}

export class EditionFileError extends UserError {
  override readonly name = 'EditionFileError';
  readonly diagnostic: Diagnostic;

  constructor(
    code: 'outside-edition' | 'unreadable-file' | 'bad-file-name' | 'too-large' | 'contradictory-content',
    file: string,
    message: string,
  ) {
    super(message);
    this.diagnostic = fileDiagnostic(code, file, message);
  }
}

export interface FolderFiles extends EditionFiles {
  bytesOf(name: string): ZipBytes;
}

/**
 * The files in an edition's folder, which may be a link itself.
 * @param others real paths of the folders of other editions below it, whose files are excluded.
 */
export function folderFiles({ path, shown }: EditionFolder, others: readonly string[] = []): FolderFiles {
  const folder = new ConfinedFolder(path, others);
  const shownName = (name: string) =>
    shown === '.' ? name || shown : name === '' ? shown : `${shown}/${name}`;
  const explained = <Result>(call: () => Result): Result => {
    try {
      return call();
    } catch (error) {
      throw error instanceof FolderFault ? explain(error, shownName(error.file)) : error;
    }
  };
  // A plan of the edition lists the folder several times and needs one consistent state
  let top: readonly string[] | undefined;
  return {
    names(globs) {
      if (globs) {
        refuseLeadingOut(globs, shownName(''));
        return explained(() => folder.matching(globs)).filter((name) => !isClutter(name));
      }
      top ??= explained(() => folder.names()).filter((name) => !isClutter(name));
      return top;
    },
    read: async (name, maxBytes = sourceLimits.fileBytes) => explained(() => folder.read(name, maxBytes)),
    head: async (name, maxBytes) => explained(() => folder.bytesOf(name).read(0, maxBytes)),
    bytesOf(name) {
      const bytes = explained(() => folder.bytesOf(name));
      return { size: bytes.size, read: (offset, length) => explained(() => bytes.read(offset, length)) };
    },
    shown: shownName,
  };
}

/** The files in a zip in an edition's folder. If a zip contains only folders, all files count as top-level. */
export async function zipFiles(folder: FolderFiles, name: string): Promise<EditionFiles> {
  // The zip library takes longer to load than a small edition to compile
  const { openZip, ZipError } = await import('../../lib/zip.ts');
  const explained = async <Result>(file: string, call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      throw new EditionFileError('unreadable-file', file, `${error.message} Pack it again.`);
    }
  };
  const shown = (member: string) => folder.shown(`${name}/${member}`);
  const zip = await explained(folder.shown(name), () => openZip(folder.bytesOf(name)));
  const all = [...zip.files.keys()].filter((member) => !isClutter(member)).sort();
  const top = all.filter((member) => !member.includes('/'));
  return {
    names(globs) {
      if (!globs) return top.length > 0 ? top : all;
      refuseLeadingOut(globs, folder.shown(name));
      const chosen = globs.map(parseGlob);
      const paths = new Set(chosen.map(({ path }) => path));
      const wild = chosen.filter(({ path }) => path === undefined);
      return all.filter((member) => paths.has(member) || wild.some((glob) => glob.matches(member)));
    },
    read: (member, maxBytes = sourceLimits.fileBytes) =>
      explained(shown(member), () => {
        if ((zip.files.get(member) ?? 0) <= maxBytes) return zip.read(member);
        throw new EditionFileError('too-large', shown(member), tooLargeFile);
      }),
    head: (member, maxBytes) => explained(shown(member), () => headOf(zip, member, maxBytes)),
    shown,
  };
}

/** Unpacks only as much as needed. The checksum is not verified, because it covers the whole file. */
async function headOf(zip: Zip, member: string, maxBytes: number): Promise<Uint8Array> {
  const enough = new Error('enough');
  const pieces: Uint8Array[] = [];
  let length = 0;
  const take = (piece: Uint8Array) => {
    pieces.push(piece.slice());
    length += piece.length;
    if (length >= maxBytes) throw enough;
  };
  await zip.unpack(member, take).catch((error) => {
    if (error !== enough) throw error;
  });
  return joinBytes(pieces).subarray(0, maxBytes);
}

function refuseLeadingOut(globs: readonly string[], shown: string): void {
  for (const glob of globs) {
    const fault = globFault(glob);
    if (fault)
      throw new EditionFileError(
        'outside-edition',
        shown,
        `${JSON.stringify(glob.slice(0, 200))} ${fault}. ${stayInside}`,
      );
  }
}

const stayInside =
  'Only files in the folder of the edition are read. Write paths relative to it, without "..".';

function explain({ reason }: FolderFault, shown: string): EditionFileError {
  if (typeof reason === 'object' && reason.code === 'ENOENT' && shown.includes('\uFFFD'))
    return new EditionFileError('bad-file-name', shown, badName);
  if (reason === 'outside' || reason === 'not ours')
    return new EditionFileError('outside-edition', shown, reason === 'outside' ? leadsOut : leadsToOther);
  if (reason === 'too large') return new EditionFileError('too-large', shown, tooLargeFile);
  const message =
    typeof reason === 'string' ? meanings[reason] : `This is unreadable: ${explainCode(reason.code)}`;
  return new EditionFileError('unreadable-file', shown, message);
}

const leadsOut =
  "This link points outside the edition's folder and was not followed. Copy the files into the folder, or make the whole folder a link.";
const leadsToOther = 'This belongs to another edition and was not read. Name only files of this edition.';
const tooLargeFile = 'The file exceeds the size limit (see docs/operations.md). Remove it, or split it.';
const badName =
  'The file name is not UTF-8, so the file cannot be read. Rename it, or use `convmv` to rename many files.';

const meanings = {
  'not a file': 'This is a folder, a pipe or a device, not a file. Remove it, or replace it with the file.',
  changed: 'The file changed while it was read. Build again once it no longer changes.',
  'too many files': 'The folder has too many files to search. Use narrower globs for the sources.',
} as const;

/**
 * Converts an error that stopped the work on one edition into a diagnostic, so that the others continue. An
 * unreadable file is named. A bug is reported as one; its stack goes to standard error.
 * @param shown display path of the edition's folder.
 */
export function editionFault(error: unknown, shown: string): Diagnostic {
  if (error instanceof EditionFileError) return error.diagnostic;
  if (error instanceof WorkerLimitError) return fileDiagnostic('worker-limit', shown, error.message);
  if (error instanceof UserError) {
    return fileDiagnostic('unreadable-file', shown, `The edition could not be compiled: ${error.message}`);
  }
  console.error(failureOf(error).text);
  const message = `This is a bug in Scriptorium, not a mistake in the source: ${bugInBrief(error)}. The previous version of the edition stays. Please report this to ${whereToReport}.`;
  return fileDiagnostic('internal-error', shown, message);
}
