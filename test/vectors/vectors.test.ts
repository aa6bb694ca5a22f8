import { expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pythonTypes } from '../../client/scripts/python-types.make.ts';
import { vectorFiles, vectorsVersion } from './vectors.ts';

setDefaultTimeout(60_000);

const python = join(import.meta.dir, '../../clients/python/src/scriptorium_client');
const stored = (name: string) => readFileSync(join(import.meta.dir, name), 'utf8');

test('the vectors are what this code computes; "npm run generate" writes them', async () => {
  const files = await vectorFiles();
  expect(
    readdirSync(import.meta.dir)
      .filter((name) => name.endsWith('.json'))
      .sort(),
  ).toEqual(Object.keys(files).sort());
  for (const [name, text] of Object.entries(files)) {
    expect(stored(name)).toBe(text);
    expect(JSON.parse(text)).toMatchObject({ version: vectorsVersion, about: expect.any(String) });
  }
});

test('the Python client has the tables and the types of the documents', () => {
  for (const name of ['tables.json', 'versifications.json'])
    expect(readFileSync(join(python, name), 'utf8')).toBe(stored(name));
  expect(readFileSync(join(python, 'documents.py'), 'utf8')).toBe(pythonTypes());
});
