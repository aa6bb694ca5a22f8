import { sha256Of } from '../lib/sha256-of.ts';
import { PublishError } from '../release/publish-error.ts';
import type { PublishedObject } from '../release/published-object.ts';
import type { ReadDocument } from '../release/release.ts';

/**
 * Those of the files beside the documents that do not lie at the destination as they are.
 * @param isFirst whether nothing was published there yet: what lies there then is somebody's own.
 * @throws PublishError when one of them would replace such a file.
 */
export async function newHostFiles(
  files: readonly PublishedObject[],
  read: ReadDocument,
  { isFirst, place }: { readonly isFirst: boolean; readonly place: string },
): Promise<readonly PublishedObject[]> {
  const differing: PublishedObject[] = [];
  for (const file of files) {
    const found = await read(file.path);
    if (found && sha256Of(found) === file.sha256) continue;
    if (isFirst && found) {
      const advice = 'Leave out such files with --no-host-files, or replace what is there with --all.';
      throw new PublishError(`${place} has a file ${file.path} that was not published. ${advice}`);
    }
    differing.push(file);
  }
  return differing;
}
