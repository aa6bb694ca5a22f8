import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { availableTranslations } from '../../src/documents/catalogues.ts';
import { links } from '../../src/documents/links.ts';
import type { EditionRecord } from '../../src/library/edition-record.ts';
import { type Library, openLibrary } from '../../src/library/library.ts';
import { storeFormat } from '../../src/library/store.ts';
import { packDocument, type StoredDocument } from '../../src/library/stored-document.ts';
import { benchCache, libraryDirectory, makeOnce } from './project.ts';

/**
 * Returns the directory of a library with `count` copies of one full translation, under the ids KJV001,
 * KJV002, ... Every document has the paths, links and ids of its copy, so no two bodies are equal. It is
 * created once, in `.cache/bench`, in about half a second per copy, and reused until the translation compiles
 * differently.
 */
export async function libraryOfCopies(count: number): Promise<string> {
  const from = openLibrary(libraryDirectory(), { readOnly: true });
  try {
    const edition = largestTranslation(from);
    const directory = join(
      benchCache,
      `${edition.id}-${Bun.hash(edition.fingerprint)}-${count}-${storeFormat}`,
    );
    await makeOnce(directory, (unfinished) => addCopies(from, edition, count, unfinished));
    await addManifests(directory);
    return directory;
  } finally {
    await from.close();
  }
}

/**
 * Returns the directory of the starter library with `count` additional copies of one translation. Cached like
 * `libraryOfCopies`.
 */
export async function starterWithCopies(id: string, count: number): Promise<string> {
  const starter = libraryDirectory();
  const from = openLibrary(starter, { readOnly: true });
  try {
    const edition = from.edition(id);
    if (!edition) throw new Error(`The starter library has no ${id}.`);
    const state = Bun.hash(
      from
        .editions()
        .map(({ fingerprint }) => fingerprint)
        .join(),
    );
    const directory = join(benchCache, `starter-${state}-${id}-${count}`);
    return await makeOnce(directory, (unfinished) => {
      cpSync(starter, unfinished, { recursive: true });
      return addCopies(from, edition, count, unfinished);
    });
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

async function addCopies(from: Library, edition: EditionRecord, count: number, directory: string) {
  const to = openLibrary(directory);
  for (let number = 1; number <= count; number++) {
    const id = `${edition.id}${String(number).padStart(3, '0')}`;
    const copy = renaming(edition.id, id);
    const numbering = from.get(links.versification(edition.id));
    to.update((update) => {
      update.putEdition(copy.record(edition), copy.documents(from));
      if (numbering) update.putDocument(links.versification(id), numbering);
    });
  }
  const translations = to.editions().filter(({ kind }) => kind === 'translation');
  const entries = translations.map(({ catalogueEntry }) => catalogueEntry);
  to.update((update) =>
    update.putDocument(links.availableTranslations, packDocument(availableTranslations(entries))),
  );
  await to.close();
}

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
