import type { ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import { decodeBody } from '../decode-body.ts';
import type { ReleaseSource } from '../release-source.ts';
import { UnsoundObject } from '../unsound-object.ts';
import { documentProblem } from './document-problem.ts';

const codings: Readonly<Record<string, string>> = { '.gz': 'gzip', '.br': 'br' };

/** The compressed copies that a web server may send in place of a document have to hold the same. */
export async function checkCopies(
  source: ReleaseSource,
  paths: ReadonlySet<string>,
  entry: ManifestEntry,
  onProblem: (path: string, problem: string) => void,
): Promise<void> {
  for (const [suffix, coding] of Object.entries(codings)) {
    const path = entry.path + suffix;
    if (!paths.has(path)) continue;
    try {
      const most = documentProblem.mostBytes(entry);
      const found = await source.read(path, most);
      const problem = found && documentProblem.of({ bytes: decodeBody(found.bytes, coding, most) }, entry);
      if (problem) onProblem(path, problem);
    } catch (error) {
      if (!(error instanceof UnsoundObject)) throw error;
      onProblem(path, error.message);
    }
  }
}
