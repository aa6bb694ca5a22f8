/// <reference lib="webworker" />
import { sendError } from '../../lib/thread-errors.ts';
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
    return { error: sendError(error) };
  }
}
