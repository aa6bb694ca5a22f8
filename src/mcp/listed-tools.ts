import { type ArgumentSchemas, argumentSchemas } from './input/read-arguments.ts';
import type { Tool } from './tool.ts';
import { getCommentary } from './tools/commentary.ts';
import { compare } from './tools/compare.ts';
import { getCrossReferences } from './tools/cross-references.ts';
import { getPassage } from './tools/get-passage.ts';
import { getWord } from './tools/get-word.ts';
import { listTranslations } from './tools/list-translations.ts';
import { getPeopleAndPlaces } from './tools/people-and-places.ts';
import { searchVerses } from './tools/search-verses.ts';
import { verifyQuotation } from './tools/verify-quotation.ts';

const tools: readonly Tool[] = [
  listTranslations,
  getPassage,
  searchVerses,
  compare,
  getCrossReferences,
  getCommentary,
  getWord,
  getPeopleAndPlaces,
  verifyQuotation,
];

export interface ListedTool {
  readonly tool: Tool;
  readonly argumentSchemas: ArgumentSchemas;
  readonly inputSchema: ReturnType<typeof jsonSchema>;
  readonly outputSchema: ReturnType<typeof jsonSchema>;
}

/** The tools with the schemas that clients see. Each model reads all of them, so they are short. */
export const listedTools: readonly ListedTool[] = tools.map((tool) => {
  const schemas = argumentSchemas(tool.input);
  const names = Object.keys(schemas);
  const required = names.filter((name) => !tool.input.shape[name]!.safeParse(undefined).success);
  const properties = Object.fromEntries(names.map((name) => [name, shortSchema(schemas[name]!)]));
  const input = {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
  const members = Object.entries(tool.output).map(([name, type]) => [name, { type: typesOf(type) }]);
  const output = { type: 'object', properties: Object.fromEntries(members) };
  return { tool, argumentSchemas: schemas, inputSchema: jsonSchema(input), outputSchema: jsonSchema(output) };
});

/** Limits that calls are adjusted to, or that no model reaches, are left out. */
function shortSchema(schema: object): object {
  const {
    minLength: _,
    maxLength: _length,
    maxItems: _items,
    minimum: _min,
    maximum,
    ...rest
  } = schema as Record<string, unknown>;
  if (rest.items) rest.items = shortSchema(rest.items as object);
  if (rest.default === '' || rest.default === 0 || Array.isArray(rest.default)) delete rest.default;
  return { ...rest, ...(typeof maximum === 'number' && maximum <= 1000 ? { maximum } : {}) };
}

function typesOf(type: string): string | string[] {
  return type.endsWith('?') ? [type.slice(0, -1), 'null'] : type;
}

/** A schema that the SDK only lists: arguments are converted and checked by `readArguments`. */
function jsonSchema(schema: object) {
  const given = () => schema as Record<string, unknown>;
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'scriptorium',
      jsonSchema: { input: given, output: given },
      validate: (value: unknown) => ({ value: value as Record<string, unknown> }),
    },
  };
}
