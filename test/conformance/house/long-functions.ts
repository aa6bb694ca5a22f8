import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../../scratch-folder.ts';
import { root, textOf } from './source-files.ts';

export interface LongFunction {
  readonly name: string;
  readonly file: string;
  readonly lines: number;
}

const minLines = 40;

interface Finding {
  readonly location: {
    readonly path: string;
    readonly start: { readonly line: number };
    readonly end: { readonly line: number };
  };
}

export function longFunctions(folders: readonly string[]): readonly LongFunction[] {
  const config = scratchFolder();
  const rule = { level: 'error', options: { maxLines: minLines } };
  const rules = { recommended: false, complexity: { noExcessiveLinesPerFunction: rule } };
  writeFileSync(join(config, 'biome.json'), JSON.stringify({ linter: { rules } }));
  const { stdout, stderr } = Bun.spawnSync(
    [
      process.execPath,
      join(root, 'node_modules/@biomejs/biome/bin/biome'),
      'lint',
      `--config-path=${config}`,
      '--only=complexity/noExcessiveLinesPerFunction',
      '--reporter=json',
      '--max-diagnostics=none',
      ...folders,
    ],
    { cwd: root },
  );
  const text = stdout.toString();
  if (!text.startsWith('{')) throw new Error(`Biome did not measure the functions: ${stderr}`);
  const { diagnostics } = JSON.parse(text) as { diagnostics: readonly Finding[] };
  return diagnostics.map(({ location: { path, start, end } }) => {
    const head = textOf(path).split('\n')[start.line - 1]!.trim();
    const name = /(?:function\*? |^(?:static |async )*[*#]?)(\w+)(?:<.*>)?\(|const (\w+) =/.exec(head);
    return { name: name?.[1] ?? name?.[2] ?? head, file: path, lines: end.line - start.line + 1 };
  });
}
