import { cpus, release, totalmem } from 'node:os';

/** What a table was measured on, in one line. */
export function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores of ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}`;
}
