import { describe, expect, test } from 'bun:test';
import { codesOfChecks, diagnosticCodes } from './diagnostic-codes.ts';
import { codeSections, diagnosticPages, locationOf, withCodes } from './diagnostic-pages.make.ts';

describe('the explanations of codes', () => {
  const explained = codeSections.flatMap(({ codes }) => Object.keys(codes));

  test('cover every code once', () => {
    expect(explained.toSorted()).toEqual(Object.keys(diagnosticCodes).sort());
  });

  test('include an example for each code that only check reports', () => {
    const withExample = new Set(
      codeSections.flatMap(({ codes }) =>
        Object.entries(codes).flatMap(([code, { example }]) => (example ? [code] : [])),
      ),
    );
    expect([...codesOfChecks].filter((code) => !withExample.has(code))).toEqual([]);
  });
});

test.each(diagnosticPages)('docs/%s is up to date', async (page) => {
  const text = await Bun.file(locationOf(page)).text();
  expect(withCodes(page, text)).toBe(text);
});
