import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sizeText } from '../../src/lib/count.ts';
import { scratchFolder } from '../../test/scratch-folder.ts';
import { runBenchmark, wholeNumber } from '../lib/options.ts';
import { project } from '../lib/project.ts';
import { machine, markdownTable, median } from '../lib/report.ts';

const usage = `Usage: node bin/bun.mjs bench/start/bytecode.ts [options]
  --rounds 9   runs of each command, whose median is printed

Compares the source with executables of the same program, with and without Bun's bytecode. Only commands that need
neither LMDB's binary nor other threads run in such an executable.`;

const program = join(project, 'src/cli/index.ts');

await runBenchmark(usage, async (words) => {
  const { values } = parseArgs({ args: words, options: { rounds: { type: 'string', default: '9' } } });
  bench(scratchFolder(), wholeNumber('rounds', values.rounds));
});

function bench(folder: string, rounds: number): void {
  const forms: Form[] = [
    { name: 'source', command: [process.execPath, program], size: '' },
    ...[false, true].map((hasBytecode) => compiledForm(folder, hasBytecode)),
  ];
  const commands = [['--help'], ['completion', 'bash']];
  const rows = commands.flatMap((words) => {
    const times = forms.map((): number[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, { command }] of forms.entries())
        times[index]!.push(processorMilliseconds([...command, ...words]));
    return forms.map(({ name, size }, index) => [
      ...[words.join(' '), name, median(times[index]!).toFixed(0)],
      ...[(median(times[index]!) / median(times[0]!)).toFixed(2), size],
    ]);
  });
  console.log(`medians of ${rounds} runs, one form after the other; ${machine()}\n`);
  console.log(markdownTable(['command', 'form', 'CPU ms', 'x source', 'size'], rows, 2));
}

interface Form {
  readonly name: string;
  readonly command: readonly string[];
  readonly size: string;
}

function compiledForm(folder: string, hasBytecode: boolean): Form {
  const name = hasBytecode ? 'with bytecode' : 'without bytecode';
  const file = join(folder, name.replace(' ', '-'));
  const options = ['--compile', '--format=esm', ...(hasBytecode ? ['--bytecode'] : []), '--outfile', file];
  const { success, stderr } = Bun.spawnSync([process.execPath, 'build', program, ...options]);
  if (!success) throw new Error(`bun build failed:\n${stderr}`);
  return { name, command: [file], size: sizeText(Bun.file(file).size) };
}

function processorMilliseconds(command: readonly string[]): number {
  const { success, resourceUsage, stderr } = Bun.spawnSync([...command]);
  if (!success) throw new Error(`${command.join(' ')} failed:\n${stderr}`);
  return Number(resourceUsage.cpuTime.total) / 1000;
}
