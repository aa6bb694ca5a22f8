import { type OpenApi, referredName, type Schema } from './operations.ts';

type Schemas = OpenApi['components']['schemas'];

const byName: Readonly<Record<string, unknown>> = {
  id: 'BSB',
  book: 'JHN',
  chapter: 3,
  verse: 16,
  number: 16,
  language: 'eng',
  textDirection: 'ltr',
  sha256: '0'.repeat(64),
};

const maxLevels = 12;

export function exampleOf(schema: Schema, schemas: Schemas, name = '', level = 0): unknown {
  if (schema.$ref) return exampleOf(schemas[referredName({ $ref: schema.$ref })] ?? {}, schemas, name, level);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.includes(byName[name]) ? byName[name] : schema.enum[0];
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return exampleOf(parts.find((part) => part.type !== 'null') ?? parts[0]!, schemas, name, level);
  if (schema.type === 'array') {
    // Lists that are always empty allow no item
    if (level >= maxLevels || schema.items?.not) return [];
    const items =
      schema.prefixItems ?? Array.from({ length: schema.minItems ?? 1 }, () => schema.items ?? {});
    return items.map((item) => exampleOf(item, schemas, name, level + 1));
  }
  if (schema.properties) {
    if (level >= maxLevels) return {};
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([, member]) => !member.not)
        .map(([each, member]) => [each, exampleOf(member, schemas, each, level + 1)]),
    );
  }
  if (typeof schema.additionalProperties === 'object') {
    return { key: exampleOf(schema.additionalProperties, schemas, 'key', level + 1) };
  }
  return exampleOfType(schema.type, name);
}

function exampleOfType(types: Schema['type'], name: string): unknown {
  const type = [types].flat().find((each) => each !== 'null') ?? 'null';
  const known = byName[name];
  if (type === 'integer' || type === 'number') return typeof known === 'number' ? known : 1;
  if (type === 'boolean') return true;
  if (type !== 'string') return type === 'null' ? null : {};
  return typeof known === 'string' ? known : `(${name})`;
}
