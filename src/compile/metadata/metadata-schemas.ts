import * as z from 'zod/mini';
import { encodingOfLabel } from '../../formats/encoding/encoding-label.ts';
import { globFault } from '../../lib/file-glob.ts';
import { httpUrl, httpUrlRule } from '../../lib/http-url.ts';
import { contentKinds, editionId } from '../../model/edition-metadata.ts';
import { licenseTerms } from '../../model/license.ts';
import { schemeNames } from '../../references/reference.ts';

const insideRule = 'name files in the folder of the edition';

const text = z.string().check(z.minLength(1));
const id = z.string().check(
  z.regex(editionId.pattern, 'may contain only letters, digits, "_" and "-"'),
  z.maxLength(editionId.maxLength, `must have at most ${editionId.maxLength} characters`),
  z.refine((value) => !editionId.isReserved(value), '"c", "d" and "x" are reserved; choose another id'),
);
/** A link that clients of the API show, so it must not be one that a browser would execute. */
const address = z.string().check(
  z.regex(/^([A-Za-z]+:\/\/.+)?$/, { error: `${httpUrlRule}, or empty`, abort: true }),
  z.refine((value) => value === '' || httpUrl(value) !== undefined, `${httpUrlRule}, or empty`),
);
const sourceGlob = text.check(z.maxLength(1000), (context) => {
  const fault = globFault(context.value);
  if (fault) context.issues.push(issueOf(context.value, fault));
});
const language = z
  .string()
  .check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9-]+)?$/, 'must be an ISO 639 code such as "eng"'));
const encoding = text.check(
  z.refine((label) => encodingOfLabel(label) !== undefined, {
    error: ({ input }) =>
      `"${input}" is not a known encoding; write one such as "windows-1251" or "iso-8859-7"`,
  }),
);
const direction = z.enum(['ltr', 'rtl']);

const term = <Values extends readonly [string, string]>(values: Values) =>
  z.optional(
    z.nullable(
      z.union([z.enum(values), z.boolean()], `must be "${values[0]}", "${values[1]}", true or false`),
    ),
  );
const yesOrNo = z.optional(z.nullable(z.boolean()));
const license = z.strictObject({
  attribution: z.optional(z.nullable(z.union([text, z.boolean()]))),
  commercialUse: term(licenseTerms.commercialUse),
  derivatives: term(licenseTerms.derivatives),
  copyleft: yesOrNo,
  publicDomain: yesOrNo,
});

const description = {
  id,
  name: text,
  englishName: text,
  shortName: z.optional(text),
  language,
  direction: z.optional(direction),
  website: address,
  licenseUrl: address,
  licenseNotes: z.optional(z.nullable(z.string())),
  licenseNotice: z.optional(z.nullable(z.string())),
  license: z.optional(z.nullable(license)),
};

const alignedFile = text.check(
  z.maxLength(1000),
  z.regex(/^(?![/\\])(?!.*(?:^|[/\\])\.\.(?:[/\\]|$))/, 'must be a path in the folder of the edition'),
);
const alignment = z.strictObject({
  file: alignedFile,
  source: alignedFile,
  target: alignedFile,
  edition: z.optional(id),
});

/** `edition.json`, this project's own format. docs/edition.schema.json is generated from it. */
export const editionSchema = z.strictObject({
  $schema: z.optional(z.string()),
  kind: z.optional(z.enum(contentKinds)),
  ...description,
  sources: z.optional(z.array(sourceGlob).check(z.maxLength(1000))),
  encoding: z.optional(encoding),
  versification: z.optional(z.enum(schemeNames)),
  alignment: z.optional(
    z.union(
      [z.literal('computed'), alignment, z.array(alignment).check(z.maxLength(100))],
      'must be "computed", or an object with the paths "file", "source" and "target" in the folder of the edition, or a list of such objects',
    ),
  ),
});

/** `metadata.json` in the input format of the public API's generator. */
export const generatorSchema = z.object(description);

export const fetchBibleSchema = z.object({
  id,
  name: z.object({ local: z.string(), english: z.string(), abbrev: z.string() }),
  language,
  direction: z.optional(direction),
  copyright: z.object({
    licenses: z.array(z.object({ url: address })),
    attribution: z.optional(z.string()),
    attribution_url: z.optional(address),
  }),
});

const ingredients = z.record(z.string(), z.unknown()).check((context) => {
  for (const path of Object.keys(context.value)) {
    const fault = globFault(path);
    if (fault) context.issues.push({ ...issueOf(path, fault), path: [path] });
  }
});

function issueOf(input: string, fault: string) {
  return {
    code: 'custom' as const,
    input,
    path: [],
    message: `${JSON.stringify(input.slice(0, 200))} ${fault}: ${insideRule}`,
  };
}

const names = z.record(z.string(), z.string());

/**
 * `metadata.json` of a Scripture Burrito (scripture text flavour); the sources are its ingredients. Codex
 * writes a name of its own and no ingredients, and the empty string for a language that was not chosen.
 */
export const burritoSchema = z
  .object({
    format: z.literal('scripture burrito'),
    projectName: z.optional(z.string()),
    meta: z.optional(z.object({ abbreviation: z.optional(z.string()) })),
    identification: z.object({ name: z.optional(names), abbreviation: z.optional(names) }),
    languages: z.array(
      z.union(
        [
          z.object({
            tag: z.string(),
            scriptDirection: z.optional(z.string()),
            projectStatus: z.optional(z.string()),
          }),
          z.literal(''),
          z.null(),
        ],
        'must be an object with a "tag"',
      ),
    ),
    agencies: z.optional(
      z.array(z.object({ url: z.optional(address), roles: z.optional(z.array(z.string())) })),
    ),
    copyright: z.optional(
      z.object({
        licenses: z.optional(z.array(z.object({ url: z.optional(address) }))),
        publicDomain: z.optional(z.boolean()),
        shortStatements: z.optional(
          z.array(z.object({ statement: z.string(), lang: z.optional(z.string()) })),
        ),
      }),
    ),
    ingredients,
  })
  .check(
    z.refine(
      ({ identification, projectName }) =>
        projectName || Object.values(identification.name ?? {}).some(Boolean),
      { path: ['identification', 'name'], error: 'must have a name' },
    ),
  );
