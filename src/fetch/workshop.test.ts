import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';

test('two processes never use a content folder at the same time', async () => {
  const folder = newFolder();
  const script = join(import.meta.dir, 'workshop-loop.fixture.ts');
  const words = [process.execPath, script, folder, join(folder, 'in-use')];
  const children = [1, 2].map(() => Bun.spawn(words, { stdio: ['ignore', 'pipe', 'inherit'] }));
  const outputs = await Promise.all(children.map(({ stdout }) => stdout.text()));
  expect(outputs.map((text) => text.trim())).toEqual(['0', '0']);
}, 120_000);
