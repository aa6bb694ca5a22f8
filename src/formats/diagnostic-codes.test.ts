import { expect, test } from 'bun:test';
import { diagnosticCodes } from './diagnostic-codes.ts';

test('docs/diagnostics.md explains every code with its severity, and no other', async () => {
  const page = await Bun.file(new URL('../../docs/diagnostics.md', import.meta.url)).text();
  const rows = [...page.matchAll(/^\| `([a-z0-9-]+)` \| (error|warning) \| \S/gm)];
  expect(Object.fromEntries(rows.map(([, code, severity]) => [code, severity]))).toEqual(diagnosticCodes);
});
