import { readFile, stat } from 'node:fs/promises';
import { links } from '../../documents/links.ts';
import { tooLarge } from '../decode-body.ts';
import type { ReleaseSource } from '../release-source.ts';

/** A manifest that lies alone in a file, such as one that was kept of an earlier day. */
export function openManifestReleaseSource(file: string): ReleaseSource {
  return {
    name: file,
    manifestPath: links.manifest,
    hasDocuments: false,
    async read(path, maxBytes) {
      if (path !== links.manifest) return undefined;
      if ((await stat(file)).size > maxBytes) throw tooLarge(maxBytes);
      return { bytes: await readFile(file) };
    },
    close: async () => undefined,
  };
}
