import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { runCommand } from '../../../test/end-to-end/command-line.ts';
import { newFolder } from '../../../test/new-folder.ts';

setDefaultTimeout(600_000);

const script = async (shell: string) => (await runCommand('completion', shell)).stdout;

describe.skipIf(!Bun.which('bash'))('bash completes', () => {
  test.each([
    ['scriptorium ve', ['verify']],
    ['scriptorium serve --lo', ['--log', '--log-format']],
    ['scriptorium serve content --log ', ['json', 'text', 'off']],
    ['scriptorium serve --port ', []],
    ['scriptorium completion --h', ['--help']],
    ['scriptorium serve cont', []],
  ])('"%s"', async (line, expected) => {
    const words = line.split(' ');
    const given = words.map((word) => `'${word}'`).join(' ');
    const ask = `COMP_WORDS=(${given}); COMP_CWORD=${words.length - 1}; _scriptorium; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const file = join(newFolder({ 'ask.sh': `${await script('bash')}\n${ask}\n` }), 'ask.sh');
    const { stdout, stderr } = Bun.spawnSync(['bash', file]);
    expect([stdout.toString().split('\n').filter(Boolean), stderr.toString()]).toEqual([expected, '']);
  });
});

test.each(['zsh', 'fish'])('%s gets every command, and the choices of an option', async (shell) => {
  const text = await script(shell);
  const { stdout: help } = await runCommand('--help');
  const names = [...help.matchAll(/^ {2}([a-z]+) /gm)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'help');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  expect(text).toContain('json text off');
  const quotes = text.replace(/'\\''|\\'|\\\\/g, '').split("'").length - 1;
  expect(quotes % 2).toBe(0);
});

test.each(['zsh', 'fish'])('%s understands its script', async (shell) => {
  const program = Bun.which(shell);
  if (!program) return console.log(`${shell} is not installed: its script is not read by it.`);
  const file = join(newFolder({ script: await script(shell) }), 'script');
  const { exitCode, stderr } = Bun.spawnSync([program, shell === 'zsh' ? '-n' : '--no-execute', file]);
  expect([exitCode, stderr.toString()]).toEqual([0, '']);
});
