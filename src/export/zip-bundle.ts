import { gzipSync } from 'node:zlib';
import { links } from '../documents/links.ts';
import { contentText } from '../lib/count.ts';
import { ZipFileWriter } from '../lib/zip-file-writer.ts';
import { type EditionRecord, editionPaths, isOwnPath } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { DocumentReader } from './bundled-edition.ts';

/**
 * Writes an edition into a new or empty file: its documents at their API paths, its versification, and a
 * catalogue of only this edition. Any static host can serve the content.
 */
export async function writeZipBundle(library: Library, edition: EditionRecord, file: string): Promise<void> {
  // Read everything in this turn of the event loop, so that it is one state of the library
  const documents = [...editionDocuments(library, edition), catalogue(edition)];
  const texts = [
    textEntry('README.txt', readmeText(edition, firstChapter(library, edition))),
    textEntry('LICENSE.txt', licenceText(edition.catalogueEntry)),
  ];
  using zip = new ZipFileWriter(file);
  const sorted = documents.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, gzip] of [...texts, ...sorted]) await zip.addGzip(name, gzip);
  await zip.end();
}

type Entry = readonly [name: string, gzip: Uint8Array];
type Kind = EditionRecord['kind'];

function editionDocuments(library: Library, edition: EditionRecord): Entry[] {
  const [own = [], ...indexes] = editionPaths(edition).map((prefix) => library.paths(prefix));
  const paths = own.filter((path) => isOwnPath(edition, path));
  return [...paths, links.versification(edition.id), ...indexes.flat()].flatMap((path) => {
    const document = library.get(path);
    return document ? [[path.slice(1), document.gzip] as const] : [];
  });
}

function textEntry(name: string, text: string): Entry {
  return [name, gzipSync(text, { level: 9 })];
}

const catalogues: Readonly<Record<Kind, readonly [path: string, member: string]>> = {
  translation: [links.availableTranslations, 'translations'],
  commentary: [links.availableCommentaries, 'commentaries'],
  dataset: [links.availableDatasets, 'datasets'],
  lexicon: [links.lexicons, 'lexicons'],
  plan: [links.plans, 'plans'],
};

function catalogue({ kind, catalogueEntry }: EditionRecord): Entry {
  const [path, member] = catalogues[kind];
  return textEntry(path.slice(1), JSON.stringify({ [member]: [catalogueEntry] }));
}

function firstChapter(library: Library, { catalogueEntry }: EditionRecord): string | undefined {
  type Books = { readonly books: readonly { readonly firstChapterApiLink: string | null }[] };
  const { listOfBooksApiLink: list } = catalogueEntry;
  if (list === undefined) return undefined;
  const { books } = new DocumentReader(library).read<Books>(String(list));
  return books.find(({ firstChapterApiLink }) => firstChapterApiLink)?.firstChapterApiLink ?? undefined;
}

/**
 * The README of an archive: its content and how to use it.
 * @param chapter path of an example chapter, if any.
 */
function readmeText(edition: EditionRecord, chapter: string | undefined): string {
  const { id, kind, catalogueEntry } = edition;
  const { language, languageEnglishName, licenseUrl, listOfBooksApiLink, entryApiLink, daysApiLink } =
    catalogueEntry;
  return `${titleOf(catalogueEntry)}

Edition   ${id}, a ${kind}
Language  ${languageEnglishName ?? language}
Content   ${contentText(edition.counts)}
Licence   ${licenseUrl || 'not named'} (see LICENSE.txt)

Every file under api/ is a JSON document in UTF-8. Its place in this archive is its path in the API, and links
between documents are such paths: "/api/..." is the file api/... here.

Start with    ${String(listOfBooksApiLink ?? entryApiLink ?? daysApiLink).slice(1)}
The catalogue ${catalogues[kind][0].slice(1)} lists this edition alone.
${chapter === undefined ? '' : example(kind, chapter.slice(1))}
A static web server on the unpacked folder serves the API of this edition.
`;
}

const chapterHolds: Readonly<Record<Kind, string>> = {
  translation: 'headings, verses, notes, poetry',
  commentary: 'the notes on each verse',
  dataset: 'the cross-references or entities of each verse',
  lexicon: 'nothing',
  plan: 'nothing',
};

function example(kind: Kind, chapter: string): string {
  const simple = chapter.replace(/json$/, 'simple.json');
  const lines = [`${chapter}  a chapter: ${chapterHolds[kind]}`];
  if (kind !== 'dataset') lines.push(`${simple}  the same with each verse as one text`);
  return `\nFor example\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

export function licenceText(entry: EditionRecord['catalogueEntry']): string {
  const { website, licenseUrl, licenseNotes, licenseNotice } = entry;
  const lines = [
    titleOf(entry),
    website,
    licenseUrl
      ? `Licence: ${licenseUrl}`
      : 'The metadata of this edition names no licence: ask its publisher.',
    licenseNotes,
    licenseNotice,
  ];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

function titleOf({ name, englishName }: EditionRecord['catalogueEntry']): string {
  return name === englishName ? String(name) : `${name} (${englishName})`;
}
