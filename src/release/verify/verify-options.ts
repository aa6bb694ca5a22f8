import type { KeyObject } from 'node:crypto';

export interface VerifyOptions {
  readonly publicKey?: KeyObject | undefined;
  /** How many documents are read at a time. */
  readonly concurrency: number;
  /** Of how many documents, taken at random, the contents are checked; all of them when left out. */
  readonly sample?: number | undefined;
  /** @param problem goes on after the path: "is missing". */
  readonly onProblem: (path: string, problem: string) => void;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}
