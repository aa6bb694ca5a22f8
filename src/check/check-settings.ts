import * as z from 'zod/mini';
import { diagnosticCodes } from '../formats/diagnostic-codes.ts';
import { suggestionFor } from '../lib/closest.ts';

const text = z.string().check(z.minLength(1));
const code = z.string().check(
  z.refine((value) => value in diagnosticCodes, {
    error: ({ input }) =>
      `"${input}" is not a diagnostic code.${suggestionFor(String(input), Object.keys(diagnosticCodes))} docs/diagnostics.md lists them`,
  }),
);

const accepted = z
  .strictObject({
    code,
    place: z.optional(
      z
        .string()
        .check(z.regex(/^[1-6A-Z][A-Z0-9]{2} \d+(?::\d+[a-z]?(?:-\d+)?)?$/, 'must have the form "GEN 1:3"')),
    ),
    text: z.optional(text),
    reason: z.optional(text),
  })
  .check(
    z.refine(({ place, text: written }) => place !== undefined || written !== undefined, {
      error: 'needs a "place", a "text", or both; without them it would turn the whole code off',
    }),
  );

/** More wildcards would make a search slow. */
const rendering = text.check(z.regex(/^[^*]*(?:\*[^*]*){0,2}$/, 'has more than two "*"'));

export const keyTermsSchema = z.array(
  z.strictObject({ term: text, name: z.optional(text), renderings: z.optional(z.array(rendering)) }),
);

/** `check.json` in the folder of an edition. docs/check.schema.json is generated from it. */
export const checkSettingsSchema = z.strictObject({
  $schema: z.optional(z.string()),
  severity: z.optional(z.record(code, z.enum(['error', 'warning', 'off']))),
  accepted: z.optional(z.array(accepted)),
  most: z.optional(z.number().check(z.int(), z.minimum(1))),
  approved: z.optional(
    z.strictObject({
      characters: z.optional(
        z.array(z.string().check(z.regex(/^.(?:-.)?$/u, 'must be a character, or a range such as "a-z"'))),
      ),
      punctuation: z.optional(z.array(text)),
    }),
  ),
  keyTerms: z.optional(z.union([text, keyTermsSchema])),
  slips: z.optional(z.record(code, z.number().check(z.minimum(0), z.maximum(0.5)))),
});

export type CheckSettings = z.infer<typeof checkSettingsSchema>;
