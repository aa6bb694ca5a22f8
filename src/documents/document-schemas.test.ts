import { expect, test } from 'bun:test';
import { z } from 'zod';
import { documentSchemas } from './document-schemas.ts';

test('every kind of document has a name of its own, which its schema has too', () => {
  const names = documentSchemas.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(documentSchemas.map(({ schema }) => schema.meta()?.id)).toEqual(names);
});

test('every schema can be written as JSON Schema that allows no other members', () => {
  for (const { name, schema } of documentSchemas) {
    const json = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'throw' }));
    expect(json).toContain(`"#/$defs/${name}"`);
    expect(json).toContain('"additionalProperties":false');
  }
});
