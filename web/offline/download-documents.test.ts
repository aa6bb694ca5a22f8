import { expect, setDefaultTimeout, test } from 'bun:test';
import { links } from '../../src/documents/links.ts';
import { sha256Of } from '../../src/lib/sha256.ts';
import type { Library } from '../../src/library/library.ts';
import { compiledSmallContent } from '../../test/compiled.ts';
import { readDocument } from '../../test/read-document.ts';
import { compiledStarterChapters } from '../../test/starter-chapters.ts';
import { documentsOfDownload } from './download-documents.ts';

setDefaultTimeout(600_000);

interface Listed {
  readonly path: string;
  readonly sha256: string;
}

function listed(library: Library, id: string): Map<string, string> {
  const { editions } = readDocument<{ editions: { id: string; manifest: Listed }[] }>(
    library,
    links.manifest,
  );
  const { manifest } = editions.find((each) => each.id === id)!;
  const { documents } = readDocument<{ documents: Listed[] }>(library, manifest.path);
  return new Map(documents.map(({ path, sha256 }) => [path, sha256]));
}

test.each([
  ['small content', compiledSmallContent],
  ['starter', compiledStarterChapters],
])('every chapter and every timing of the %s, byte for byte', async (_name, compiled) => {
  const { library } = await compiled();
  for (const { id, kind } of library.editions()) {
    if (kind !== 'translation') continue;
    const hashes = listed(library, id);
    const made = new Map(
      documentsOfDownload(
        readDocument(library, links.books(id)),
        readDocument(library, links.simpleComplete(id)),
      ),
    );
    const expected = [...hashes.keys()].filter((path) =>
      /\/\d+\.(?:(?!words\.)simple|.*audioTimings)\.json$/.test(path),
    );
    expect([...made.keys()].sort()).toEqual(expected.sort());
    for (const [path, json] of made) {
      if (sha256Of(Buffer.from(json)) === hashes.get(path)) continue;
      expect(JSON.parse(json)).toEqual(readDocument(library, path));
      throw new Error(`${path} has the same members in another order`);
    }
  }
});
