import { expect, test } from 'bun:test';
import { jsonSchemaOf } from '../json-schemas.make.ts';

test('docs/edition.schema.json is the schema that edition.json is checked with', async () => {
  const file = Bun.file(new URL('../../../docs/edition.schema.json', import.meta.url));
  expect(await file.json()).toEqual(JSON.parse(jsonSchemaOf('edition')));
});
