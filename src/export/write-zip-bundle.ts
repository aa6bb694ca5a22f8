import { gzipSync } from 'node:zlib';
import { links } from '../documents/links.ts';
import { ZipFileWriter } from '../lib/zip-writer.ts';
import { editionPath } from '../library/edition-path.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import { isExtensionPath } from '../library/is-extension-path.ts';
import type { Library } from '../library/library.ts';
import { DocumentReader } from './document-reader.ts';
import { editionToBundle } from './edition-to-bundle.ts';
import { licenceText } from './licence-text.ts';
import { readmeText } from './readme-text.ts';

/**
 * Writes an edition into a new or empty file: its documents at their API paths, and a catalogue that lists it alone, so
 * that any static host can serve what is in it.
 */
export async function writeZipBundle(library: Library, id: string, file: string): Promise<void> {
  const edition = editionToBundle(library, id);
  // All is read in this turn of the event loop: it is one state of the library
  const documents = [...editionDocuments(library, edition), catalogue(edition)];
  const texts = [
    textEntry('README.txt', readmeText(edition, firstChapter(library, edition))),
    textEntry('LICENSE.txt', licenceText(edition.catalogueEntry)),
  ];
  const zip = new ZipFileWriter(file);
  try {
    const sorted = documents.sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [name, gzip] of [...texts, ...sorted]) await zip.addGzip(name, gzip);
    await zip.end();
  } finally {
    zip.close();
  }
}

type Entry = readonly [name: string, gzip: Uint8Array];

function editionDocuments(library: Library, edition: EditionRecord): Entry[] {
  return library
    .paths(editionPath(edition))
    .filter((path) => !isExtensionPath(path))
    .map((path) => [path.slice(1), library.get(path)!.gzip]);
}

function firstChapter(library: Library, { catalogueEntry }: EditionRecord): string | undefined {
  type Books = { readonly books: readonly { readonly firstChapterApiLink: string | null }[] };
  const { books } = new DocumentReader(library).read<Books>(String(catalogueEntry.listOfBooksApiLink));
  return books.find(({ firstChapterApiLink }) => firstChapterApiLink)?.firstChapterApiLink ?? undefined;
}

function textEntry(name: string, text: string): Entry {
  return [name, gzipSync(text, { level: 9 })];
}

function catalogue({ kind, catalogueEntry }: EditionRecord): Entry {
  const [path, member] = catalogues[kind];
  return textEntry(path.slice(1), JSON.stringify({ [member]: [catalogueEntry] }));
}

const catalogues: Readonly<Record<EditionRecord['kind'], readonly [path: string, member: string]>> = {
  translation: [links.availableTranslations, 'translations'],
  commentary: [links.availableCommentaries, 'commentaries'],
  dataset: [links.availableDatasets, 'datasets'],
};
