import { failureOf } from '../../lib/failure.ts';
import { joinBytes } from '../../lib/join-bytes.ts';
import { sendError } from '../../lib/thread-errors.ts';
import { packDocument } from '../../library/stored-document.ts';
import { indexDocuments } from '../../search/merge-index.ts';
import { compileContent } from '../compile-content.ts';
import { compileSource } from '../translation/compile-source.ts';
import { writeChapters } from '../translation/write-chapters.ts';
import { batchBrotli, batchDocuments } from './document-batch.ts';
import type { ReadSource, ReadSourceAnswer, WorkerTasks } from './worker-messages.ts';

declare const self: Worker;

type Message = {
  [Task in keyof WorkerTasks]: { task: Task; request: WorkerTasks[Task]['request'] };
}[keyof WorkerTasks];

type Answer = WorkerTasks[keyof WorkerTasks]['answer'];

/** Bytes. */
const largeDownload = 1_000_000;

/** Called with what nobody in this thread has caught; undefined between two tasks. */
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
    // A rejection that was forgotten comes to light now, and must not fail the next task, of another edition
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
      return read(message.request);
    case 'write': {
      const { standard, simple, words, simpleWords } = message.request;
      collectAfter([standard, simple, words, simpleWords].reduce((sum, { bytes }) => sum + bytes.length, 0));
      return batchDocuments(writeChapters(message.request));
    }
    case 'index':
      Bun.gc(true);
      return batchDocuments(
        Array.from(indexDocuments(message.request), ([path, json]) => [path, packDocument(json)]),
      );
    case 'content':
      return compileContent(message.request);
    case 'pack': {
      const { path, pieces } = message.request;
      const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
      // A whole download is the largest thing in memory: what reading the books left behind goes first
      if (bytes > largeDownload) Bun.gc(true);
      return batchDocuments([[path, packDocument(joinBytes(pieces))]]);
    }
    case 'brotli':
      return batchBrotli(message.request);
  }
}

/** Bytes of the books that were written since the collector ran: what threads share goes when none of them holds it. */
let written = 0;
const mostWritten = 8_000_000;

function collectAfter(bytes: number): void {
  if (written > mostWritten) {
    written = 0;
    Bun.gc(true);
  }
  written += bytes;
}

async function read(request: ReadSource): Promise<ReadSourceAnswer> {
  const checks = request.withChecks ? await checksOf(request.metadata.language) : undefined;
  return freeingMemory(request, () => compileSource(request, checks));
}

/** Loaded where texts are checked: a build pays nothing for them. */
async function checksOf(language: string) {
  const { SourceChecks } = await import('../../formats/checks/book-checks.ts');
  return new SourceChecks(language);
}

function transferable(answer: Answer): ArrayBuffer[] {
  if ('books' in answer) return answer.books.map(({ wordsFiles }) => wordsFiles.bodies.buffer);
  if ('bodies' in answer) return [answer.bodies.buffer];
  return 'documents' in answer ? [answer.documents.bodies.buffer] : [];
}

/** Bytes of the books that were read since the collector ran, and how many there may be: a check leaves more behind. */
let bytesRead = 0;
const mostRead = 3_000_000;
const mostChecked = 200_000;

/**
 * Books leave much behind, and the collector would let it lie while the next ones are read: the peak of an annotated Bible
 * would be 300 MB where it is 250. After each book, it would be 240 and take a tenth more time.
 */
function freeingMemory<Result>({ bytes, withChecks }: ReadSource, work: () => Result): Result {
  // They are gone when the work is done
  const { length } = bytes;
  const result = work();
  bytesRead += length;
  if (bytesRead > (withChecks ? mostChecked : mostRead)) {
    bytesRead = 0;
    Bun.gc(true);
  }
  return result;
}
