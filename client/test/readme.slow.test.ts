import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledStarter } from '../../test/compiled.ts';
import { type ServedLibrary, serveLibrary } from '../../test/served-library.ts';
import { createClient } from '../src/index.ts';
import { installedClient } from './installed-client.ts';

setDefaultTimeout(600_000);

const readme = readFileSync(join(import.meta.dir, '../README.md'), 'utf8');
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```\n\n(?:```text\n([\s\S]*?)```)?/g)].map(
  ([, code, output]) => ({ code: code!, output }),
);

let served: ServedLibrary;
let project: string;
beforeAll(async () => {
  served = await serveLibrary((await compiledStarter()).library);
  project = await installedClient();
});
afterAll(() => served?.stop());

test('the README has examples, each with its output', () => {
  expect(examples.length).toBeGreaterThan(8);
  expect(readme.match(/```ts\n/g)).toHaveLength(examples.length);
  expect(examples.filter(({ output }) => !output)).toEqual([]);
});

test.each(examples.map(({ code, output }, index) => ({ number: index + 1, code, output })))(
  'example $number of the README prints what stands below it',
  async ({ number, code, output }) => {
    const file = join(project, `example-${number}.ts`);
    writeFileSync(file, code.replaceAll('https://scripture.example.org', served.url));
    const child = Bun.spawn([process.execPath, file], { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = (await new Response(child.stdout).text()) + (await new Response(child.stderr).text());
    expect(printed.replaceAll(served.url, 'https://scripture.example.org')).toBe(output!);
  },
);

test('the examples are well typed', async () => {
  const compilerOptions = { strict: true, target: 'ES2022', module: 'NodeNext', noEmit: true, types: [] };
  const files = examples.map((_, index) => `checked-${index}.ts`);
  for (const [index, { code }] of examples.entries()) writeFileSync(join(project, files[index]!), code);
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const compiler = join(import.meta.dir, '../../node_modules/typescript/bin/tsc');
  const child = Bun.spawn([process.execPath, compiler, '-p', project], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(await new Response(child.stdout).text()).toBe('');
});

test('the README lists every method', () => {
  const client = createClient({ baseUrl: 'https://example.org' });
  expect(Object.keys(client).filter((name) => !readme.includes(`\`${name}(`))).toEqual([]);
});
