import { alignerVersion } from '../../align/compute-alignment.ts';
import { links } from '../../documents/links.ts';
import type { SearchRoot } from '../../documents/search/search-schema.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import type { EditionRecord } from '../../library/edition-record.ts';
import type { Library } from '../../library/library.ts';
import { parseStored, type StoredDocument } from '../../library/stored-document.ts';
import { bookInfo } from '../../model/books.ts';
import { addBrotli } from '../brotli.ts';
import type { Build } from '../build-edition.ts';
import type { CommitQueue } from '../commit-queue.ts';
import { unbatchDocuments } from '../workers/document-batch.ts';
import { shareOf } from './align-testament.ts';
import type { IndexAlignment } from './index-alignment.ts';
import type { ChapterBodies, EditionChapters } from './verses-of-documents.ts';

const originalLanguages = { hebrew: ['hbo', 'heb', 'arc'], greek: ['grc'] } as const;
type Testament = keyof typeof originalLanguages;
const testaments: readonly Testament[] = ['hebrew', 'greek'];

interface AlignOptions {
  readonly build: Build;
  readonly commits: CommitQueue;
  /** Aligns every translation; otherwise only those whose metadata asks for it. */
  readonly all: boolean;
}

/**
 * Computes alignments of translations that have none in their source, with the Hebrew and Greek editions of
 * the library. Alignments whose edition, originals and lexicons have not changed are kept. Alignments
 * that are no longer requested are removed.
 */
export async function alignEditions({ build, commits, all }: AlignOptions): Promise<Diagnostic[]> {
  const { library } = build;
  const diagnostics: Diagnostic[] = [];
  for (const record of library.editions()) {
    if (record.kind !== 'translation' || record.alignment?.by === 'source') continue;
    const isWanted = record.wantsAlignment || (all && !isOriginal(record));
    const originals = isWanted ? originalsFor(record, library) : [];
    if (record.wantsAlignment && originals.length === 0) diagnostics.push(noOriginal(record));
    if (originals.length > 0) await align(record, originals, { build, commits });
    else if (record.alignedFrom !== undefined) commits.putAlignment(withoutAlignment(record), []);
  }
  return diagnostics;
}

function isOriginal({ catalogueEntry, numbers }: EditionRecord): boolean {
  const languages: readonly string[] = Object.values(originalLanguages).flat();
  return numbers !== undefined && languages.includes(String(catalogueEntry.language));
}

interface Original {
  readonly record: EditionRecord;
  readonly books: readonly string[];
}

function originalsFor(translation: EditionRecord, library: Library): Original[] {
  return testaments.flatMap((testament) => {
    const languages: readonly string[] = originalLanguages[testament];
    const candidates = library.editions().flatMap((record): Original[] => {
      const { kind, id, catalogueEntry, numbers } = record;
      const isUsable = kind === 'translation' && id !== translation.id && numbers?.[testament];
      if (!isUsable || !languages.includes(String(catalogueEntry.language))) return [];
      const books = translation.bookIds.filter(
        (book) => isOf(testament, book) && record.bookIds.includes(book),
      );
      return books.length > 0 ? [{ record, books }] : [];
    });
    return candidates.sort((a, b) => b.books.length - a.books.length).slice(0, 1);
  });
}

/** Books of the Old Testament in Greek are not aligned: translations of it render the Hebrew. */
function isOf(testament: Testament, book: string): boolean {
  const { canon, order = 0 } = bookInfo(book) ?? {};
  return canon === 'canonical' && order <= 39 === (testament === 'hebrew');
}

