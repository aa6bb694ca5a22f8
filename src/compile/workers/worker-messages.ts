import type { ReportedBook } from '../../documents/report/edition-report.ts';
import type { BookSummary, ChapterPlace } from '../../documents/translation/translation-book.ts';
import type { bookNumbers } from '../../documents/versification/versification.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { FoundEnd } from '../../formats/diagnostic-collector.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { BookIndex } from '../../search/build-index.ts';
import type { IndexedTexts } from '../../search/merge-index.ts';
import type { AlignedTestament, AlignTestament } from '../alignment/align-testament.ts';
import type { IndexAlignment } from '../alignment/index-alignment.ts';
import type { AudioFinding, PackedAudio } from '../audio/book-audio.ts';
import type { CompileContent, CompiledContent } from '../compile-content.ts';
import type { AlignmentFindings, PackedAlignments } from '../translation/alignment-sources.ts';
import type { BookJson } from '../translation/book-json.ts';
import type { FileFindings } from '../translation/read-source-file.ts';
import type { SpaceEvidence } from '../translation/word-spaces.ts';
import type { BookWordsFiles } from '../translation/words-writer.ts';
import type { BrotliBatch, DocumentBatch } from './document-batch.ts';

export interface WorkerTasks {
  read: { request: ReadSource; answer: ReadSourceAnswer };
  write: { request: WriteBook; answer: DocumentBatch };
  pack: { request: { path: string; pieces: readonly Uint8Array[] }; answer: DocumentBatch };
  index: { request: IndexedTexts; answer: DocumentBatch };
  content: { request: CompileContent; answer: CompiledContent };
  brotli: { request: DocumentBatch; answer: BrotliBatch };
  align: { request: AlignTestament; answer: AlignedTestament };
  indexAlignment: { request: IndexAlignment; answer: DocumentBatch };
}

export type TranslationScope = 'verses' | 'headings' | 'footnotes';

export interface ReadSource extends SourceFile {
  readonly metadata: EditionMetadata;
  readonly withSearch: boolean;
  readonly audio?: PackedAudio;
  readonly alignments?: PackedAlignments;
}

export interface ReadSourceAnswer {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly isDamaged: boolean;
  readonly scheme?: NonNullable<EditionMetadata['versification']>;
  readonly books: readonly CompiledBook[];
  readonly ends: readonly FoundEnd[];
  readonly audioFindings: readonly AudioFinding[];
  readonly alignmentFindings?: readonly AlignmentFindings[];
  readonly findings?: FileFindings;
}

export interface CompiledBook extends BookWordsFiles {
  readonly summary: BookSummary;
  readonly standard: BookJson;
  readonly simple: BookJson;
  readonly verseStarts?: BookJson;
  readonly canonical: Uint8Array;
  readonly search?: Readonly<Record<TranslationScope, BookIndex>>;
  readonly report: ReportedBook;
  readonly spaces: SpaceEvidence;
  readonly isGuessed?: true;
  readonly numbers: ReturnType<typeof bookNumbers>;
}

export interface WriteBook
  extends Omit<
    CompiledBook,
    'canonical' | 'search' | 'report' | 'spaces' | 'isGuessed' | 'numbers' | 'wordsFiles'
  > {
  readonly translationId: string;
  readonly translation: string;
  readonly previous: ChapterPlace | null;
  readonly next: ChapterPlace | null;
}
