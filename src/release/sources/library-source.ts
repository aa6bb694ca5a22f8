import { links } from '../../documents/links.ts';
import { openLibrary } from '../../library/library.ts';
import { decodeBody } from '../decode-body.ts';
import { PublishError } from '../publish-error.ts';
import type { ReleaseSource } from '../release-source.ts';

/**
 * The release that a library holds, as one snapshot.
 * @throws LibraryError; PublishError when it was made before there were manifests.
 */
export function openLibraryReleaseSource(directory: string): ReleaseSource {
  const library = openLibrary(directory, { readOnly: true });
  const snapshot = library.snapshot();
  const close = () => {
    snapshot.close();
    return library.close();
  };
  if (!snapshot.manifest) {
    void close();
    const advice = 'An older version made it, or changed it last: build it again.';
    throw new PublishError(`The library in ${directory} has no manifest. ${advice}`);
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
