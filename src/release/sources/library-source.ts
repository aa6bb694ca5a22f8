import { links } from '../../documents/links.ts';
import { openVerifiedLibrary } from '../../library/library.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseSource } from '../release-source.ts';
import { decodeBody } from '../untrusted-bytes.ts';

/**
 * The current release of a library: later builds do not change the result of reads.
 * @throws LibraryError; ReleaseError if a version without manifests wrote the library.
 */
export function openLibrarySource(directory: string): ReleaseSource {
  const library = openVerifiedLibrary(directory);
  const snapshot = library.snapshot();
  const close = () => {
    snapshot.close();
    return library.close();
  };
  if (!snapshot.manifest) {
    void close();
    const advice = 'An older version wrote it: build it again.';
    throw new ReleaseError(`The library in ${directory} has no manifest. ${advice}`);
  }
  return {
    name: directory,
    manifestPath: links.manifest,
    hasDocuments: true,
    async read(path, maxBytes) {
      const stored = snapshot.get(path);
      return stored && { bytes: decodeBody(stored.gzip, 'gzip', maxBytes) };
    },
    close,
  };
}
