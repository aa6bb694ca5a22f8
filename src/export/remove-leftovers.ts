import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Longer than any run takes: a younger file may be that of a run that goes on. */
const LEFT_AFTER_MS = 3_600_000;

/** Removes what killed runs have left beside `file` (`.NAME.xxxxxxxx.part` and its like) more than an hour ago. */
export function removeLeftovers(file: string): void {
  const start = `.${basename(file)}.`;
  for (const name of readdirSync(dirname(file))) {
    if (
      !name.startsWith(start) ||
      !/^[0-9a-f]{8}\.part(?:-journal|\.sha256)?$/.test(name.slice(start.length))
    )
      continue;
    const leftover = join(dirname(file), name);
    const { mtimeMs } = statSync(leftover, { throwIfNoEntry: false }) ?? {
      mtimeMs: Number.POSITIVE_INFINITY,
    };
    if (Date.now() - mtimeMs > LEFT_AFTER_MS) rmSync(leftover, { force: true });
  }
}
