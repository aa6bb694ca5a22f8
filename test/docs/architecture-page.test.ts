import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { architecturePage, folderRows, measuredRow } from './architecture-page.make.ts';
import { repository } from './markdown-page.ts';

const page = readFileSync(architecturePage, 'utf8');
const rows = folderRows(page);

test('docs/architecture.md lists every room', () => {
  const rooms = readdirSync(join(repository, 'src')).map((name) => `src/${name}`);
  expect(rows.map(({ folder }) => folder).filter((folder) => folder.startsWith('src/'))).toEqual(
    expect.arrayContaining(rooms),
  );
});

test.each(rows)('its row of $folder is right within a fifth', ({ folder, lines, imports }) => {
  const measured = measuredRow(folder);
  expect(Math.abs(measured.lines - lines)).toBeLessThanOrEqual(Math.max(200, measured.lines / 5));
  if (imports !== undefined) expect(measured.imports).toBe(imports);
});

test('the files that it names exist', () => {
  const folders = '{bin,src,web,client,starter,packaging,bench,test}';
  const files = [...new Bun.Glob(`${folders}/**/*.{ts,tsx,mjs}`).scanSync(repository)];
  const named = [...page.matchAll(/`(\w[\w/.-]*\.(?:tsx?|mjs))`/g)].map(([, name]) => name!);
  expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
});
