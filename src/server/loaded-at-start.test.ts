import { expect, test } from 'bun:test';
import { join } from 'node:path';

test('a server starts without the modules of questions and pages, whose tables of names double the start time', () => {
  const start = join(import.meta.dir, 'start-server.ts');
  const print = `await import(${JSON.stringify(start)}); console.log(Object.keys(require.cache).join('\\n'))`;
  const { stdout } = Bun.spawnSync([process.execPath, '-e', print]);
  const loaded = stdout.toString().split('\n');
  expect(loaded).toContain(start);
  expect(
    loaded.filter((path) =>
      /src\/(?:questions|references|generated|search|server\/answer-|site\/chapter-pages)/.test(path),
    ),
  ).toEqual([]);
});
