import { descendants, processMemory } from '../lib/processes.ts';
import { project } from '../lib/project.ts';

export interface ScaleBuild {
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Megabytes of the largest process, as counted by the kernel: with the pages of the mapped library. */
  readonly peak: number;
  /** Megabytes of all processes together without pages of files, sampled every 20 ms. */
  readonly peakAnonymous: number;
  /** Bytes written to disk by all processes, as counted by the kernel. */
  readonly written: number;
  readonly compiled: number;
}

export function scaleBuild(content: string, library: string): Promise<ScaleBuild> {
  return run('build', content, '--library', library);
}

export function scaleCheck(content: string): Promise<ScaleBuild> {
  return run('check', content, '--json');
}

async function run(...words: readonly string[]): Promise<ScaleBuild> {
  const started = performance.now();
  const command = ['node', 'bin/bun.mjs', 'src/cli/index.ts', ...words];
  const child = Bun.spawn(command, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
  let peakAnonymous = 0;
  const timer = setInterval(() => {
    peakAnonymous = Math.max(peakAnonymous, anonymousMegabytes(child.pid));
  }, 20);
  try {
    const printed = await endOf(child.stdout);
    if ((await child.exited) !== 0) throw new Error(`\`${words.join(' ')}\` failed:\n${printed}`);
    const seconds = (performance.now() - started) / 1000;
    const { maxRSS, cpuTime, ops } = child.resourceUsage()!;
    const written = Number(ops.out) * 512;
    const compiled = Number(/(\d+) compiled/.exec(printed.slice(printed.lastIndexOf('edition')))?.[1] ?? 0);
    const cpuSeconds = Number(cpuTime.total) / 1e6;
    return { seconds, cpuSeconds, peak: maxRSS / 1e6, peakAnonymous, written, compiled };
  } finally {
    clearInterval(timer);
  }
}

async function endOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let end = '';
  for await (const piece of stream) end = (end + decoder.decode(piece, { stream: true })).slice(-2000);
  return end;
}

function anonymousMegabytes(pid: number): number {
  try {
    const pids = [pid, ...descendants(pid)];
    return pids.reduce((sum, id) => sum + processMemory(id).anonymous, 0);
  } catch {
    return 0;
  }
}
