/** The part of JSON Schema that the documents' schemas come out as. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string;
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

/** The TypeScript type of a schema, not formatted; `named` is told the name of every definition it refers to. */
export function typescriptOfSchema(schema: JsonSchema, named: (name: string) => void): string {
  const typeOf = (part: JsonSchema): string => typescriptOfSchema(part, named);
  if (schema.$ref) {
    const name = schema.$ref.replace('#/$defs/', '');
    named(name);
    return name;
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.map(typeOf).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.not) return 'never';
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return `(${typeOf(schema.items!)})[]`;
    case 'object':
      return schema.properties ? objectType(schema, typeOf) : recordType(schema, typeOf);
    case undefined:
      return 'unknown';
    default:
      throw new Error(`No TypeScript for ${JSON.stringify(schema)}`);
  }
}

function recordType({ additionalProperties }: JsonSchema, typeOf: (part: JsonSchema) => string): string {
  if (typeof additionalProperties !== 'object') return '{ [key: string]: unknown }';
  return `{ [key: string]: ${typeOf(additionalProperties)} }`;
}

function objectType(
  { properties, required, additionalProperties }: JsonSchema,
  typeOf: (part: JsonSchema) => string,
): string {
  const members = Object.entries(properties!).map(([name, member]) => {
    const comment = member.description ? `/** ${member.description} */\n` : '';
    return `${comment}${name}${required?.includes(name) ? '' : '?'}: ${typeOf(member)};`;
  });
  const others = additionalProperties === false ? [] : ['[key: string]: unknown;'];
  return `{\n${[...members, ...others].join('\n')}\n}`;
}
