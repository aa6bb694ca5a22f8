import { links } from '../documents/links.ts';
import { sha256Of } from '../lib/sha256.ts';
import { type DocumentQuery, memoizeByDocument } from '../questions/question.ts';

/** The release that the answers are from: the SHA-256 of its manifest. Undefined if the service has no manifest. */
export function* identifyRelease(): DocumentQuery<string | undefined> {
  const [manifest] = yield [links.manifest];
  return typeof manifest === 'object' && manifest !== null ? releaseOf(manifest) : undefined;
}

/** A manifest is written without spaces, so its own text is the one that `JSON.stringify` makes. */
const releaseOf = memoizeByDocument((manifest: object) => sha256Of(JSON.stringify(manifest)));
