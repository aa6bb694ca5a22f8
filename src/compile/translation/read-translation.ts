import { type BookSummary, totalNumberOfVerses } from '../../documents/translation/translation-book.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { fileDiagnostic } from '../../formats/file-diagnostic.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import { type Excess, sourceLimits, tooLargeMessage } from '../../formats/source-limits.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { AudioSources } from '../audio/plan-audio.ts';
import type { CompiledBook, ReadSourceAnswer } from '../workers/worker-messages.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';

export interface ReadTranslation {
  /** In canonical order. */
  readonly books: readonly CompiledBook[];
  /** False where nothing was read that is of use; the diagnostics say why. */
  readonly isServed: boolean;
  /** A file is damaged: something may be missing. */
  readonly isDamaged: boolean;
  /** In the order of the files. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads all files of a translation in the workers of the pool, the longest first. */
export async function readTranslation(
  metadata: EditionMetadata,
  files: readonly SourceFile[],
  pool: WorkerPool,
  onRead: (done: number) => void,
  audioSources?: AudioSources,
): Promise<ReadTranslation> {
  const results = new Map<string, ReadSourceAnswer>();
  const audio = audioSources && (await readAudioBeside(pool, audioSources, metadata.id));
  const packed = audio ? { audio: audio.packed } : {};
  const size = new EditionSize();
  const longestFirst = files.toSorted((a, b) => b.bytes.length - a.bytes.length);
  await pool.share(longestFirst, async ({ file, bytes }, worker) => {
    if (size.excess) return;
    const answer = await worker.run('read', { file, bytes, metadata, ...packed }, [bytes.buffer]);
    results.set(file, answer);
    for (const { summary } of answer.books) size.add(summary);
    onRead(results.size);
  });
  const inOrder = files.flatMap(({ file }) => results.get(file) ?? []);
  const { books, duplicates } = booksOnce(inOrder);
  const found = [...inOrder.flatMap((result) => result.diagnostics), ...duplicates];
  const refused = size.excess ? tooLarge(files, size.excess) : noVerses(books, found);
  const isUnexplained = books.length === 0 && !found.some(({ severity }) => severity === 'error');
  const findings = inOrder.flatMap((result) => result.audioFindings);
  const ofAudio = audio?.diagnostics(chaptersOf(books), findings) ?? [];
  const ofEdition = refused ?? (isUnexplained ? noScripture(files) : undefined);
  const diagnostics = [...found, ...(ofEdition ? [ofEdition] : []), ...ofAudio];
  const isServed = books.length > 0 && !refused;
  return { books, isServed, diagnostics, isDamaged: inOrder.some((answer) => answer.isDamaged) };
}

/** Loaded where there is audio: other builds pay nothing for its readers. */
async function readAudioBeside(pool: WorkerPool, sources: AudioSources, translationId: string) {
  // The workers start meanwhile
  void pool.workers;
  const { readAudio } = await import('../audio/read-audio.ts');
  return readAudio(sources, translationId);
}

function chaptersOf(books: readonly CompiledBook[]): Map<string, number[]> {
  return new Map(books.map(({ summary }) => [summary.id, summary.chapters.map(({ number }) => number)]));
}

function booksOnce(results: readonly ReadSourceAnswer[]) {
  const books = new Map<string, CompiledBook>();
  const duplicates: Diagnostic[] = [];
  for (const book of results.flatMap((result) => result.books)) {
    const { id, file } = book.report.census;
    const first = books.get(id);
    if (first) duplicates.push(duplicateBook(file, id, first.report.census.file));
    else books.set(id, book);
  }
  return { books: [...books.values()].toSorted((a, b) => a.summary.order - b.summary.order), duplicates };
}

function duplicateBook(file: string, id: string, firstFile: string): Diagnostic {
  const message = `${id} is in ${firstFile} already; this file was left out. Remove one, or name the right one in "sources" of edition.json.`;
  return { ...fileDiagnostic('duplicate-book', file, message), line: 1, column: 1 };
}

/** What of an edition is counted as a whole. */
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

/** An error for an edition in which verse markers stand and no verse came out: its text is of no use to anyone. */
function noVerses(books: readonly CompiledBook[], found: readonly Diagnostic[]): Diagnostic | undefined {
  if (books.some(({ summary }) => totalNumberOfVerses(summary) > 0)) return undefined;
  const first = found.find(({ code }) => code === 'bad-verse-number');
  if (books.length === 0 || !first) return undefined;
  const message =
    'No verse of this edition has a number that can be read, so the edition is not served. The first one is here; write numbers such as 3, 3a or 3-4.';
  return { ...fileDiagnostic('no-verses', first.file, message), line: first.line, column: first.column };
}

function noScripture(files: readonly SourceFile[]): Diagnostic {
  const message =
    'None of the files of this edition holds a book of scripture. Put USFM, USX, USJ or OSIS files there.';
  return fileDiagnostic('no-sources', files[0]?.file ?? '', message);
}
