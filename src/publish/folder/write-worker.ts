/// <reference lib="webworker" />
import {
  type WriteRequest,
  type WriteResponse,
  type WriteResult,
  type WriteTask,
  writeObject,
} from './write-object.ts';

declare const self: Worker;

/** A thread that writes objects as files: see `FileWriters`. */
self.onmessage = ({ data }: MessageEvent<WriteRequest>) => {
  const response: WriteResponse = data.map(resultOf);
  self.postMessage(response);
};

function resultOf(task: WriteTask): WriteResult {
  try {
    return { bytes: writeObject(task) };
  } catch (error) {
    const { code, message, path } = error as NodeJS.ErrnoException;
    return { code, message, path };
  }
}
