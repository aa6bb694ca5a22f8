import type { PublishedObject } from '../release/published-object.ts';
import type { Destination } from './destination.ts';
import type { PublishedLibrary } from './library-objects.ts';
import type { PublishProgress } from './publish-progress.ts';
import type { RetryOptions } from './retrying.ts';

export interface PublishOptions {
  /** One state of it: `Library.snapshot()`. */
  readonly library: PublishedLibrary;
  readonly destination: Destination;
  /** Files beside the documents, such as a front page. */
  readonly hostFiles?: readonly PublishedObject[];
  /** Gives the signature of a manifest; left out, the release is not signed. */
  readonly sign?: (manifest: Uint8Array) => Promise<string>;
  /** Puts every file, whatever lies there. */
  readonly isAll?: boolean;
  /** Compares only. */
  readonly isDryRun?: boolean;
  /** How many files are put at a time. */
  readonly concurrency: number;
  readonly retry?: RetryOptions;
  readonly now?: () => Date;
  readonly onProgress?: (progress: PublishProgress) => void;
}

/** What a publication did, or would do. */
export interface PublishSummary {
  readonly outcome: 'published' | 'nothing to do' | 'dry run';
  /** SHA-256 of the manifest. */
  readonly release: string;
  /** The release before; null where there was none. */
  readonly from: string | null;
  /** Whether it went on with one that was interrupted. */
  readonly isResumed: boolean;
  /** Of the release. */
  readonly documents: number;
  /** Bytes of the release's documents, not compressed. */
  readonly size: number;
  /** Paths of documents, against the release before. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
  /** Files that were put, or would be: manifests and all others with them. */
  readonly files: number;
  /** Bytes of these files, not compressed, as far as they are known before they are made. */
  readonly filesSize: number;
  /** Bytes that were sent or written. */
  readonly bytes: number;
  readonly seconds: number;
}
