/// <reference lib="webworker" />
import { type WriteTask, writeObjects } from './write-object.ts';

declare const self: Worker;

self.onmessage = ({ data }: MessageEvent<readonly WriteTask[]>) => self.postMessage(writeObjects(data));
