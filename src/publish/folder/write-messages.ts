import type { WriteTask } from './write-object.ts';

/** What a writing thread is asked for: many at a time, as a message takes as long as a small file. */
export type WriteRequest = readonly WriteTask[];

/** One for each task. */
export type WriteAnswer = readonly WriteResult[];

/** An error of the operating system does not come through a message as it is. */
export type WriteResult =
  | { readonly bytes: number }
  | { readonly code: string | undefined; readonly message: string; readonly path: string | undefined };
