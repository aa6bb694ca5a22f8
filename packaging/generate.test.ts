import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { makeScripts } from './generate.ts';

const repository = join(import.meta.dir, '..');

test('npm run generate runs every .make.ts script', () => {
  const scripts = [...new Bun.Glob('**/*.make.ts').scanSync(repository)].filter(
    (file) => !file.includes('node_modules'),
  );
  expect(makeScripts.toSorted()).toEqual(scripts.sort());
});

test('CONTRIBUTING.md lists every .make.ts script', async () => {
  const page = await Bun.file(join(repository, 'CONTRIBUTING.md')).text();
  expect(makeScripts.filter((script) => !page.includes(`\`${script}\``))).toEqual([]);
});
