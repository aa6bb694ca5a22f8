import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(import.meta.dir, '../..', file), 'utf8');
const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

test('SECURITY.md lists every path that the server serves', () => {
  const [, routes] = /^const routes = \[\n([\s\S]*?)\n\];/m.exec(read('src/server/handle-request.ts'))!;
  const served = [...routes!.matchAll(/'(\/[\w.-]*)/g)].map(([, path]) => path!);
  expect(served).toContain('/oembed');
  const [, table] = /\| path \| content \|\n([\s\S]*?)\n\n/.exec(read('SECURITY.md'))!;
  const listed = new Set([...table!.matchAll(/`(\/[^`]*)`/g)].map(([, path]) => withoutSlash(path!)));
  expect(served.filter((path) => !listed.has(path))).toEqual([]);
});
