import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { commandLinePage } from './command-line-page.make.ts';

test('docs/command-line.md matches the help of the commands', async () => {
  const page = await Bun.file(join(import.meta.dir, '../../docs/command-line.md')).text();
  expect(page).toBe(await commandLinePage());
}, 120_000);
