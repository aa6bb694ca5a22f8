import { z } from 'zod';

/**
 * Adds the optional members of a schema that occur in these values to `seen`. Members are identified by the
 * shape that has them, so one document counts for all with the same shape.
 */
export function seeOptionalMembers(
  schema: z.ZodType,
  values: readonly unknown[],
  seen: Map<string, boolean>,
  place = '',
): void {
  const inside = (inner: unknown, innerValues: readonly unknown[], where = place) =>
    seeOptionalMembers(inner as z.ZodType, innerValues, seen, where);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    inside(schema.unwrap(), present(values));
  } else if (schema instanceof z.ZodArray) {
    inside(schema.element, values.flat());
  } else if (schema instanceof z.ZodRecord) {
    inside(
      schema.valueType,
      values.flatMap((value) => Object.values(value as object)),
    );
  } else if (schema instanceof z.ZodUnion) {
    for (const option of schema.options as readonly z.ZodType[])
      inside(
        option,
        values.filter((value) => option.safeParse(value).success),
      );
  } else if (schema instanceof z.ZodObject) {
    const shape = schema.meta()?.id ?? place;
    for (const [name, member] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      const found = present(values.map((value) => (value as Record<string, unknown>)[name]));
      const where = `${shape}.${name}`;
      if (member.isOptional()) seen.set(where, seen.get(where) === true || found.length > 0);
      inside(member, found, where);
    }
  }
}

function present(values: readonly unknown[]): unknown[] {
  return values.filter((value) => value !== undefined && value !== null);
}
