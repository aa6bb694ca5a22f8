/** Writes docs/site.schema.json: `node bin/bun.mjs src/compile/metadata/site-schema.make.ts`. */
import * as z from 'zod/mini';
import { siteFileSchema } from './site-file-schema.ts';

export const siteSchemaJson = `${JSON.stringify({ title: 'site.json of Scriptorium', ...z.toJSONSchema(siteFileSchema) }, null, 2)}\n`;

if (import.meta.main) {
  await Bun.write(new URL('../../../docs/site.schema.json', import.meta.url), siteSchemaJson);
}
