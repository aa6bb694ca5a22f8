/** Writes docs/edition.schema.json: `node bin/bun.mjs src/compile/metadata/edition-schema.make.ts`. */
import * as z from 'zod/mini';
import { editionSchema } from './metadata-schemas.ts';

export const editionSchemaJson = `${JSON.stringify({ title: 'edition.json of Scriptorium', ...z.toJSONSchema(editionSchema) }, null, 2)}\n`;

if (import.meta.main) {
  await Bun.write(new URL('../../../docs/edition.schema.json', import.meta.url), editionSchemaJson);
}
