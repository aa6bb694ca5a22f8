import { expect, test } from 'bun:test';
import { z } from 'zod';
import { documentSchemas } from './document-schemas.ts';

test('every schema has a name of its own, which all kinds of documents of that shape have', () => {
  const names = documentSchemas.map(({ name }) => name);
  expect(documentSchemas.map(({ schema }) => schema.meta()?.id)).toEqual(names);
  expect(new Set(documentSchemas.map(({ schema }) => schema)).size).toBe(new Set(names).size);
});

test('every schema can be written as JSON Schema that allows no other members', () => {
  for (const { name, schema } of documentSchemas) {
    const json = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'throw' }));
    expect(json).toContain(`"#/$defs/${name}"`);
    expect(json).toContain('"additionalProperties":false');
  }
});
