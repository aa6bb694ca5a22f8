import type { WorkerTasks } from './worker-messages.ts';

declare const self: Worker;

const kept: Uint8Array[] = [];

self.onmessage = ({ data }: MessageEvent<{ request: WorkerTasks['read']['request'] }>) => {
  const { file } = data.request;
  if (file === 'takes-memory.usfm') setInterval(() => kept.push(new Uint8Array(16_000_000).fill(1)), 1);
  else if (file === 'takes-forever.usfm') for (;;);
  else self.postMessage({ answer: file });
};
