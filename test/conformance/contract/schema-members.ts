import { z } from 'zod';

export function schemaMembers(schema: z.ZodType): string[] {
  return Object.entries(objectSchema(schema).shape).map(([name, member]) =>
    (member as z.ZodType).isOptional() ? `${name}?` : name,
  );
}

export function memberSchema(schema: z.ZodType, ...names: readonly string[]): z.ZodType {
  return names.reduce((outer, name) => {
    const inner = objectSchema(outer).shape[name] as z.ZodType | undefined;
    if (!inner) throw new Error(`the schema has no member ${name}`);
    return inner;
  }, schema);
}

export function optionWith(union: z.ZodType, ...names: readonly string[]): z.ZodType {
  const options = (bare(union) as z.ZodUnion<readonly z.ZodType[]>).options;
  const option = options.find(
    (it) => bare(it) instanceof z.ZodObject && names.every((name) => name in objectSchema(it).shape),
  );
  if (!option) throw new Error(`no option of the union has ${names}`);
  return option;
}

export function optionOfType(union: z.ZodType, type: string): z.ZodType {
  const options = (bare(union) as z.ZodUnion<readonly z.ZodType[]>).options;
  const option = options.find((it) => memberSchema(it, 'type').safeParse(type).success);
  if (!option) throw new Error(`no option of the union has the type ${type}`);
  return option;
}

function objectSchema(schema: z.ZodType): z.ZodObject {
  const object = bare(schema);
  if (!(object instanceof z.ZodObject)) throw new Error(`${object.type} is not an object`);
  return object;
}

function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return bare(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return bare(schema.element as z.ZodType);
  if (schema instanceof z.ZodRecord) return bare(schema.valueType as z.ZodType);
  return schema;
}
