import type { EditionFiles } from '../../compile/edition-files.ts';
import type { ArchiveLayout } from '../unpack-archive.ts';
import type { DescribedEdition } from './described-edition.ts';

/** A place of open content, and how what comes from there becomes an edition. */
export interface OpenSource {
  /** As it is written on the command line and remembered. */
  readonly source: string;
  readonly url: URL;
  /** Said when the server has no such file. */
  readonly notFound: string;
  /** Which files of the archive go where below the edition's folder. */
  readonly layOut: ArchiveLayout;
  /** @throws FetchError when the files are not what the source should give. */
  describe(files: EditionFiles): Promise<DescribedEdition>;
}
