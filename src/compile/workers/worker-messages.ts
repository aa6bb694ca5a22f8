import type { ReportedBook } from '../../documents/report/edition-report.ts';
import type { BookSummary, ChapterPlace } from '../../documents/translation/translation-book.ts';
import type { bookNumbers } from '../../documents/versification/versification.ts';
import type { FileFindings } from '../../formats/checks/edition/judge-edition.ts';
import type { SpaceEvidence } from '../../formats/checks/word-spaces.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { FoundEnd } from '../../formats/diagnostic-collector.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { BookIndex } from '../../search/build-index.ts';
import type { IndexedTranslation } from '../../search/merge-index.ts';
import type { AudioFinding, PackedAudio } from '../audio/book-audio.ts';
import type { CompileContent, CompiledContent } from '../compile-content.ts';
import type { BookJson } from '../translation/book-json.ts';
import type { BookWordsFiles } from '../translation/words-writer.ts';
import type { BrotliBatch, DocumentBatch } from './document-batch.ts';

/** What the main thread asks of a worker. Workers keep nothing: any of them can carry out any task. */
export interface WorkerTasks {
  /** Reads a source file into what the documents of its books are made of. */
  read: { request: ReadSource; answer: ReadSourceAnswer };
  /** Makes the chapter documents of a book. */
  write: { request: WriteBook; answer: DocumentBatch };
  /** Packs one document given as pieces of UTF-8. */
  pack: { request: { path: string; pieces: readonly Uint8Array[] }; answer: DocumentBatch };
  /** Makes the search index of a translation of those of its books. */
  index: { request: IndexedTranslation; answer: DocumentBatch };
  /** Reads a commentary or a dataset and makes its documents. */
  content: { request: CompileContent; answer: CompiledContent };
  /** Makes the brotli bodies of documents. */
  brotli: { request: DocumentBatch; answer: BrotliBatch };
}

export interface ReadSource {
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly metadata: EditionMetadata;
  readonly withSearch: boolean;
  /** Whether the text is checked beyond what a build reports. */
  readonly withChecks?: boolean;
  readonly audio?: PackedAudio;
}

export interface ReadSourceAnswer {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The file is damaged, or a book in it could not be identified: something may be missing. */
  readonly isDamaged: boolean;
  /** The versification by which the file says that it is numbered. */
  readonly scheme?: NonNullable<EditionMetadata['versification']>;
  readonly books: readonly CompiledBook[];
  /** The ends of chapters, which only the edition shows to be complete. */
  readonly ends: readonly FoundEnd[];
  /** What of the audio does not fit the text. */
  readonly audioFindings: readonly AudioFinding[];
  /** Where a check was asked for. */
  readonly findings?: FileFindings;
}

export interface CompiledBook extends BookWordsFiles {
  readonly summary: BookSummary;
  readonly standard: BookJson;
  readonly simple: BookJson;
  /** The verse starts for the timings files; absent when the book has none. */
  readonly verseStarts?: BookJson;
  /** UTF-8 of the standard book in its canonical form, which the translation's hash is taken of. */
  readonly canonical: Uint8Array;
  /** What of it goes into the search index; absent where none is wanted. */
  readonly search?: BookIndex;
  readonly report: ReportedBook;
  readonly spaces: SpaceEvidence;
  /** Its source does not declare the id of the book. */
  readonly isGuessed?: true;
  /** Of the versification document. */
  readonly numbers: ReturnType<typeof bookNumbers>;
}

export interface WriteBook
  extends Omit<
    CompiledBook,
    'canonical' | 'search' | 'report' | 'spaces' | 'isGuessed' | 'numbers' | 'wordsFiles'
  > {
  readonly translationId: string;
  /** JSON of the `Translation` object. */
  readonly translation: string;
  readonly previous: ChapterPlace | null;
  readonly next: ChapterPlace | null;
}
