import { useState } from 'preact/hooks';
import { Prose } from './inline-code.tsx';
import { type OpenApi, referredName, type Schema } from './operations.ts';

export function FieldsList({ shape }: { readonly shape: Shape }) {
  return (
    <ul class="fields">
      {shape.fields().map((field) => (
        <FieldItem key={field.name} field={field} />
      ))}
    </ul>
  );
}

function FieldItem({ field }: { readonly field: Field }) {
  const { name, type, description, isOptional, shapes } = field;
  const [isOpen, open] = useState(false);
  const hasInner = shapes.length > 0;
  return (
    <li>
      <div class="field">
        <span class="field-name">
          <code>{name}</code>
          {isOptional && <span class="optional">optional</span>}
        </span>
        {hasInner ? (
          <button type="button" class="type" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            <code>{type}</code>
            <span class="hidden"> of {name}</span>
          </button>
        ) : (
          <code class="type">{type}</code>
        )}
        <p>
          <Prose text={description} />
        </p>
      </div>
      {isOpen && <InnerShapes shapes={shapes} />}
    </li>
  );
}

function InnerShapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return (
    <div class="inner">
      {shapes.map((shape, index) => (
        <div key={shape.name || index}>
          {shapes.length > 1 && <p class="shape-name">{shape.name}</p>}
          {shape.description && <p class="soft">{shape.description}</p>}
          <FieldsList shape={shape} />
        </div>
      ))}
    </div>
  );
}

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly isOptional: boolean;
  readonly shapes: readonly Shape[];
}

export interface Shape {
  readonly name: string;
  readonly description: string;
  readonly fields: () => readonly Field[];
}

type Schemas = OpenApi['components']['schemas'];

export function shapesOf(schema: Schema, schemas: Schemas): readonly Shape[] {
  if (schema.$ref) {
    const name = referredName({ $ref: schema.$ref });
    const target = schemas[name] ?? {};
    if (!target.properties) return shapesOf(target, schemas);
    return [{ name, description: target.description ?? '', fields: () => fieldsOf(target, schemas) }];
  }
  if (schema.properties) {
    const { kind } = schema.properties;
    // The two kinds of reports have no names of their own
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
  if (schema.properties || schema.type !== 'object') return [schema.type ?? 'any'].flat().join(' | ');
  const { additionalProperties } = schema;
  const value = typeof additionalProperties === 'object' ? typeText(additionalProperties, schemas) : 'any';
  return `{ [key]: ${value} }`;
}

function arrayText(item: string): string {
  return item.includes('|') ? `(${item})[]` : `${item}[]`;
}

const maxNames = 6;

function enumText(values: readonly unknown[]): string {
  const shown = values.slice(0, maxNames).map((value) => JSON.stringify(value));
  return [...shown, ...(values.length > maxNames ? ['…'] : [])].join(' | ');
}
