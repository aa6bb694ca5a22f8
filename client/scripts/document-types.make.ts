/** Writes client/src/documents.ts, the types of all documents of the service: `npm run client:types`. */
import { join } from 'node:path';
import { z } from 'zod';
import { releasesSchema } from '../../src/documents/manifest/manifest-schema.ts';
import { openApi } from './described-shapes.ts';

const origin = `// Made from the OpenAPI document of the service by client/scripts/document-types.make.ts: do not edit.
// Run \`npm run client:types\` after a change of the document.
`;

export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly not?: unknown;
}

const schemas: Readonly<Record<string, JsonSchema>> = {
  ...(openApi.components.schemas as Record<string, JsonSchema>),
  // Only publications contain it, so it is not in the OpenAPI document of the service
  Releases: z.toJSONSchema(releasesSchema) as JsonSchema,
};

/**
 * The text of client/src/documents.ts: a type for each document, in the order of the operations. Each is
 * followed by the types that it is the first to use. Schema descriptions become comments.
 */
export function documentTypes(): string {
  const comments = new Map<string, string>();
  for (const [path, { get }] of Object.entries(openApi.paths)) {
    const answer: JsonSchema = get.responses[200].content['application/json'].schema;
    for (const { $ref } of answer.oneOf ?? [answer]) {
      const name = referredName($ref!);
      // If several operations return the type, the description of the schema is used
      const isShared = comments.has(name) && schemas[name]!.description !== undefined;
      comments.set(name, isShared ? schemas[name]!.description! : `${get.summary}: \`${path}\`.`);
    }
  }
  comments.set('Releases', 'The published releases, newest first: `/api/x/releases.json`.');

  const declarations = new Map<string, string>();
  const declare = (name: string) => {
    if (declarations.has(name)) return;
    // Reserves its place in the file, before the types it uses
    declarations.set(name, '');
    const parts: string[] = [];
    const schema = schemas[name]!;
    const type = typeOf(schema, '', (part) => parts.push(part));
    const space = type.startsWith('\n') ? '' : ' ';
    const declaration = schema.properties ? `interface ${name} ${type}` : `type ${name} =${space}${type};`;
    declarations.set(name, `${comment(comments.get(name) ?? schema.description, '')}export ${declaration}\n`);
    parts.forEach(declare);
  };
  for (const name of comments.keys()) declare(name);
  return [origin, ...declarations.values()].join('\n');
}

const width = 110;

/**
 * The TypeScript type of a schema. `indent` precedes each line except the first. `refer` is called with the
 * names of referenced schemas.
 */
function typeOf(schema: JsonSchema, indent: string, refer: (name: string) => void): string {
  const inner = (part: JsonSchema) => typeOf(part, indent, refer);
  if (schema.$ref) {
    const name = referredName(schema.$ref);
    refer(name);
    return name;
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return union(alternatives.map(inner), indent);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal), indent);
  if (schema.not) return 'never';
  if (Array.isArray(schema.type))
    return union(
      schema.type.map((type) => inner({ type })),
      indent,
    );
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array': {
      const item = inner(schema.items!);
      const isUnion = !schema.items!.properties && item.includes('|');
      return isUnion ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return schema.properties ? objectType(schema, indent, refer) : recordType(schema, indent, refer);
    case undefined:
      return 'unknown';
    default:
      throw new Error(`There is no TypeScript type for ${JSON.stringify(schema)}.`);
  }
}

function objectType(schema: JsonSchema, indent: string, refer: (name: string) => void): string {
  const { properties, required = [], additionalProperties } = schema;
  const within = `${indent}  `;
  const members = Object.entries(properties!).map(([name, member]) => {
    const mark = required.includes(name) ? '' : '?';
    const type = typeOf(member, within, refer);
    const space = type.startsWith('\n') ? '' : ' ';
    return `${comment(member.description, within)}${within}${name}${mark}:${space}${type};\n`;
  });
  const others = additionalProperties === false ? [] : [`${within}[key: string]: unknown;\n`];
  return `{\n${[...members, ...others].join('')}${indent}}`;
}

function recordType(
  { additionalProperties }: JsonSchema,
  indent: string,
  refer: (name: string) => void,
): string {
  if (typeof additionalProperties !== 'object') return '{ [key: string]: unknown }';
  if (!additionalProperties.properties)
    return `{ [key: string]: ${typeOf(additionalProperties, indent, refer)} }`;
  const within = `${indent}  `;
  return `{\n${within}[key: string]: ${typeOf(additionalProperties, within, refer)};\n${indent}}`;
}

function union(types: readonly string[], indent: string): string {
  const line = types.join(' | ');
  if (line.includes('\n') || indent.length + line.length < width - 20) return line;
  return filled(
    types.map((type) => `| ${type}`),
    `\n${indent}  `,
  );
}

function comment(text: string | undefined, indent: string): string {
  if (!text) return '';
  const safe = text.replaceAll('*/', '*\\/');
  if (indent.length + safe.length + 7 <= width) return `${indent}/** ${safe} */\n`;
  return `${indent}/**${filled(safe.split(' '), `\n${indent} * `)}\n${indent} */\n`;
}

function filled(words: readonly string[], start: string): string {
  let [text, length] = ['', width];
  for (const word of words) {
    const isNew = length + word.length + 1 >= width;
    text += `${isNew ? start : ' '}${word}`;
    length = (isNew ? start.length - 2 : length) + 1 + word.length;
  }
  return text;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : JSON.stringify(value);
}

function referredName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

if (import.meta.main) {
  const file = join(import.meta.dir, '../src/documents.ts');
  await Bun.write(file, documentTypes());
  console.log(`The types of all documents are in ${file}`);
}
