import type { ChapterPlace } from '../documents/chapter-place.ts';
import { links } from '../documents/links.ts';
import { type CanonCounts, type Translation, translationObject } from '../documents/translation.ts';
import { type BookSummary, totalNumberOfVerses } from '../documents/translation-book.ts';
import { translationBooks } from '../documents/translation-books.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { StoredDocument } from '../library/stored-document.ts';
import type { EditionMetadata } from '../model/edition-metadata.ts';
import { unbatchDocuments } from './document-batch.ts';
import { packDocument } from './pack-document.ts';
import type { SourceFile } from './read-sources.ts';
import { type ReadTranslation, readTranslation } from './read-translation.ts';
import type { ReadBook, WriteBook } from './worker-messages.ts';
import type { CompileWorker, WorkerPool } from './worker-pool.ts';

export interface CompiledTranslation {
  /** Undefined when the sources hold no book; the diagnostics say why. */
  readonly translation?: Translation;
  readonly documents: readonly [string, StoredDocument][];
  readonly counts: CanonCounts;
  readonly diagnostics: readonly Diagnostic[];
}

type Step = (done: number, total: number) => void;

/** All documents of a translation. `onStep` counts the files read and the books written. */
export async function compileTranslation(
  metadata: EditionMetadata,
  files: readonly SourceFile[],
  pool: WorkerPool,
  onStep: Step,
): Promise<CompiledTranslation> {
  const total = files.length * 2;
  const read = await readTranslation(files, pool, (done) => onStep(done, total));
  const { books, diagnostics } = read;
  if (books.length === 0) return { documents: [], counts: countBooks([]), diagnostics };
  const summaries = books.map(({ summary }) => summary);
  const translation = describe(metadata, read);
  const documents: [string, StoredDocument][] = [
    [links.books(metadata.id), packDocument(translationBooks(translation, summaries))],
  ];
  let done = files.length;
  const write = async (documentsOfTask: Promise<Iterable<[string, StoredDocument]>>) => {
    documents.push(...(await documentsOfTask));
    onStep(Math.min(++done, total), total);
  };
  await writeDownloads(translation, read, pool, write);
  await writeChapters(translation, read, write);
  return { translation, documents, counts: countBooks(summaries), diagnostics };
}

type Write = (documents: Promise<Iterable<[string, StoredDocument]>>) => Promise<void>;

function writeDownloads(
  translation: Translation,
  { books }: ReadTranslation,
  pool: WorkerPool,
  write: Write,
) {
  const downloads = [
    { path: links.complete(translation.id), bodies: books.map((book) => book.complete) },
    { path: links.simpleComplete(translation.id), bodies: books.map((book) => book.simpleComplete) },
  ];
  const head = `{"translation":${JSON.stringify(translation)},"books":[`;
  return pool.share(downloads, ({ path, bodies }, worker) => {
    const pieces = bodies.flatMap((body, index) => [encode(index === 0 ? head : ','), body]);
    return write(worker.run('pack', { path, pieces: [...pieces, encode(']}')] }).then(unbatchDocuments));
  });
}

/** Each worker writes the books it has read. */
async function writeChapters(translation: Translation, { books, readers }: ReadTranslation, write: Write) {
  const tasks = new Map<CompileWorker, WriteBook[]>();
  const json = JSON.stringify(translation);
  books.forEach(({ file }, index) => {
    const worker = readers.get(file)!;
    const before = books[index - 1]?.summary;
    const after = books[index + 1]?.summary;
    const previous: ChapterPlace | null = before
      ? { book: before.id, chapter: before.chapters.at(-1)!.number }
      : null;
    const next: ChapterPlace | null = after ? { book: after.id, chapter: after.chapters[0]!.number } : null;
    const task = { file, translationId: translation.id, translation: json, previous, next };
    tasks.set(worker, [...(tasks.get(worker) ?? []), task]);
  });
  await Promise.all(
    [...tasks].map(async ([worker, requests]) => {
      for (const request of requests) await write(worker.run('write', request).then(unbatchDocuments));
    }),
  );
}

function describe(metadata: EditionMetadata, { books }: ReadTranslation): Translation {
  const apocryphal = books.filter(({ summary }) => summary.isApocryphal);
  const canonical = books.filter(({ summary }) => !summary.isApocryphal);
  const counts = (some: readonly NonNullable<ReadBook['book']>[]) =>
    countBooks(some.map(({ summary }) => summary));
  return translationObject(metadata, counts(canonical), counts(apocryphal), hashBooks(books));
}

function hashBooks(books: readonly { canonical: Uint8Array<ArrayBuffer> }[]): string {
  const hasher = new Bun.CryptoHasher('sha256').update('[');
  books.forEach(({ canonical }, index) => {
    if (index > 0) hasher.update(',');
    hasher.update(canonical);
  });
  return hasher.update(']').digest('hex');
}

function countBooks(books: readonly BookSummary[]): CanonCounts {
  return {
    books: books.length,
    chapters: books.reduce((sum, book) => sum + book.chapters.length, 0),
    verses: books.reduce((sum, book) => sum + totalNumberOfVerses(book), 0),
  };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
