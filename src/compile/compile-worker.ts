import { BookCompiler } from './book-compiler.ts';
import { batchDocuments } from './document-batch.ts';
import { packDocument } from './pack-document.ts';
import type { WorkerTasks } from './worker-messages.ts';

declare const self: Worker;

type Message = {
  [Task in keyof WorkerTasks]: { task: Task; request: WorkerTasks[Task]['request'] };
}[keyof WorkerTasks];

const compiler = new BookCompiler();

self.onmessage = ({ data }: MessageEvent<Message>) => {
  try {
    const answer = carryOut(data);
    self.postMessage({ answer }, { transfer: buffersOf(answer) });
  } catch (error) {
    self.postMessage({ error: error instanceof Error ? error.stack : String(error) });
  }
};

function carryOut(message: Message): WorkerTasks[keyof WorkerTasks]['answer'] {
  switch (message.task) {
    case 'read':
      return compiler.read(message.request.file, message.request.bytes);
    case 'write':
      return batchDocuments(compiler.write(message.request));
    case 'pack': {
      const { path, pieces } = message.request;
      return batchDocuments([[path, packDocument(Buffer.concat(pieces) as Uint8Array<ArrayBuffer>)]]);
    }
    case 'forget':
      compiler.forget();
      return null;
  }
}

function buffersOf(answer: object | null): ArrayBuffer[] {
  const values = Object.values(answer ?? {}).flatMap((value) =>
    value instanceof Uint8Array ? [value] : Object.values((value ?? {}) as object),
  );
  return values.flatMap((value) => (value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : []));
}
