/// <reference lib="webworker" />
import type { WriteAnswer, WriteRequest, WriteResult } from './write-messages.ts';
import { type WriteTask, writeObject } from './write-object.ts';

declare const self: Worker;

self.onmessage = ({ data }: MessageEvent<WriteRequest>) => {
  const answer: WriteAnswer = data.map(resultOf);
  self.postMessage(answer);
};

function resultOf(task: WriteTask): WriteResult {
  try {
    return { bytes: writeObject(task) };
  } catch (error) {
    const { code, message, path } = error as NodeJS.ErrnoException;
    return { code, message, path };
  }
}
