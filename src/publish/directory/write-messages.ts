import type { SentError } from '../../lib/thread-errors.ts';
import type { WriteTask } from './write-object.ts';

/** What a writing thread is asked for: many at a time, as a message takes as long as a small file. */
export type WriteRequest = readonly WriteTask[];

/** One for each task. */
export type WriteAnswer = readonly WriteResult[];

export type WriteResult = { readonly bytes: number } | { readonly error: SentError };
