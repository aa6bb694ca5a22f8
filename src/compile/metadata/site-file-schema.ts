import * as z from 'zod/mini';
import { httpUrl } from '../../lib/http-url.ts';
import { editionId } from '../../model/edition-metadata.ts';
import { siteParts, unreadableColours } from '../../model/site.ts';

const line = (maxLength: number) =>
  z
    .string()
    .check(
      z.regex(/\S/, 'must not be empty'),
      z.maxLength(maxLength, `must have at most ${maxLength} characters`),
      z.regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/, 'must be one line, without control characters'),
    );

const hex = z
  .string()
  .check(
    z.regex(/^#[0-9A-Fa-f]{6}$/, { error: 'must be a colour of six digits, such as "#7a3b1d"', abort: true }),
  );
const colour = z.strictObject({ light: hex, dark: hex });
const colours = z.strictObject({ accent: z.optional(colour), paper: z.optional(colour) }).check((context) => {
  const { value } = context;
  for (const { path, message } of unreadableColours(value))
    context.issues.push({ code: 'custom', input: value, path: [...path], message });
});

const translation = z
  .string()
  .check(z.regex(editionId.pattern, 'must be the id of a translation, such as "KJV"'));
const start = z.strictObject({
  edition: translation,
  book: z.string().check(z.regex(/^[A-Z0-9]{3}$/, 'must be the id of a book, such as "JHN"')),
  chapter: z.int().check(z.minimum(1), z.maximum(999)),
  with: z.optional(
    z.array(translation).check(z.maxLength(3, 'must have at most 3 translations: more do not fit')),
  ),
});

const address = z
  .string()
  .check(
    z.refine(
      (value) => /^https:/i.test(value) && httpUrl(value) !== undefined,
      'must be an address that begins with https://',
    ),
  );

export const siteFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  name: z.optional(line(60)),
  description: z.optional(line(300)),
  colours: z.optional(colours),
  start: z.optional(start),
  parts: z.optional(
    z.strictObject(
      Object.fromEntries(siteParts.map((part) => [part, z.optional(z.boolean())])) as Record<
        (typeof siteParts)[number],
        z.ZodMiniOptional<z.ZodMiniBoolean>
      >,
    ),
  ),
  links: z.optional(
    z
      .array(z.strictObject({ text: line(60), url: address }))
      .check(z.maxLength(6, 'must have at most 6 links')),
  ),
});
