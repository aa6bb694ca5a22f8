import { expect, test } from 'bun:test';
import { dirname, extname, join, relative } from 'node:path';
import { root, sources, textOf } from '../../../test/conformance/house/source-files.ts';
import { isPageSource } from './web-pages.ts';

function importsOf(file: string): string[] {
  const loader = extname(file) === '.tsx' ? 'tsx' : 'ts';
  return new Bun.Transpiler({ loader })
    .scanImports(textOf(file))
    .filter(({ path }) => path.startsWith('.'))
    .map(({ path }) => relative(root, join(root, dirname(file), path)));
}

test('the pages are outdated if any file that they bundle has changed', () => {
  const entries = sources.filter((file) => /^(?:web\/.*\/|client\/src\/)/.test(file) && isPageSource(file));
  const bundled = new Set(entries);
  for (const file of bundled)
    if (/\.tsx?$/.test(file)) for (const imported of importsOf(file)) bundled.add(imported);
  expect([...bundled].filter((file) => !isPageSource(file))).toEqual([]);
  for (const file of ['src/model/books.ts', 'src/lib/html.ts', 'src/generated/versification-table.ts'])
    expect([file, bundled.has(file)]).toEqual([file, true]);
});

test('the pages are not outdated by their own files, tests or the server', () => {
  const others = ['web/dist/index.html', 'web/reader/route.test.ts', 'src/server/start-server.ts'];
  expect(others.filter(isPageSource)).toEqual([]);
});
