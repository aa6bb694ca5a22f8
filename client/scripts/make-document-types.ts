/** Writes client/src/documents: a TypeScript file for every named shape of the schemas in src/documents. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { documentSchemas } from '../../src/documents/document-schemas.ts';
import { releasesSchema } from '../../src/documents/manifest/manifest-schema.ts';
import { type JsonSchema, typescriptOfSchema } from './typescript-of-schema.ts';

const repository = join(import.meta.dir, '../..');
const folder = join(import.meta.dir, '../src/documents');

const schemas: readonly z.ZodType[] = [
  ...documentSchemas.map(({ schema }) => schema),
  // Of places that documents were published to; no server has it
  releasesSchema.meta({ id: 'Releases' }),
];

const origin = '// Made from the schemas of the service by client/scripts/make-document-types.ts.\n\n';

const definitions = new Map<string, JsonSchema>();
for (const schema of schemas) {
  const { $defs } = z.toJSONSchema(schema) as JsonSchema;
  for (const [name, definition] of Object.entries($defs ?? {})) definitions.set(name, definition);
}

const texts = [...definitions].map(
  ([name, definition]) => [fileName(name), fileText(name, definition)] as const,
);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of texts) writeFileSync(join(folder, `${name}.ts`), text);
const names = [...definitions.keys()].sort();
const exports = names.map((name) => `export type { ${name} } from './${fileName(name)}.ts';\n`);
writeFileSync(join(folder, 'index.ts'), `${origin}${exports.join('')}`);

const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
const formatted = Bun.spawnSync([process.execPath, biome, 'check', '--write', folder], {
  cwd: repository,
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (formatted.exitCode !== 0) process.exit(formatted.exitCode);
console.log(`${names.length} shapes written to ${folder}`);

function fileName(name: string): string {
  return name.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();
}

function fileText(name: string, definition: JsonSchema): string {
  const used = new Set<string>();
  const type = typescriptOfSchema(definition, (other) => used.add(other));
  used.delete(name);
  const imports = [...used].map((other) => `import type { ${other} } from './${fileName(other)}.ts';\n`);
  const comment = definition.description ? `/** ${definition.description} */\n` : '';
  const isObject = definition.properties !== undefined;
  const declaration = isObject ? `interface ${name} ${type}` : `type ${name} = ${type};`;
  return `${origin}${imports.join('')}\n${comment}export ${declaration}\n`;
}
