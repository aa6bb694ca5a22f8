import { expect, test } from 'bun:test';
import { checkSettingsSchema } from '../../src/check/check-settings.ts';
import { jsonSchemaOf } from '../../src/compile/json-schemas.make.ts';
import { codesOfChecks, diagnosticCodes } from '../../src/formats/diagnostic-codes.ts';
import { mistakes } from './mistakes.ts';

const page = await Bun.file(new URL('../../docs/checking.md', import.meta.url)).text();
const rows = [...page.matchAll(/^\| `([a-z0-9-]+)`( \(error\))? \| (.+) \| (.+) \|(?: (.+) \|)?$/gm)].filter(
  ([, code]) => code! in diagnosticCodes,
);

test('docs/checking.md explains every code that only a check reports, and every mistake of the library', () => {
  const explained = new Set(rows.map(([, code]) => code!));
  const found = Object.values(mistakes).flatMap((list) => list.map(({ code }) => code));
  expect([...codesOfChecks, ...found].filter((code) => !explained.has(code))).toEqual([]);
});

test('it says which of them are errors, and gives each an example', () => {
  for (const [, code, isError, example, fix] of rows) {
    expect([code, isError !== undefined]).toEqual([code, diagnosticCodes[code as 'text-lost'] === 'error']);
    expect(example!.length).toBeGreaterThan(2);
    expect(fix!.length).toBeGreaterThan(8);
  }
});

test('every code that it explains has a mistake in the library, or needs more than one text', () => {
  const found = new Set(Object.values(mistakes).flatMap((list) => list.map(({ code }) => code)));
  const others = rows.map(([, code]) => code!).filter((code) => !found.has(code));
  // These concern a book or an edition in relation to others, or check.json; they are tested in their own
  // modules
  expect(others).toEqual(['missing-book-name', 'odd-verse-length', 'unused-acceptance']);
});

test('its example of check.json is one, and the schema is that which is checked', async () => {
  const [, example] = /```json\n(\{[\s\S]*?\n\})\n```/.exec(page)!;
  expect(checkSettingsSchema.safeParse(JSON.parse(example!)).success).toBe(true);
  const schema = Bun.file(new URL('../../docs/check.schema.json', import.meta.url));
  expect(await schema.json()).toEqual(JSON.parse(jsonSchemaOf('check')));
});
