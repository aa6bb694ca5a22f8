/** Writes docs/check.schema.json: `node bin/bun.mjs src/compile/check/check-schema.make.ts`. */
import * as z from 'zod/mini';
import { checkSettingsSchema } from './check-settings.ts';

export const checkSchemaJson = `${JSON.stringify({ title: 'check.json of Scriptorium', ...z.toJSONSchema(checkSettingsSchema) }, null, 2)}\n`;

if (import.meta.main) {
  await Bun.write(new URL('../../../docs/check.schema.json', import.meta.url), checkSchemaJson);
}
