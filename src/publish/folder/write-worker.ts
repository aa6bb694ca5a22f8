/// <reference lib="webworker" />
import { type WriteTask, writeObjects } from './write-object.ts';

declare const self: Worker;

/** A thread that writes objects as files: see `FileWriters`. */
self.onmessage = ({ data }: MessageEvent<readonly WriteTask[]>) => self.postMessage(writeObjects(data));
