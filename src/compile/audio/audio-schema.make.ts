/** Writes docs/audio.schema.json: `node bin/bun.mjs src/compile/audio/audio-schema.make.ts`. */
import * as z from 'zod/mini';
import { audioSchema } from './audio-schema.ts';

export const audioSchemaJson = `${JSON.stringify({ title: 'audio.json of Scriptorium', ...z.toJSONSchema(audioSchema) }, null, 2)}\n`;

if (import.meta.main) {
  await Bun.write(new URL('../../../docs/audio.schema.json', import.meta.url), audioSchemaJson);
}
