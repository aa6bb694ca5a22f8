import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '../documents/links.ts';
import type { TranslationBooks } from '../documents/translation/translation-schema.ts';
import type { SimpleChapterWord } from '../documents/translation/words-schema.ts';
import { httpUrl } from '../lib/http-url.ts';
import { StagedFile } from '../lib/staged-file.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { strongsNumber } from '../model/strongs-number.ts';
import { DocumentNumbering, endVerseOf } from '../questions/document-numbering.ts';
import type { NumberingDocument } from '../questions/edition.ts';
import { ReleaseError } from '../release/release-error.ts';
import { DocumentReader } from './bundled-edition.ts';
import { type DataTable, dataTables } from './data-tables.ts';
import { ParquetTable } from './parquet-table.ts';
import { type Table, TableFile, type TableFormat } from './table-file.ts';
import { exportedEditions, readExportedVerses } from './verse-lines.ts';
import { writeError } from './write-bundle.ts';

export interface DataPackageOptions {
  readonly library: Library;
  /** Ids of translations; empty for all in the library. */
  readonly ids: readonly string[];
  readonly folder: string;
  readonly format: TableFormat;
}

type TableName = keyof typeof dataTables;

/**
 * Writes the verses, words and alignments of translations as tables for research, with `datapackage.json`
 * (Data Package 2.0). Existing files are replaced after all tables have been written. The same editions give
 * the same bytes.
 * @returns the number of rows of each table.
 * @throws ReleaseError for an id that is not one of a translation, and if a file cannot be written.
 */
export function writeDataPackage({
  library,
  ids,
  folder,
  format,
}: DataPackageOptions): Record<TableName, number> {
  const editions = exportedEditions(library, ids);
  if (editions.length === 0) throw new ReleaseError('The library has no translation to export.');
  const descriptor = join(folder, 'datapackage.json');
  try {
    requireFolder(folder);
    using staged = new DisposableStack();
    const files = openFiles(folder, format, staged);
    const described = staged.use(new StagedFile(descriptor));
    const documents = new DocumentReader(library);
    for (const edition of editions) addEdition(edition, documents, files);
    for (const file of Object.values(files)) file.end();
    writeFileSync(described.path, `${JSON.stringify(descriptorOf(editions, files), null, 2)}\n`);
    for (const file of Object.values(files)) file.commit();
    described.commit();
    return Object.fromEntries(Object.entries(files).map(([name, { rows }]) => [name, rows])) as Record<
      TableName,
      number
    >;
  } catch (error) {
    throw writeError(error, folder);
  }
}

function requireFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new ReleaseError(`${folder} is a file, not a folder.`);
  mkdirSync(folder, { recursive: true });
}

function addEdition(edition: EditionRecord, documents: DocumentReader, files: TableFiles): void {
  const { id, catalogueEntry } = edition;
  const entry = catalogueEntry as Readonly<Record<string, string | null | undefined>>;
  const { name, englishName, language, textDirection, sha256 } = entry;
  const rights = [entry.website, entry.licenseUrl, entry.licenseNotes, entry.licenseNotice];
  files.editions.add([id, name, englishName, language, textDirection, ...rights, sha256]);
  const { books } = documents.read<TranslationBooks>(links.books(id));
  for (const book of books) {
    const { order, name, commonName, isApocryphal = false, numberOfChapters, totalNumberOfVerses } = book;
    const counts = [isApocryphal, numberOfChapters, totalNumberOfVerses];
    files.books.add([id, book.id, order, name, commonName, ...counts]);
  }
  const document = documents.find<NumberingDocument>(links.versification(id));
  const numbering = DocumentNumbering.of(document);
  for (const { verse, words = [] } of readExportedVerses(edition, documents)) {
    const { book, chapter, reference, text } = verse;
    const endVerse = endVerseOf(document, verse);
    files.verses.add([verse.id, id, book, chapter, verse.verse, endVerse, reference, text]);
    for (const original of numbering.originals(verse, endVerse)) {
      files.numbering.add([verse.id, original.book, original.chapter, original.verse, original.part]);
    }
    for (const [index, word] of words.entries()) addWord(verse.id, text, index + 1, word, files);
  }
}

function addWord(
  verse: string,
  text: string,
  position: number,
  word: SimpleChapterWord,
  files: TableFiles,
): void {
  const id = `${verse}_w${position}`;
  const { start, end, strongs = [], lemma, morph, srcloc, occurrence, occurrences } = word;
  const ends = [inCodePoints(text, start), inCodePoints(text, end)];
  files.words.add([id, verse, position, ...ends, text.slice(start, end)]);
  const shared = [lemma, morph, srcloc, occurrence, occurrences];
  const numbers: readonly (string | undefined)[] = strongs.length > 0 ? strongs : [undefined];
  for (const [index, written] of numbers.entries()) {
    files.alignments.add([id, index + 1, written && strongsNumber(written), written, ...shared]);
  }
}

/** Python and R count code points; documents count UTF-16 code units. */
function inCodePoints(text: string, offset: number): number {
  const before = text.slice(0, offset);
  return /[\ud800-\udfff]/.test(before) ? [...before].length : offset;
}

type TableFiles = Readonly<Record<TableName, Table>>;

function openFiles(folder: string, format: TableFormat, staged: DisposableStack): TableFiles {
  const names = Object.keys(dataTables) as TableName[];
  const files = names.map((name): readonly [string, Table] => {
    const [path, table] = [join(folder, `${name}.${format}`), dataTables[name]];
    const file = format === 'parquet' ? new ParquetTable(path, table) : new TableFile(path, table, format);
    return [name, staged.use(file)];
  });
  return Object.fromEntries(files) as TableFiles;
}

/** The content of `datapackage.json`. It contains no date, so that the same editions give the same bytes. */
function descriptorOf(editions: readonly EditionRecord[], files: TableFiles) {
  const entries = editions.map(({ catalogueEntry }) => catalogueEntry as Readonly<Record<string, string>>);
  const licenses = [...new Set(entries.flatMap(({ licenseUrl }) => httpUrl(licenseUrl) ?? []))];
  const sources = entries.map(({ name, website }) => {
    const path = httpUrl(website);
    return { title: name, ...(path ? { path } : {}) };
  });
  const ids = editions.map(({ id }) => id);
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'scripture',
    title: `Verses, words and alignments of ${ids.slice(0, maxNamedEditions).join(', ')}${ids.length > maxNamedEditions ? ' and others' : ''}`,
    ...(licenses.length > 0 ? { licenses: licenses.map((path) => ({ path })) } : {}),
    sources,
    resources: Object.entries(files).map(([name, file]) => {
      return { name, ...resourceOf(dataTables[name as TableName]), ...file.written() };
    }),
  };
}

const maxNamedEditions = 10;

function resourceOf({ description, fields, primaryKey, foreignKeys }: DataTable) {
  return {
    type: 'table',
    // Required by readers of version 1 of the standard
    profile: 'tabular-data-resource',
    description,
    schema: {
      fields: fields.map(({ name, type, description, isRequired }) => ({
        name,
        type,
        description,
        ...(isRequired ? { constraints: { required: true } } : {}),
      })),
      primaryKey,
      ...(foreignKeys.length > 0
        ? {
            foreignKeys: foreignKeys.map(({ field, resource, of }) => ({
              fields: [field],
              reference: { resource, fields: [of] },
            })),
          }
        : {}),
    },
  };
}
