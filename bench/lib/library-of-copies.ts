import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { availableTranslations } from '../../src/documents/catalogues.ts';
import { links } from '../../src/documents/links.ts';
import type { EditionRecord } from '../../src/library/edition-record.ts';
import { type Library, openLibrary } from '../../src/library/library.ts';
import { storeFormat } from '../../src/library/store.ts';
import { packDocument, type StoredDocument } from '../../src/library/stored-document.ts';
import { benchCache, libraryDirectory } from './project.ts';

/**
 * The directory of a library that holds one full translation `count` times, under the ids KJV001, KJV002, ... Every
 * path, link and id in the documents is that of the copy, so no two bodies are the same. It is made once, in
 * `.cache/bench`, in about half a second per copy, and used again until the translation is compiled differently.
 */
export async function libraryOfCopies(count: number): Promise<string> {
  const from = openLibrary(libraryDirectory(), { readOnly: true });
  try {
    const edition = largestTranslation(from);
    const directory = join(
      benchCache,
      `${edition.id}-${Bun.hash(edition.fingerprint)}-${count}-${storeFormat}`,
    );
    if (!existsSync(directory)) await writeCopies(from, edition, count, directory);
    await addManifests(directory);
    return directory;
  } finally {
    await from.close();
  }
}

function largestTranslation(library: Library): EditionRecord {
  const [largest] = library
    .editions()
    .filter(({ kind }) => kind === 'translation')
    .sort((a, b) => b.counts.chapters - a.counts.chapters);
  if (!largest) throw new Error('The library to copy from has no translation.');
  return largest;
}

async function writeCopies(from: Library, edition: EditionRecord, count: number, directory: string) {
  console.error(`Making a library of ${count} copies of ${edition.id} in ${directory}`);
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const to = openLibrary(unfinished);
  for (let number = 1; number <= count; number++) {
    const copy = renaming(edition.id, `${edition.id}${String(number).padStart(3, '0')}`);
    to.update((update) => update.putEdition(copy.record(edition), copy.documents(from)));
  }
  const entries = to.editions().map(({ catalogueEntry }) => catalogueEntry);
  to.update((update) =>
    update.putDocument(links.availableTranslations, packDocument(availableTranslations(entries))),
  );
  await to.close();
  renameSync(unfinished, directory);
}

/** For copies that were made before libraries had manifests. */
async function addManifests(directory: string) {
  const library = openLibrary(directory);
  if (!library.manifest()) library.update(() => {});
  await library.close();
}

function renaming(oldId: string, newId: string) {
  const rename = (json: string) =>
    json
      .replaceAll(`"/api/${oldId}/`, `"/api/${newId}/`)
      .replaceAll(`"translationId":"${oldId}"`, `"translationId":"${newId}"`)
      .replaceAll(`"translation":"${oldId}"`, `"translation":"${newId}"`)
      .replaceAll(`{"id":"${oldId}","name"`, `{"id":"${newId}","name"`);
  const prefixes = [(id: string) => `/api/${id}/`, links.searchIndex];
  return {
    record: (edition: EditionRecord): EditionRecord => ({
      ...(JSON.parse(rename(JSON.stringify(edition))) as EditionRecord),
      id: newId,
    }),
    *documents(from: Library): Generator<readonly [string, StoredDocument]> {
      for (const prefix of prefixes) {
        for (const path of from.paths(prefix(oldId))) {
          const json = Buffer.from(Bun.gunzipSync(new Uint8Array(from.get(path)!.gzip))).toString();
          yield [path.replace(prefix(oldId), prefix(newId)), packDocument(rename(json))];
        }
      }
    },
  };
}
