import type { CanonCounts } from '../../documents/edition-documents.ts';
import { links } from '../../documents/links.ts';
import { translationBooks, translationObject } from '../../documents/translation/translation.ts';
import {
  type BookSummary,
  placeInBook,
  totalNumberOfVerses,
} from '../../documents/translation/translation-book.ts';
import type { Translation } from '../../documents/translation/translation-schema.ts';
import { versificationDocument } from '../../documents/versification/versification.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import { joinChapterDocuments } from '../../formats/public-api/public-tree.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import { type Excess, sourceLimits, tooLargeMessage } from '../../formats/source-limits.ts';
import { inOwnFile, type JoinedFile, joinChapterFiles } from '../../formats/usfm/join-chapter-files.ts';
import { GarbageCount } from '../../lib/garbage-count.ts';
import { totalBytes } from '../../lib/join-bytes.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { packDocument, type StoredDocument } from '../../library/stored-document.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { EditionNumbering } from '../../references/versification/edition-numbering.ts';
import type { AudioSources } from '../audio/plan-audio.ts';
import type { EditionSources } from '../plan/read-sources.ts';
import { type DocumentBatch, unbatchDocuments } from '../workers/document-batch.ts';
import type {
  CompiledBook,
  ReadSourceAnswer,
  TranslationScope,
  WriteBook,
} from '../workers/worker-messages.ts';
import type { CompileWorker, WorkerPool } from '../workers/worker-pool.ts';
import { readAlignments } from './alignment-sources.ts';
import { chooseBooks } from './choose-books.ts';
import { missingSpacesError, noScripture, noVerses } from './edition-faults.ts';
import { findNumbering } from './find-numbering.ts';
import { missingEnds } from './missing-ends.ts';
import type { FileFindings } from './read-source-file.ts';
import { type BooksSummary, summarizeBooks } from './summarize-books.ts';

