import type { CanonCounts } from '../../documents/edition-documents.ts';
import { links } from '../../documents/links.ts';
import type { ReportedBook } from '../../documents/report/edition-report.ts';
import { translationBooks, translationObject } from '../../documents/translation/translation.ts';
import {
  type BookSummary,
  placeInBook,
  totalNumberOfVerses,
} from '../../documents/translation/translation-book.ts';
import type { Translation } from '../../documents/translation/translation-schema.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import { packDocument, type StoredDocument } from '../../library/stored-document.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { AudioSources } from '../audio/plan-audio.ts';
import { type DocumentBatch, unbatchDocuments } from '../workers/document-batch.ts';
import type { CompiledBook, WriteBook } from '../workers/worker-messages.ts';
import type { CompileWorker, WorkerPool } from '../workers/worker-pool.ts';
import { type ReadTranslation, readTranslation } from './read-translation.ts';

interface CompiledTranslation {
  /** Undefined when the sources hold nothing that can be served; the diagnostics say why. */
  readonly translation?: Translation;
  readonly documents: readonly [string, StoredDocument][];
  readonly counts: CanonCounts;
  /** Audio files of chapters. */
  readonly recordings: number;
  /** A source file is damaged: something may be missing. */
  readonly isDamaged: boolean;
  readonly bookIds: readonly string[];
  readonly reports: readonly ReportedBook[];
  readonly diagnostics: readonly Diagnostic[];
}

const encoder = new TextEncoder();

type Step = (done: number, total: number) => void;

/** All documents of a translation. `onStep` counts the files read and the books written. */
export async function compileTranslation(
  metadata: EditionMetadata,
  files: readonly SourceFile[],
  pool: WorkerPool,
  onStep: Step,
  audio?: AudioSources,
): Promise<CompiledTranslation> {
  const total = files.length * 2;
  const read = await readTranslation(metadata, files, pool, (done) => onStep(done, total), audio);
  const { books, diagnostics, isDamaged, isServed } = read;
  const summaries = books.map(({ summary }) => summary);
  const common = {
    counts: countBooks(summaries),
    recordings: countRecordings(summaries),
    bookIds: summaries.map(({ id }) => id),
    reports: books.map(({ report }) => report),
    isDamaged,
    diagnostics,
  };
  if (!isServed) return { ...common, documents: [] };
  const translation = describe(metadata, read);
  const stated = { ...translation, sha256: hashBooks(books) };
  const documents: [string, StoredDocument][] = [
    [links.books(metadata.id), packDocument(translationBooks(translation, summaries))],
  ];
  const tasks = [...downloadTasks(stated, books), ...chapterTasks(translation, books)];
  let done = files.length;
  await pool.share(tasks, async (task, worker) => {
    documents.push(...unbatchDocuments(await task(worker)));
    onStep(Math.min(++done, total), total);
  });
  return { ...common, translation: stated, documents };
}

type Task = (worker: CompileWorker) => Promise<DocumentBatch>;

function downloadTasks(translation: Translation, books: readonly CompiledBook[]): Task[] {
  const head = encoder.encode(`{"translation":${JSON.stringify(translation)},"books":[`);
  const comma = encoder.encode(',');
  const end = encoder.encode(']}');
  const download = (path: string, bodies: readonly Uint8Array[]): Task => {
    const pieces = bodies.flatMap((body, index) => [index === 0 ? head : comma, body]);
    return (worker) => worker.run('pack', { path, pieces: [...pieces, end] });
  };
  return [
    download(
      links.complete(translation.id),
      books.map(({ standard }) => standard.bytes),
    ),
    download(
      links.simpleComplete(translation.id),
      books.map(({ simple }) => simple.bytes),
    ),
  ];
}

/** The longest books first, so that no worker is left alone with one at the end. */
function chapterTasks(translation: Translation, books: readonly CompiledBook[]): Task[] {
  const common = { translationId: translation.id, translation: JSON.stringify(translation) };
  const requests = books.map(({ canonical: _, report: _report, ...book }, index): WriteBook => {
    const [before, after] = [books[index - 1]?.summary, books[index + 1]?.summary];
    const previous = (before && placeInBook(before, -1)) ?? null;
    return { ...common, ...book, previous, next: (after && placeInBook(after, 0)) ?? null };
  });
  return requests
    .sort((a, b) => b.standard.bytes.length - a.standard.bytes.length)
    .map((request) => (worker) => worker.run('write', request));
}

function describe(metadata: EditionMetadata, { books }: ReadTranslation): Translation {
  const apocryphal = books.filter(({ summary }) => summary.isApocryphal);
  const canonical = books.filter(({ summary }) => !summary.isApocryphal);
  const counts = (some: readonly CompiledBook[]) => countBooks(some.map(({ summary }) => summary));
  return translationObject(metadata, counts(canonical), counts(apocryphal));
}

function hashBooks(books: readonly CompiledBook[]): string {
  const hasher = new Bun.CryptoHasher('sha256').update('[');
  books.forEach(({ canonical }, index) => {
    if (index > 0) hasher.update(',');
    hasher.update(canonical);
  });
  return hasher.update(']').digest('hex');
}

function countRecordings(books: readonly BookSummary[]): number {
  const chapters = books.flatMap((book) => book.chapters);
  return chapters.reduce((sum, { audio = [] }) => sum + audio.length, 0);
}

function countBooks(books: readonly BookSummary[]): CanonCounts {
  return {
    books: books.length,
    chapters: books.reduce((sum, book) => sum + book.chapters.length, 0),
    verses: books.reduce((sum, book) => sum + totalNumberOfVerses(book), 0),
  };
}
