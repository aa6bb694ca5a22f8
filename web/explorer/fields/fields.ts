import { type OpenApi, referredName, type Schema } from '../description/open-api.ts';

/** A member of an object, or the object itself. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly isOptional: boolean;
  /** What is inside, one list for each shape it may have; they are looked at when somebody opens it. */
  readonly shapes: readonly Shape[];
}

export interface Shape {
  /** Empty for one without a name. */
  readonly name: string;
  readonly description: string;
  readonly fields: () => readonly Field[];
}

type Schemas = OpenApi['components']['schemas'];

/** The objects that a schema allows. */
export function shapesOf(schema: Schema, schemas: Schemas): readonly Shape[] {
  if (schema.$ref) {
    const name = referredName({ $ref: schema.$ref });
    const target = schemas[name] ?? {};
    if (!target.properties) return shapesOf(target, schemas);
    return [{ name, description: target.description ?? '', fields: () => fieldsOf(target, schemas) }];
  }
  if (schema.properties) {
    const { kind } = schema.properties;
    // Reports have no names, and are told by what they are on
    const name = kind && (kind.const ?? kind.enum) !== undefined ? `kind: ${typeText(kind, schemas)}` : '';
    return [{ name, description: '', fields: () => fieldsOf(schema, schemas) }];
  }
  const parts = schema.anyOf ?? schema.oneOf ?? [schema.items, schema.additionalProperties];
  return parts.flatMap((part) => (typeof part === 'object' ? shapesOf(part, schemas) : []));
}

function fieldsOf({ properties = {}, required = [] }: Schema, schemas: Schemas): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeText(schema, schemas),
    description: schema.description ?? '',
    isOptional: !required.includes(name),
    shapes: shapesOf(schema, schemas),
  }));
}

/** A type as TypeScript writes it, short. */
export function typeText(schema: Schema, schemas: Schemas): string {
  if (schema.$ref) {
    const name = referredName({ $ref: schema.$ref });
    const target = schemas[name];
    return target && !target.properties && !target.oneOf && !target.anyOf ? typeText(target, schemas) : name;
  }
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return [...new Set(parts.map((part) => typeText(part, schemas)))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return enumText(schema.enum);
  if (schema.type === 'array') return arrayText(typeText(schema.items ?? {}, schemas));
  if (schema.type === 'integer') return 'number';
  if (schema.not) return 'never';
  if (schema.properties || schema.type !== 'object') return schema.type ?? 'any';
  const { additionalProperties } = schema;
  const value = typeof additionalProperties === 'object' ? typeText(additionalProperties, schemas) : 'any';
  return `{ [key]: ${value} }`;
}

function arrayText(item: string): string {
  return item.includes('|') ? `(${item})[]` : `${item}[]`;
}

const mostNames = 6;

function enumText(values: readonly unknown[]): string {
  const shown = values.slice(0, mostNames).map((value) => JSON.stringify(value));
  return [...shown, ...(values.length > mostNames ? ['…'] : [])].join(' | ');
}
