import { expect, test } from 'bun:test';
import { documentsVersion } from '../../src/compile/plan/folder-state.ts';
import { links } from '../../src/documents/links.ts';
import type { Library } from '../../src/library/library.ts';
import { compiledSmallContent, compiledStarter } from '../compiled.ts';

/**
 * The version of the documents, and hashes of all documents compiled from the hand-written editions and from
 * the starter Bible. If a code change intentionally changes documents, increment `documentsVersion` and copy
 * the printed values here: existing libraries will then be recompiled. Otherwise it is a regression.
 */
const known = {
  version: 15,
  small: 'c0b5f35ffde4054f62201b63fcd441f3389fb41e122d1bff8f93ff0fc53e47f4',
  starter: '9045251de39cd1ab2cdecebe8af4b42fd9d014aa4b71752a4700a59f73e4cbed',
};

/**
 * Covers the documents of the contract, the references in texts and the search indexes. Reports quote
 * messages, and the library generates the other extensions itself.
 */
function hashOf(library: Library): string {
  const hasher = new Bun.CryptoHasher('sha256');
  for (const path of library.paths()) {
    const isOther = path.startsWith('/api/x/') && !/^\/api\/x\/(?:search|references)\//.test(path);
    if (isOther || path === links.openApi) continue;
    hasher.update(`${path}\0`).update(library.peek(path)!.hash);
  }
  return hasher.digest('hex');
}

test('the documents match their version', async () => {
  const [small, starter] = await Promise.all([compiledSmallContent(), compiledStarter()]);
  expect({
    version: documentsVersion,
    small: hashOf(small.library),
    starter: hashOf(starter.library),
  }).toEqual(known);
}, 600_000);
