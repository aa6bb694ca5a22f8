import { join } from 'node:path';
import { bundledSizes } from '../../client/scripts/bundled-sizes.ts';
import { sizeText } from '../../src/lib/count.ts';
import { type Packed, repository, type Trial } from './trial.ts';

/**
 * Maximum size of the client with all its exports, minified and gzipped, without code that is loaded on
 * demand. In bytes.
 */
const maxClientBytes = 12.5e3;

/** Tests the client from TypeScript with each kind of module resolution, from CommonJS, and in a browser bundle. */
export async function tryClient(trial: Trial, { file }: Packed): Promise<void> {
  const project = await trial.install('client-project', file);
  const use = `
import { createClient, type TranslationBooks } from 'scriptorium-client';
import { parseReference } from 'scriptorium-client/references';
import { languages } from 'scriptorium-client/languages';
const client = createClient({ baseUrl: 'https://example.org' });
export const books: Promise<TranslationBooks> = client.books('KJV');
export const chapter: number | undefined = parseReference('Röm 8,28', { language: 'deu', languages }).from.chapter;
// @ts-expect-error an id is a text
client.books(1);
`;
  // One CommonJS file and one ES module, by extension
  for (const name of ['use.mts', 'use.cts']) trial.write(`client-project/${name}`, use);
  trial.write('client-project/use.ts', use);
  const modern = join(repository, 'node_modules/typescript/bin/tsc');
  const old = join(repository, 'node_modules/@arethetypeswrong/core/node_modules/typescript/bin/tsc');
  const common = ['--strict', '--noEmit', '--target', 'ES2022', '--lib', 'ES2022,DOM'];
  const ways: readonly (readonly [string, string, readonly string[]])[] = [
    ['nodenext', modern, ['--module', 'nodenext', 'use.mts', 'use.cts']],
    ['bundler', modern, ['--module', 'esnext', '--moduleResolution', 'bundler', 'use.ts']],
    ['node10', old, ['--module', 'commonjs', '--moduleResolution', 'node10', 'use.ts']],
  ];
  for (const [name, compiler, words] of ways) {
    const { exitCode, output } = await trial.run([process.execPath, compiler, ...common, ...words], project);
    trial.check(`types of the client, ${name}`, exitCode === 0, output);
  }
  await tryInNode(trial, project);
  await measure(trial, project);
}

async function tryInNode(trial: Trial, project: string): Promise<void> {
  const ask = `
  const client = createClient({ baseUrl: 'https://example.org', fetch: async () => new Response('{}', { status: 404 }) });
  const error = await readPassage(client, 'KJV', 'John 3:16').catch((reason) => reason);
  console.log(formatReference(parseReference('Röm 8,28', { language: 'deu', languages })), error instanceof ScriptoriumError, error.code);`;
  const names = {
    'scriptorium-client': 'createClient, readPassage, ScriptoriumError',
    'scriptorium-client/references': 'formatReference, parseReference',
    'scriptorium-client/languages': 'languages',
  };
  const each = (line: (names: string, module: string) => string) =>
    Object.entries(names)
      .map(([module, all]) => line(all, module))
      .join('\n');
  trial.write(
    'client-project/use.mjs',
    `${each((all, module) => `import { ${all} } from '${module}';`)}${ask}`,
  );
  trial.write(
    'client-project/use.cjs',
    `${each((all, module) => `const { ${all} } = require('${module}');`)}\n(async () => {${ask}})();`,
  );
  for (const name of ['use.mjs', 'use.cjs']) {
    const { output } = await trial.run(['node', name], project);
    trial.check(
      `the client in Node, ${name}`,
      output.trim() === 'ROM 8:28 true translation_not_found',
      output,
    );
  }
}

async function measure(trial: Trial, project: string): Promise<void> {
  const all = await bundledSizes(project, `export * from 'scriptorium-client';`);
  trial.atMost('the client, gzip', all.atOnce, maxClientBytes);
  const others = {
    'loaded by it on demand': all.onDemand,
    'createClient alone': (await bundledSizes(project, `export { createClient } from 'scriptorium-client';`))
      .atOnce,
    'scriptorium-client/references': (
      await bundledSizes(project, `export * from 'scriptorium-client/references';`)
    ).atOnce,
    'scriptorium-client/languages': (
      await bundledSizes(project, `export * from 'scriptorium-client/languages';`)
    ).atOnce,
  };
  for (const [what, bytes] of Object.entries(others)) console.log(`       ${what}, gzip: ${sizeText(bytes)}`);
}
