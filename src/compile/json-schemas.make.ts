/**
 * Writes the JSON Schemas of the files in a content folder, for completion in editors
 * (`docs/edition.schema.json` and others): `node bin/bun.mjs src/compile/json-schemas.make.ts`.
 */
import * as z from 'zod/mini';
import { checkSettingsSchema } from '../check/check-settings.ts';
import { audioSchema } from './audio/audio-schema.ts';
import { editionSchema } from './metadata/metadata-schemas.ts';
import { siteFileSchema } from './metadata/site-file-schema.ts';

const schemas = {
  audio: audioSchema,
  check: checkSettingsSchema,
  edition: editionSchema,
  site: siteFileSchema,
} as const;

export function jsonSchemaOf(name: keyof typeof schemas): string {
  return `${JSON.stringify({ title: `${name}.json of Scriptorium`, ...z.toJSONSchema(schemas[name]) }, null, 2)}\n`;
}

if (import.meta.main) {
  for (const name of Object.keys(schemas) as (keyof typeof schemas)[]) {
    await Bun.write(new URL(`../../docs/${name}.schema.json`, import.meta.url), jsonSchemaOf(name));
  }
}
