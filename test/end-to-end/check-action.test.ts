import { expect, setDefaultTimeout, test } from 'bun:test';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../new-folder.ts';
import { commandLine } from './command-line.ts';

setDefaultTimeout(120_000);

const repository = join(import.meta.dir, '../..');

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly env?: Record<string, string>;
}

function yaml(name: string): unknown {
  return Bun.YAML.parse(readFileSync(join(repository, name), 'utf8'));
}

async function runAction(inputs: Record<string, string>, cwd: string) {
  const action = yaml('action.yml') as {
    inputs: Record<string, { default: string }>;
    runs: { steps: Step[] };
  };
  const { run, env } = action.runs.steps.find(({ name }) => name === 'Check')!;
  const known: Record<string, string> = { 'github.action_path': repository };
  for (const [name, input] of Object.entries(action.inputs))
    known[`inputs.${name}`] = inputs[name] ?? input.default;
  const variables = Object.entries(env!).map(([name, value]) => [
    name,
    value.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => known[expression]!),
  ]);
  const child = Bun.spawn(['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c', run!], {
    cwd,
    env: { ...process.env, ...Object.fromEntries(variables) },
    stderr: 'pipe',
  });
  const [stdout, exitCode] = await Promise.all([child.stdout.text(), child.exited]);
  return { stdout, exitCode };
}

const verse = '\\id RUT\n\\h Ruth\n\\c 1\n\\p\n\\v 1 A family left home.\n';

test('the action shows findings as annotations, and fails for an error', async () => {
  const folder = newFolder({ 'texts/translations/draft/RUT.usfm': `${verse}\\v 2 He saw \\nd Moab.\n` });
  const { stdout, exitCode } = await runAction({ content: 'texts' }, folder);
  expect(stdout).toContain(
    '::error file=texts/translations/draft/RUT.usfm,line=6,col=13,title=unclosed-marker::',
  );
  expect(exitCode).toBe(1);
});

test('the action treats inputs as text', async () => {
  const folder = newFolder();
  const { exitCode } = await runAction({ content: '$(touch made)"; touch made; --help' }, folder);
  expect(exitCode).toBe(1);
  expect(await Bun.file(join(folder, 'made')).exists()).toBe(false);
});

test('the hook checks the content folder when a source is committed', async () => {
  const [hook] = yaml('.pre-commit-hooks.yaml') as { entry: string; args: string[]; files: string }[];
  const folder = newFolder({
    'content/translations/draft/RUT.usfm': verse,
    'bin/scriptorium': `#!/bin/sh\nexec "${process.execPath}" "${commandLine}" "$@"\n`,
  });
  chmodSync(join(folder, 'bin/scriptorium'), 0o755);
  const child = Bun.spawn(['sh', '-c', [hook!.entry, ...hook!.args].join(' ')], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    stdout: 'pipe',
  });
  expect(await child.stdout.text()).toContain('RUT');
  expect(await child.exited).toBe(0);
  const files = new RegExp(hook!.files.replace('(?i)', ''), 'i');
  const sources = ['SFM', 'usx', 'ptx', 'osis', 'usfx', 'codex', 'jsonl', 'tab', 'bbli', 'zip', 'sty', 'vrs'];
  expect(sources.filter((extension) => !files.test(`content/a/RUT.${extension}`))).toEqual([]);
  expect(files.test('README.md')).toBe(false);
});
