import type { EditionRecord } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import type { BundleFormat } from './bundle-format.ts';
import { editionToBundle } from './edition-to-bundle.ts';
import { type ReplacedFile, replaceFile } from './replace-file.ts';

export interface BundleOptions {
  readonly library: Library;
  readonly id: string;
  readonly format: BundleFormat;
  /** Replaced when it is there. */
  readonly file: string;
}

export interface WrittenBundle extends ReplacedFile {
  readonly edition: EditionRecord;
}

type Write = (library: Library, id: string, file: string) => void | Promise<void>;

/** Loaded when asked for: neither format needs the libraries of the other. */
const writers: Readonly<Record<BundleFormat, () => Promise<Write>>> = {
  sqlite: async () => (await import('./sqlite/write-sqlite-bundle.ts')).writeSqliteBundle,
  zip: async () => (await import('./write-zip-bundle.ts')).writeZipBundle,
};

/**
 * Writes one edition of a library as one file, and its checksum beside it. The same edition gives the same bytes.
 * @throws PublishError for an id that is not there, and when the file cannot be written.
 */
export async function writeBundle({ library, id, format, file }: BundleOptions): Promise<WrittenBundle> {
  const edition = editionToBundle(library, id);
  const write = await writers[format]();
  const replaced = await replaceFile(file, (temporary) => write(library, id, temporary));
  return { edition, ...replaced };
}
