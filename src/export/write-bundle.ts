import { rmSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sha256OfFile } from '../lib/sha256.ts';
import { StagedFile } from '../lib/staged-file.ts';
import { systemFault } from '../lib/system-fault.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { ReleaseError } from '../release/release-error.ts';
import { bundledEdition } from './bundled-edition.ts';

export const bundleFormats = ['sqlite', 'zip'] as const;

export type BundleFormat = (typeof bundleFormats)[number];

interface BundleOptions {
  readonly library: Library;
  readonly id: string;
  readonly format: BundleFormat;
  readonly file: string;
}

interface WrittenFile {
  readonly bytes: number;
  readonly sha256: string;
}

interface WrittenBundle extends WrittenFile {
  readonly edition: EditionRecord;
}

type Write = (library: Library, edition: EditionRecord, file: string) => void | Promise<void>;

/** Loaded on demand: the formats use different libraries. */
const writers: Readonly<Record<BundleFormat, () => Promise<Write>>> = {
  sqlite: async () => (await import('./sqlite/sqlite-bundle.ts')).writeSqliteBundle,
  zip: async () => (await import('./zip-bundle.ts')).writeZipBundle,
};

/**
 * Writes an edition as one file, with its checksum in a second file. The same edition gives the same bytes.
 * @throws ReleaseError for an unknown id, and if the file cannot be written.
 */
export async function writeBundle({ library, id, format, file }: BundleOptions): Promise<WrittenBundle> {
  const edition = bundledEdition(library, id);
  const write = await writers[format]();
  const written = await replaceWithChecksum(file, (staged) => write(library, edition, staged));
  return { edition, ...written };
}

interface EditionsOptions {
  readonly library: Library;
  /** Empty for all editions of the library. */
  readonly ids: readonly string[];
  readonly file: string;
  readonly withSearch: boolean;
}

/**
 * Writes several editions as one database, with its checksum in a second file. The same editions give the
 * same bytes.
 * @throws ReleaseError for an unknown id, for a library without editions, and if the file cannot be written.
 */
export async function writeEditions({
  library,
  ids,
  file,
  withSearch,
}: EditionsOptions): Promise<WrittenFile & { readonly editions: readonly EditionRecord[] }> {
  const editions =
    ids.length > 0 ? [...new Set(ids)].map((id) => bundledEdition(library, id)) : library.editions();
  if (editions.length === 0) throw new ReleaseError('The library has no edition to bundle.');
  const { writeLibraryBundle } = await import('./sqlite/library-bundle.ts');
  const written = await replaceWithChecksum(file, (staged) => {
    using work = new StagedFile(file);
    writeLibraryBundle(library, editions, { file: staged, work: work.path, withSearch });
  });
  return { editions, ...written };
}

/**
 * Replaces `file` with the output of `write`, and writes a `.sha256` file for `sha256sum -c`. After a failure
 * the old file remains. A checksum file never exists while it might not match.
 * @throws ReleaseError if a file cannot be written.
 */
export async function replaceWithChecksum(
  file: string,
  write: (staged: string) => void | Promise<void>,
): Promise<WrittenFile> {
  const checksum = `${file}.sha256`;
  try {
    for (const target of [file, checksum]) refuseFolder(target);
    using staged = new StagedFile(file);
    using stagedChecksum = new StagedFile(checksum);
    await write(staged.path);
    const written = { bytes: statSync(staged.path).size, sha256: await sha256OfFile(staged.path) };
    writeFileSync(stagedChecksum.path, `${written.sha256}  ${basename(file)}\n`);
    staged.sync();
    rmSync(checksum, { force: true });
    staged.commit();
    stagedChecksum.commit();
    return written;
  } catch (error) {
    throw writeError(error, file);
  }
}

export function refuseFolder(file: string): void {
  if (!file.endsWith('/') && !statSync(file, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new ReleaseError(`${file} is a folder. Name a file with --out.`);
}

export function writeError(error: unknown, file: string): unknown {
  const fault = systemFault(error);
  if (!fault) return error;
  const { what, advice, path } = fault;
  const where = path === undefined ? '' : ` (${path})`;
  return new ReleaseError(
    `${file} could not be written: ${what}${where}. ${advice}, or name another file with --out.`,
    { cause: error },
  );
}
