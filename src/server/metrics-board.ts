import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { metricsSlot } from './metrics-slot.ts';

/**
 * Memory that the processes of one service share, a slot for each: whichever is asked for metrics knows those of all,
 * and what a process has counted is not lost with it.
 */
export const metricsBoard = {
  /** @returns the file that stands for it. */
  create(processes: number): string {
    const file = join(mkdtempSync(join(tmpdir(), 'scriptorium-')), 'metrics');
    writeFileSync(file, new Float64Array(processes * metricsSlot.length));
    return file;
  },

  open(file: string): Float64Array[] {
    const bytes = Bun.mmap(file, { shared: true });
    const slotBytes = metricsSlot.length * Float64Array.BYTES_PER_ELEMENT;
    return Array.from(
      { length: bytes.length / slotBytes },
      (_, slot) => new Float64Array(bytes.buffer, bytes.byteOffset + slot * slotBytes, metricsSlot.length),
    );
  },

  remove(file: string): void {
    rmSync(dirname(file), { recursive: true, force: true });
  },
} as const;
