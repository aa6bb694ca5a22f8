/** Writes the types of all documents for the Python client, from the OpenAPI document. */
import { join } from 'node:path';
import { openApi } from './described-shapes.ts';
import type { JsonSchema } from './document-types.make.ts';

const origin = `# Made from the OpenAPI document of the service by client/scripts/python-types.make.ts: do not edit.
# ruff: noqa
from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict
`;

const simple: Readonly<Record<string, string>> = {
  string: 'str',
  boolean: 'bool',
  null: 'None',
  number: 'float',
  integer: 'int',
};

const keywords = new Set(
  'and as class def del for from global if import in is not or pass return try while with'.split(' '),
);

/** The text of documents.py: a `TypedDict` for each object, after the ones that it uses. */
export function pythonTypes(): string {
  const declarations = new Map<string, string>();
  for (const [name, schema] of Object.entries(openApi.components.schemas)) {
    if (declarations.has(name)) continue;
    const type = typeOf(schema as JsonSchema, name, declarations);
    if (type !== name) declarations.set(name, `${name}: TypeAlias = ${JSON.stringify(type)}`);
  }
  return `${[origin, ...declarations.values()].join('\n\n')}\n`;
}

/** The Python type of a schema. Objects are declared under a name, because they cannot be written in place. */
function typeOf(schema: JsonSchema, name: string, declarations: Map<string, string>): string {
  const inner = (part: JsonSchema, more = '') => typeOf(part, name + more, declarations);
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    // Objects that are written in place need different names
    const isOne = alternatives.filter(({ properties }) => properties).length === 1;
    const types = alternatives.map((each, index) =>
      inner(each, each.properties && !isOne ? `${index + 1}` : ''),
    );
    return [...new Set(types)].join(' | ');
  }
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return `Literal[${values.map(pythonLiteral).join(', ')}]`;
  if (Array.isArray(schema.type)) return schema.type.map((type) => inner({ ...schema, type })).join(' | ');
  if (schema.type === 'array') return `list[${inner(schema.items ?? {}, 'Item')}]`;
  if (schema.properties) return declareObject(schema, name, declarations);
  if (schema.type !== 'object') return simple[schema.type as string] ?? 'Any';
  const { additionalProperties: values_ } = schema;
  return `dict[str, ${typeof values_ === 'object' ? inner(values_, 'Value') : 'Any'}]`;
}

function declareObject(schema: JsonSchema, name: string, declarations: Map<string, string>): string {
  const members = Object.entries(schema.properties!).map(([key, member]) => {
    const type = typeOf(member, `${name}${key[0]!.toUpperCase()}${key.slice(1)}`, declarations);
    return [key, schema.required?.includes(key) ? type : `NotRequired[${type}]`] as const;
  });
  const isPlain = members.every(([key]) => /^[A-Za-z_]\w*$/.test(key) && !keywords.has(key));
  const text = isPlain
    ? `class ${name}(TypedDict):\n${members.map(([key, type]) => `    ${key}: ${type}`).join('\n') || '    pass'}`
    : `${name} = TypedDict(\n    ${JSON.stringify(name)},\n    {\n${members.map(([key, type]) => `        ${JSON.stringify(key)}: ${JSON.stringify(type)},`).join('\n')}\n    },\n)`;
  declarations.set(name, text);
  return name;
}

function pythonLiteral(value: unknown): string {
  return value === true
    ? 'True'
    : value === false
      ? 'False'
      : value === null
        ? 'None'
        : JSON.stringify(value);
}

if (import.meta.main) {
  const file = join(import.meta.dir, '../../clients/python/src/scriptorium_client/documents.py');
  await Bun.write(file, pythonTypes());
  console.log(`The Python types of all documents are in ${file}`);
}