interface CompiledTranslation extends BooksSummary {
  readonly translation?: Translation;
  readonly documents: readonly [string, StoredDocument][];
  readonly extensions?: readonly (readonly [path: string, json: string])[];
  readonly counts: CanonCounts;
  readonly recordings: number;
  readonly isDamaged: boolean;
  readonly bookIds: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const encoder = new TextEncoder();

type Step = (done: number, total: number) => void;
type TranslationSources = Pick<EditionSources, 'files' | 'audio' | 'vrs' | 'alignments'>;

export async function compileTranslation(
  metadata: EditionMetadata,
  sources: TranslationSources,
  pool: WorkerPool,
  onStep: Step,
  withSearch: boolean,
): Promise<CompiledTranslation> {
  const { files } = sources;
  const total = files.length * 2;
  // Reading transfers the bytes to the workers
  const bytesOfSources = totalBytes(files.map(({ bytes }) => bytes));
  const onRead = (done: number) => onStep(done, total);
  const read = await readTranslation(metadata, sources, pool, { onRead, withSearch });
  const { books, isDamaged, isServed, numbering, joined } = read;
  const summaries = books.map(({ summary }) => summary);
  const common = {
    counts: countBooks(summaries),
    recordings: countRecordings(summaries),
    bookIds: summaries.map(({ id }) => id),
    isDamaged,
    diagnostics: read.diagnostics.map((diagnostic) => inOwnFile(diagnostic, joined)),
  };
  const reports = books.map(({ report }) => report);
  const summarize = () => summarizeBooks(metadata, reports, numbering, common.recordings);
  if (!isServed) return { ...common, ...summarize(), documents: [] };
  const translation = describe(metadata, read);
  const stated = { ...translation, sha256: hashBooks(books) };
  const hashes = books.map(({ canonical }) => sha256Of(canonical));
  const documents: [string, StoredDocument][] = [
    [links.books(metadata.id), packDocument(translationBooks(translation, summaries, hashes))],
  ];
  const numbers = books.flatMap((book) => book.numbers);
  const versification = versificationDocument(metadata.id, numbering, numbers);
  let done = files.length;
  const unwritten = books
    .splice(0)
    .map(({ canonical: _, report: _report, numbers: _numbers, wordsFiles, ...book }) => {
      documents.push(...unbatchDocuments(wordsFiles));
      return book;
    });
  const tasks = documentTasks(metadata, stated, translation, unwritten);
  const writing = writeDocuments(tasks, pool, (batch) => {
    documents.push(...unbatchDocuments(batch));
    onStep(Math.min(++done, total), total);
  });
  // The workers are busy with the complete downloads
  const meanwhile = async () => {
    readGarbage.add(bytesOfSources);
    return summarize();
  };
  const [summary] = await Promise.all([meanwhile(), writing]);
  return {
    ...common,
    ...summary,
    translation: stated,
    documents,
    extensions: [[links.versification(metadata.id), versification]],
  };
}

/** By bytes of sources. */
const readGarbage = new GarbageCount(1_000_000);
/** By bytes of documents. A collection frees the input of the documents, which is five to ten times larger. */
const writtenGarbage = new GarbageCount(2_000_000);

function writeDocuments(
  tasks: Iterable<Task>,
  pool: WorkerPool,
  take: (batch: DocumentBatch) => void,
): Promise<void> {
  return pool.share(tasks, async (task, worker) => {
    const batch = await task(worker);
    take(batch);
    writtenGarbage.add(batch.bodies.length);
  });
}

type Task = (worker: CompileWorker) => Promise<DocumentBatch>;

type UnwrittenBook = Omit<CompiledBook, 'canonical' | 'report' | 'numbers' | 'wordsFiles'>;

/**
 * Empties `books`, so that each book is freed when its documents have been written: together they take the
 * most memory.
 */
function* documentTasks(
  metadata: EditionMetadata,
  stated: Translation,
  translation: Translation,
  books: UnwrittenBook[],
): Iterable<Task> {
  yield* downloadTasks(stated, books);
  const indexes = indexTasks(metadata, books);
  let booksBefore = Math.ceil(books.length * partBeforeIndex);
  for (const task of chapterTasks(translation, books)) {
    if (booksBefore-- === 0) yield* indexes;
    yield task;
  }
  if (booksBefore >= 0) yield* indexes;
}

/**
 * The share of books to write before the index. These are the longest books, with a third of the text, and
 * the index takes the memory they have freed.
 */
const partBeforeIndex = 1 / 8;

function* downloadTasks(translation: Translation, books: readonly UnwrittenBook[]): Iterable<Task> {
  const head = encoder.encode(`{"translation":${JSON.stringify(translation)},"books":[`);
  const comma = encoder.encode(',');
  const end = encoder.encode(']}');
  const download = (path: string, bodies: readonly Uint8Array[]): Task => {
    const pieces = bodies.flatMap((body, index) => [index === 0 ? head : comma, body]);
    return (worker) => worker.run('pack', { path, pieces: [...pieces, end] });
  };
  yield download(
    links.complete(translation.id),
    books.map(({ standard }) => standard.bytes),
  );
  yield download(
    links.simpleComplete(translation.id),
    books.map(({ simple }) => simple.bytes),
  );
}

/** At most one task for each scope, because a term has one place in the index, regardless of its books. */
function indexTasks({ id, language }: EditionMetadata, books: readonly UnwrittenBook[]): Task[] {
  if (!books.some(({ search }) => search)) return [];
  const taskOf = (scope: TranslationScope): Task => {
    const indexes = books.flatMap(({ summary: { id, name, title }, search }) =>
      search ? { id, name, title, ...search[scope] } : [],
    );
    const request = { id, language, books: indexes };
    return (worker) => worker.run('index', scope === 'verses' ? request : { ...request, scope });
  };
  return [taskOf('verses'), taskOf('headings'), taskOf('footnotes')];
}

/** The longest books first, so that no worker ends with a long one alone. Empties `books`. */
function* chapterTasks(translation: Translation, books: UnwrittenBook[]): Iterable<Task> {
  const common = { translationId: translation.id, translation: JSON.stringify(translation) };
  const summaries = books.map(({ summary }) => summary);
  const requests = books.splice(0).map(({ search: _, ...book }, index): WriteBook => {
    const [before, after] = [summaries[index - 1], summaries[index + 1]];
    const previous = (before && placeInBook(before, -1)) ?? null;
    return { ...common, ...book, previous, next: (after && placeInBook(after, 0)) ?? null };
  });
  requests.sort((a, b) => a.standard.bytes.length - b.standard.bytes.length);
  for (let request = requests.pop(); request; request = requests.pop()) {
    const next = request;
    yield (worker) => worker.run('write', next);
  }
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

export interface ReadTranslation {
  readonly books: CompiledBook[];
  readonly isServed: boolean;
  readonly isDamaged: boolean;
  /** In joined files, as their findings: move them with `inOwnFile`. */
  readonly diagnostics: readonly Diagnostic[];
  readonly numbering: EditionNumbering;
  readonly findings: readonly FileFindings[];
  readonly joined: readonly JoinedFile[];
}

interface ReadOptions {
  readonly onRead?: (done: number) => void;
  readonly withSearch: boolean;
}

export async function readTranslation(
  metadata: EditionMetadata,
  { files: sourceFiles, audio: audioSources, vrs, alignments: alignmentFiles }: TranslationSources,
  pool: WorkerPool,
  { onRead, withSearch }: ReadOptions,
): Promise<ReadTranslation> {
  const { sources, joined } = joinChapterFiles(sourceFiles);
  const files = joinChapterDocuments(sources);
  const results = new Map<string, ReadSourceAnswer>();
  // Workers load their code while the audio is read
  pool.start(totalBytes(files.map(({ bytes }) => bytes)));
  const audio = audioSources && (await readAudioBeside(audioSources, metadata.id));
  const alignments = alignmentFiles && readAlignments(alignmentFiles);
  const packed = {
    ...(audio ? { audio: audio.packed } : {}),
    ...(alignments ? { alignments: alignments.packed } : {}),
  };
  const size = new EditionSize();
  const bySize = files.toSorted((a, b) => b.bytes.length - a.bytes.length);
  await pool.share(bySize, async (source, worker) => {
    if (size.excess) return;
    const request = { ...source, metadata, withSearch, ...packed };
    const answer = await worker.run('read', request, [source.bytes.buffer]);
    results.set(source.file, answer);
    for (const { summary } of answer.books) size.add(summary);
    onRead?.(results.size);
  });
  const inOrder = files.flatMap(({ file }) => results.get(file) ?? []);
  const { books, duplicates } = booksInCanon(inOrder);
  const found = oncePerEdition([...inOrder.flatMap((result) => result.diagnostics), ...duplicates]);
  const refused = size.excess ? tooLarge(files, size.excess) : noVerses(books, found);
  const isUnexplained = books.length === 0 && !found.some(({ severity }) => severity === 'error');
  const ofEdition = refused ?? (isUnexplained ? noScripture(files) : undefined);
  const { numbering, diagnostics: ofNumbering } = findNumbering(metadata, books, inOrder, vrs);
  const heard = inOrder.flatMap((result) => result.audioFindings);
  const ofAudio = audio?.diagnostics(chapterNumbers(books), numbering.versification, heard) ?? [];
  const ofAlignments =
    alignments?.diagnostics(
      new Set(books.map(({ summary }) => summary.id)),
      inOrder.flatMap((result) => result.alignmentFindings ?? []),
    ) ?? [];
  const diagnostics = [
    ...found,
    ...(ofEdition ? [ofEdition] : []),
    ...ofNumbering,
    ...missingSpacesError(books),
    ...missingEnds(inOrder, books, numbering),
    ...ofAudio,
    ...ofAlignments,
  ];
  const isServed = books.length > 0 && !refused;
  const isDamaged = inOrder.some((answer) => answer.isDamaged);
  const findings = findingsOfBooks(inOrder, books);
  return { books, isServed, isDamaged, diagnostics, numbering, findings, joined };
}

function oncePerEdition(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const first = diagnostics.find(({ code }) => code === 'compiled-source');
  return diagnostics.filter((diagnostic) => diagnostic.code !== 'compiled-source' || diagnostic === first);
}

/** Loaded on demand: builds without audio do not load its readers. */
async function readAudioBeside(sources: AudioSources, translationId: string) {
  const { readAudio } = await import('../audio/read-audio.ts');
  return readAudio(sources, translationId);
}

function chapterNumbers(books: readonly CompiledBook[]): Map<string, number[]> {
  return new Map(books.map(({ summary }) => [summary.id, summary.chapters.map(({ number }) => number)]));
}

function booksInCanon(results: readonly ReadSourceAnswer[]) {
  const all = results.flatMap((result) => result.books);
  const { books, duplicates } = chooseBooks(all, ({ report: { census }, isGuessed = false }) => ({
    file: census.file,
    verses: census,
    isGuessed,
  }));
  return { books: books.toSorted((a, b) => a.summary.order - b.summary.order), duplicates };
}

function findingsOfBooks(
  answers: readonly ReadSourceAnswer[],
  served: readonly CompiledBook[],
): readonly FileFindings[] {
  const fileOf = new Map(served.map(({ report: { census } }) => [census.id, census.file]));
  return answers.flatMap(({ findings }) => {
    if (!findings) return [];
    const { file, books } = findings;
    return { ...findings, books: books.filter(({ id }) => (fileOf.get(id) ?? file) === file) };
  });
}

class EditionSize {
  #chapters = 0;
  #verses = 0;

  add(book: BookSummary): void {
    this.#chapters += book.chapters.length;
    this.#verses += totalNumberOfVerses(book);
  }

  get excess(): Excess | undefined {
    const { chapters, verses } = sourceLimits.edition;
    if (this.#chapters > chapters) return ['The edition has more than', chapters, 'chapters'];
    return this.#verses > verses ? ['The edition has more than', verses, 'verses'] : undefined;
  }
}

function tooLarge(files: readonly SourceFile[], excess: Excess): Diagnostic {
  return fileDiagnostic('too-large', files[0]!.file, tooLargeMessage(excess));
}
