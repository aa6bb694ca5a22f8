interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

interface ExplainedMembers {
  readonly schemas: Readonly<Record<string, object>>;
  readonly used: ReadonlySet<string>;
  readonly unexplained: readonly string[];
}

/**
 * Adds a description to each member, at any depth, that has none in its schema. Looks up the path of the
 * member (`Shape.member.inner`), then its suffixes, longest first.
 */
export function explainMembers(
  schemas: Readonly<Record<string, object>>,
  texts: Readonly<Record<string, string>>,
): ExplainedMembers {
  const used = new Set<string>();
  const unexplained: string[] = [];

  function explanationOf(path: readonly string[]): string | undefined {
    const keys = path.map((_, index) => path.slice(index).join('.'));
    const key = keys.find((each) => Object.hasOwn(texts, each));
    if (key === undefined) unexplained.push(path.join('.'));
    else used.add(key);
    return key === undefined ? undefined : texts[key];
  }

  function member(schema: Schema, path: readonly string[]): Schema {
    const description = schema.description ?? explanationOf(path);
    return { ...explained(schema, path), ...(description !== undefined && { description }) };
  }

  function explained(schema: Schema, path: readonly string[]): Schema {
    const { properties, items, anyOf, oneOf, additionalProperties } = schema;
    const inner = (part: Schema) => explained(part, path);
    return {
      ...schema,
      ...(properties && { properties: mapped(properties, (part, name) => member(part, [...path, name])) }),
      ...(items && { items: inner(items) }),
      ...(anyOf && { anyOf: anyOf.map(inner) }),
      ...(oneOf && { oneOf: oneOf.map(inner) }),
      ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
    };
  }

  return { schemas: mapped(schemas, (schema, name) => explained(schema, [name])), used, unexplained };
}

function mapped<T>(record: Readonly<Record<string, T>>, map: (value: T, name: string) => T) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}
