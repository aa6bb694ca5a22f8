import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dir, '../..');
const sources = ['src', 'web', 'client/src', 'starter', 'packaging', 'bench'].flatMap((folder) =>
  [...new Bun.Glob(`${folder}/**/*.{ts,tsx}`).scanSync(root)].filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file),
  ),
);

const methods =
  'split|match|matchAll|includes|startsWith|endsWith|indexOf|slice|replace|replaceAll|search|substring|at';
const parsing = new RegExp(
  [
    String.raw`\b(?:message|hint)\b[)!?]*\.(?:${methods})\(`,
    String.raw`\.(?:test|exec|match)\((?:[^)\n]*\.)?(?:message|hint)\)`,
    String.raw`\.(?:message|hint) *[!=]==? *['"\x60]\w`,
  ].join('|'),
);

const allowed = new Set([
  // An operator accepts findings by words of the message
  'src/check/settle-findings.ts',
  'src/formats/xml/read-xml.ts',
  'src/net/listen-address.ts',
]);

test('programs read the members of an error, never its words', () => {
  const found = sources.filter((file) => parsing.test(readFileSync(join(root, file), 'utf8')));
  expect(found.toSorted()).toEqual([...allowed].toSorted());
});
