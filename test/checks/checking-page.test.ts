import { expect, test } from 'bun:test';
import { checkSettingsSchema } from '../../src/check/check-settings.ts';
import { jsonSchemaOf } from '../../src/compile/json-schemas.make.ts';
import { samples } from '../../src/formats/diagnostic-pages.make.ts';
import { mistakes } from './mistakes.ts';

const page = await Bun.file(new URL('../../docs/checking.md', import.meta.url)).text();
const codes = [...page.matchAll(/^\| \[`([a-z0-9-]+)`\]\(diagnostics\.md#\1\) \| .+ \|$/gm)].map(
  ([, code]) => code!,
);
const found = new Set(Object.values(mistakes).flatMap((list) => list.map(({ code }) => code)));

test('docs/checking.md lists every code that a mistake of the test data causes', () => {
  expect([...found].filter((code) => !codes.includes(code))).toEqual([]);
});

test('every listed code has a mistake in the test data or a sample, or needs more than one text', () => {
  expect(codes.filter((code) => !found.has(code) && !(code in samples))).toEqual([
    'odd-verse-length',
    'unused-acceptance',
  ]);
});

test('the example of check.json is valid, and docs/check.schema.json is up to date', async () => {
  const [, example] = /```json\n(\{[\s\S]*?\n\})\n```/.exec(page)!;
  expect(checkSettingsSchema.safeParse(JSON.parse(example!)).success).toBe(true);
  const schema = Bun.file(new URL('../../docs/check.schema.json', import.meta.url));
  expect(await schema.json()).toEqual(JSON.parse(jsonSchemaOf('check')));
});
