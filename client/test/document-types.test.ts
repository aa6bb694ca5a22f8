import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../scripts/described-shapes.ts';
import { documentTypes } from '../scripts/document-types.make.ts';

const text = readFileSync(join(import.meta.dir, '../src/documents.ts'), 'utf8');

test('client/src/documents.ts is what npm run client:types makes', () => {
  expect(text).toBe(documentTypes());
});

test('it has every description of the OpenAPI document', () => {
  const written = text.replace(/\s+(?:\* )?/g, ' ');
  const { Error: _, ...documents } = openApi.components.schemas;
  const descriptions = descriptionsIn(documents).map((each) => each.replace(/\s+/g, ' '));
  expect(descriptions.length).toBeGreaterThan(600);
  expect(descriptions.filter((each) => !written.includes(each))).toEqual([]);
});

test('every member of the list of releases, which the OpenAPI document does not have, is described', () => {
  const [, releases] = text.split('export interface Releases');
  const members = releases!.match(/^ +\w+: /gm)!;
  expect(members.length).toBeGreaterThan(8);
  expect(releases!.match(/\*\/\n +\w+: /g)).toHaveLength(members.length);
});

function descriptionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'description' && typeof inner === 'string' ? [inner] : descriptionsIn(inner),
  );
}
