import type { Validators } from './validators.ts';

export interface DownloadOptions {
  readonly allowHttp: boolean;
  readonly maxBytes: number;
  readonly idleSeconds: number;
  readonly retries: number;
  readonly onEvent: (event: DownloadEvent) => void;
  /** Said when the server has no such file. */
  readonly notFound: string;
  /** Of the state that is here already. */
  readonly known?: Validators | undefined;
}

/** Sizes in bytes; `total` where the server gives it. */
export type DownloadEvent =
  | {
      readonly type: 'begin';
      readonly url: string;
      readonly from: number;
      readonly total: number | undefined;
    }
  | { readonly type: 'progress'; readonly done: number; readonly total: number | undefined }
  | { readonly type: 'retry'; readonly reason: string; readonly milliseconds: number };
