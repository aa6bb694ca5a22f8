import { failureOf } from '../../lib/failure.ts';
import { GarbageCount } from '../../lib/garbage-count.ts';
import { joinBytes } from '../../lib/join-bytes.ts';
import { sendError } from '../../lib/thread-errors.ts';
import { packDocument } from '../../library/stored-document.ts';
import { indexDocuments } from '../../search/merge-index.ts';
import type { AlignedTestament, AlignTestament } from '../alignment/align-testament.ts';
import type { IndexAlignment } from '../alignment/index-alignment.ts';
import type { CompileContent, CompiledContent } from '../compile-content.ts';
import { compileSource } from '../translation/compile-source.ts';
import type { SourceObserver } from '../translation/read-source-file.ts';
import { writeChapters } from '../translation/write-chapters.ts';
import { batchBrotli, batchDocuments, type DocumentBatch } from './document-batch.ts';
import type { ReadSource, ReadSourceAnswer, WorkerTasks } from './worker-messages.ts';

declare const self: Worker;

type Message = {
  [Task in keyof WorkerTasks]: { task: Task; request: WorkerTasks[Task]['request']; bytes: number };
}[keyof WorkerTasks];

type Answer = WorkerTasks[keyof WorkerTasks]['answer'];

/** Collects the garbage of each kind of work, counted by the bytes of its requests. */
const garbage = {
  reading: new GarbageCount(3_000_000),
  /** A check produces more. */
  checking: new GarbageCount(1_000_000),
  /** Shared memory of books is freed when no thread references it. */
  writing: new GarbageCount(8_000_000),
  /** By the ids of words, few compared with what indexing allocates. */
  indexing: new GarbageCount(20_000),
  packing: new GarbageCount(1_000_000),
};

let failTask: ((error: unknown) => void) | undefined;

for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.on(event, (error: unknown) => {
    if (failTask) failTask(error);
    else console.error(failureOf(error).text);
  });
}

self.onmessage = async ({ data }: MessageEvent<Message>) => {
  const failed = new Promise<never>((_, reject) => {
    failTask = reject;
  });
  try {
    const answer = await Promise.race([carryOut(data), failed]);
    // Let an unhandled rejection surface now: it must not fail the next task, of another edition
    await Promise.race([new Promise(setImmediate), failed]);
    failTask = undefined;
    self.postMessage({ answer }, { transfer: transferable(answer) });
  } catch (error) {
    failTask = undefined;
    self.postMessage({ error: sendError(error) });
  }
};

function carryOut(message: Message): Answer | Promise<Answer> {
  switch (message.task) {
    case 'read':
      return read(message.request, message.bytes);
    case 'write':
      garbage.writing.add(message.bytes);
      return batchDocuments(writeChapters(message.request));
    case 'index':
      garbage.indexing.add(message.bytes);
      return batchDocuments(
        Array.from(indexDocuments(message.request), ([path, json]) => [path, packDocument(json)]),
      );
    case 'content':
      return content(message.request);
    case 'pack': {
      const { path, pieces } = message.request;
      // A complete download takes the most memory, so the garbage of reading the books is collected first
      garbage.packing.add(message.bytes);
      return batchDocuments([[path, packDocument(joinBytes(pieces))]]);
    }
    case 'brotli':
      return batchBrotli(message.request);
    case 'align':
      return align(message.request);
    case 'indexAlignment':
      return indexAlignment(message.request);
  }
}

async function content(request: CompileContent): Promise<CompiledContent> {
  const { compileContent } = await import('../compile-content.ts');
  return compileContent(request);
}

async function align(request: AlignTestament): Promise<AlignedTestament> {
  const { alignTestament } = await import('../alignment/align-testament.ts');
  return alignTestament(request);
}

async function indexAlignment(request: IndexAlignment): Promise<DocumentBatch> {
  const { indexAlignment } = await import('../alignment/index-alignment.ts');
  return indexAlignment(request);
}

let checksOf: ((language: string) => SourceObserver) | undefined;

export function checkWith(checks: typeof checksOf): void {
  checksOf = checks;
}

/**
 * Collects the garbage of reading books. Without it, the peak of an annotated Bible is 300 MB instead of 250.
 * Collecting after each book would make it 240 and take a tenth more time.
 */
function read(request: ReadSource, bytes: number): ReadSourceAnswer {
  const answer = compileSource(request, checksOf?.(request.metadata.language));
  (checksOf ? garbage.checking : garbage.reading).add(bytes);
  return answer;
}

function transferable(answer: Answer): ArrayBuffer[] {
  if ('books' in answer) return answer.books.map(({ wordsFiles }) => wordsFiles.bodies.buffer);
  if ('bodies' in answer) return [answer.bodies.buffer];
  return 'documents' in answer ? [answer.documents.bodies.buffer] : [];
}
