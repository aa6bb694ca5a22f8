import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { prose, type Shape, shapes } from './hostile/shapes.ts';
import { positiveNumber, runBenchmark, wholeNumber } from './lib/options.ts';
import { processMemory } from './lib/processes.ts';
import { commandLine } from './lib/project.ts';
import { machine, markdownTable } from './lib/report.ts';

const usage = `Prints the cost of building content designed to be expensive: bytes of memory per byte of input, and seconds per
megabyte. Each build is a separate process. Content within the limits of docs/operations.md may take at most
40 bytes per byte; the rest is rejected. Exits with code 1 if a shape takes more.
Usage: node bin/bun.mjs bench/hostile.ts [--megabytes N] [--top N] [part of a name...]
  --top N   print only the N shapes that take the most memory`;

const maxBytesPerByte = 40;

/** Seconds per megabyte, on an otherwise idle machine with two cores. */
const maxSecondsPerMegabyte = 3;

interface Cost {
  readonly inputBytes: number;
  /** Peak anonymous memory, in bytes. */
  readonly peak: number;
  readonly seconds: number;
  readonly outcome: 'compiled' | 'refused' | 'failed';
  readonly codes: string;
}

await runBenchmark(usage, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: { megabytes: { type: 'string', default: '10' }, top: { type: 'string', default: '1000' } },
    allowPositionals: true,
  });
  const bytes = positiveNumber('megabytes', values.megabytes) * 1e6;
  const isMeant = (name: string, part: string) => name.toLowerCase().includes(part.toLowerCase());
  const chosen = shapes.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => isMeant(name, part)),
  );
  const nothing = await costOf(prose, 100);
  const rows: string[][] = [];
  const above: string[] = [];
  for (const shape of chosen) {
    const cost = await costOf(shape, bytes);
    const memory = Math.max(0, cost.peak - nothing.peak) / cost.inputBytes;
    const seconds = (Math.max(0, cost.seconds - nothing.seconds) / cost.inputBytes) * 1e6;
    if (cost.outcome === 'failed' || memory > maxBytesPerByte || seconds > maxSecondsPerMegabyte)
      above.push(shape.name);
    rows.push([shape.name, cost.outcome, cost.codes, memory.toFixed(0), seconds.toFixed(2)]);
    console.error(`${rows.length}/${chosen.length} ${rows.at(-1)!.join(' | ')}`);
  }
  const base = `a build of a tiny edition takes ${(nothing.peak / 1e6).toFixed(0)} MB`;
  console.log(`${machine()}; ${bytes / 1e6} MB of each; ${base}\n`);
  const shown = rows.toSorted((a, b) => Number(b[3]) - Number(a[3])).slice(0, wholeNumber('top', values.top));
  console.log(markdownTable(['shape', 'outcome', 'errors', 'bytes per byte', 's/MB'], shown, 3));
  const limits = `${maxBytesPerByte} bytes per byte or ${maxSecondsPerMegabyte} s/MB`;
  console.log(
    above.length === 0 ? `\nNone takes more than ${limits}.` : `\nAbove ${limits}: ${above.join('; ')}`,
  );
  process.exitCode = above.length === 0 ? 0 : 1;
});

async function costOf({ room, files }: Shape, size: number): Promise<Cost> {
  const scratch = mkdtempSync(join(tmpdir(), 'scriptorium-bench-'));
  try {
    let inputBytes = 0;
    for (const [name, text] of Object.entries(files(size))) {
      const path = join(scratch, 'content', room, 'hostile', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      inputBytes += Buffer.byteLength(text);
    }
    return { inputBytes, ...(await build(scratch)) };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function build(scratch: string): Promise<Omit<Cost, 'inputBytes'>> {
  const started = performance.now();
  const child = Bun.spawn(
    [process.execPath, commandLine, 'build', join(scratch, 'content'), '--library', join(scratch, 'library')],
    { stdio: ['ignore', 'pipe', 'ignore'], timeout: 300_000 },
  );
  let peak = 0;
  const watch = setInterval(() => {
    try {
      peak = Math.max(peak, processMemory(child.pid).anonymous * 1e6);
    } catch {}
  }, 5);
  const [output, exitCode] = await Promise.all([child.stdout.text(), child.exited]);
  clearInterval(watch);
  const codes = [...output.matchAll(/^ {2}\d+ × error (\S+)$/gm)].map(([, code]) => code).join(', ');
  const refused = exitCode === 1 && codes !== '' && !codes.includes('internal-error');
  const outcome = exitCode === 0 ? 'compiled' : refused ? 'refused' : 'failed';
  return { peak, seconds: (performance.now() - started) / 1000, outcome, codes };
}
