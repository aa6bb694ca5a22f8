import { expect, setDefaultTimeout, test } from 'bun:test';
import { mcpPage, withAnswers } from './mcp-page.make.ts';
import { toolCalls } from './tool-calls.ts';

setDefaultTimeout(600_000);

test('docs/mcp.md has the answers that the tools give, and a call of every tool', async () => {
  const page = await Bun.file(mcpPage).text();
  expect(await withAnswers(page)).toBe(page);
  const called = [...page.matchAll(/^```mcp\n([a-z_]+) /gm)].map(([, name]) => name!);
  expect(new Set(called)).toEqual(new Set(toolCalls.map(([name]) => name)));
  for (const name of called) expect(page).toContain(`| \`${name}\` |`);
});

test('The JSON in docs/mcp.md can be pasted', async () => {
  const page = await Bun.file(mcpPage).text();
  const blocks = [...page.matchAll(/```json\n([^`]+)```/g)].map(([, json]) => JSON.parse(json!) as object);
  expect(blocks.length).toBe(2);
  for (const block of blocks) expect(block).toHaveProperty('mcpServers.scripture');
});
