import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPage } from '../test/docs/markdown-page.ts';
import { newFolder } from '../test/new-folder.ts';

setDefaultTimeout(600_000);

const root = join(import.meta.dir, '..');
const node = Bun.which('node');
let project = '';

beforeAll(async () => {
  project = newFolder();
  const folder = join(project, 'node_modules/scriptorium');
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, 'package.json'), join(folder, 'package.json'));
  for (const name of [
    'zod',
    'saxes',
    'xmlchars',
    'htmlparser2',
    'domelementtype',
    'domhandler',
    'domutils',
    'dom-serializer',
    'entities',
    'csv-parse',
    'jsonc-parser',
  ])
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const words = [
    compiler,
    '-p',
    join(root, 'packaging/tsconfig.library.json'),
    '--outDir',
    join(folder, 'dist'),
  ];
  const child = Bun.spawn([process.execPath, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  expect([await child.stdout.text(), await child.exited]).toEqual(['', 0]);
});

const blocks = markdownPage('docs/modules.md').blocks.filter(
  ({ language }) => language === 'js' || language === 'text',
);
const examples = blocks.flatMap(({ language, text }, index) =>
  language === 'js' ? [{ code: text, output: blocks[index + 1]?.text ?? '' }] : [],
);

test.skipIf(!node).each(examples)(
  'an example of docs/modules.md prints its documented output in Node',
  async ({ code, output }) => {
    expect(output).not.toBe('');
    const file = join(project, `example-${Bun.hash(code)}.mjs`);
    writeFileSync(file, code);
    const child = Bun.spawn([node!, file], { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
    const [printed, errors] = await Promise.all([child.stdout.text(), child.stderr.text()]);
    expect([printed.trim(), errors]).toEqual([output.trim(), '']);
  },
);

test('docs/modules.md names every function that the modules export', async () => {
  const text = await Bun.file(join(root, 'docs/modules.md')).text();
  for (const name of ['formats', 'references']) {
    const names = Object.keys(await import(join(root, `src/entry-points/${name}.ts`)));
    expect(names.filter((each) => !new RegExp(`\\b${each}\\b`).test(text))).toEqual([]);
  }
});