async function align(
  record: EditionRecord,
  originals: readonly Original[],
  { build, commits }: Pick<AlignOptions, 'build' | 'commits'>,
): Promise<void> {
  const { library, pool } = build;
  const lexicons = library.editions().filter(({ kind }) => kind === 'lexicon');
  const alignedFrom = fingerprintOf([record, ...originals.map((each) => each.record), ...lexicons], build);
  if (record.alignedFrom === alignedFrom) return;
  const names = lexicons.map(({ id, catalogueEntry }) => ({
    language: String(catalogueEntry.language),
    names: (catalogueEntry.nameParts as readonly string[]).flatMap(
      (_, part) => library.get(links.lexiconNames(id, part))?.gzip ?? [],
    ),
  }));
  const documents: [string, StoredDocument][] = [];
  let [scores, contentWords] = [0, 0];
  for (const [done, { record: original, books }] of originals.entries()) {
    build.onEvent?.({ type: 'progress', id: record.id, step: 'alignment', done, total: originals.length });
    const request = {
      edition: documentsOf(library, record, books),
      language: String(record.catalogueEntry.language),
      original: documentsOf(library, original, books),
      lexicons: names,
    };
    // One after the other, in new workers: the model of a testament takes up to 200 MB
    await pool.stop();
    // The pages that were read count as memory of the build
    await library.reopen();
    Bun.gc(true);
    const answer = await pool.run('align', request);
    documents.push(...unbatchDocuments(answer.documents));
    scores += answer.scores;
    contentWords += answer.contentWords;
  }
  await pool.stop();
  const quality = shareOf({ scores, contentWords });
  const books = documents.length > 0 ? indexedBooks(library, record, new Map(documents)) : [];
  if (books.length > 0) {
    const index = await pool.run('indexAlignment', { translation: record.id, quality, books });
    documents.push(...unbatchDocuments(index));
    await pool.stop();
  }
  const packed = build.withBrotli ? await addBrotli(documents, library, pool, () => {}) : documents;
  const aligned = { ...record, alignment: { by: 'computed' as const, quality }, alignedFrom };
  commits.putAlignment(documents.length > 0 ? aligned : { ...withoutAlignment(record), alignedFrom }, packed);
}

function fingerprintOf(records: readonly EditionRecord[], { withBrotli }: Build): string {
  const hash = new Bun.CryptoHasher('sha256').update(`${alignerVersion} ${withBrotli}`);
  for (const { id, fingerprint } of records) hash.update(`\n${id} ${fingerprint}`);
  return hash.digest('base64url');
}

function withoutAlignment({ alignment: _, alignedFrom: __, ...record }: EditionRecord): EditionRecord {
  return record;
}

function documentsOf(library: Library, { id }: EditionRecord, books: readonly string[]): EditionChapters {
  const chapters = library.paths(`/api/${id}/`).flatMap((path): ChapterBodies[] => {
    const [, book = '', number] = /^\/api\/[^/]+\/([^/]+)\/(\d+)\.simple\.json$/.exec(path) ?? [];
    if (!books.includes(book)) return [];
    const chapter = Number(number);
    const words = library.get(links.simpleWords(id, book, chapter))?.gzip;
    return [{ book, chapter, text: library.get(path)!.gzip, words }];
  });
  const numbering = library.get(links.versification(id))?.gzip;
  return { id, chapters, numbering };
}

function indexedBooks(
  library: Library,
  { id }: EditionRecord,
  alignments: ReadonlyMap<string, StoredDocument>,
): IndexAlignment['books'] {
  const root = library.get(links.searchRoot(id));
  const books = root ? parseStored<SearchRoot>(root.gzip).books : [];
  return books.map(({ book, chapters }) =>
    chapters.map(([number = 0]) => ({
      number,
      text: library.get(links.simpleChapter(id, book, number))!.gzip,
      alignment: alignments.get(links.alignment(id, book, number))?.gzip,
    })),
  );
}

function noOriginal({ id, folder }: EditionRecord): Diagnostic {
  const message = `${id} asks for a computed alignment, but the library has no Hebrew or Greek edition with Strong's numbers to align it with. Add one, such as the Open Scriptures Hebrew Bible, or remove "alignment" from edition.json.`;
  return fileDiagnostic('no-original-text', folder, message);
}
