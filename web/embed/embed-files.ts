import { join } from 'node:path';
import { bookNamesTable } from '../../src/generated/book-names.ts';
import { forLanguage, relatedCodes } from '../../src/model/macrolanguages.ts';
import { shortestTag } from '../../src/model/shortest-tag.ts';
import { hashedPath, minifiedStyle, stylesAsTexts } from '../bundle-page.ts';

type Files = ReadonlyMap<string, string>;

const production = {
  target: 'browser',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/**
 * `embed.js`, which other sites include, and the names of books in each language, which it loads for the
 * language of the page.
 */
export async function embedFiles(): Promise<Files> {
  const rows = bookNamesTable.trim().split('\n');
  const names = rows.map((row) => {
    const language = row.slice(0, 3);
    const text = `export default ${JSON.stringify(row)};`;
    return { language, text, path: hashedPath(`scripts/names-${language}`, 'js', text) };
  });
  // Without the common start and end: `eng-1a2b3c4d`
  const scriptOf = new Map(
    names.map(({ language, path }) => [language, path.slice('scripts/names-'.length, -3)]),
  );
  // A page may name its language by a macrolanguage or by a close relative; more codes would only enlarge the
  // script
  const languages = new Set(names.flatMap(({ language }) => relatedCodes(language).slice(0, 3)));
  const scripts = [...languages].map((language) => [
    shortestTag(language),
    forLanguage(language, (code) => scriptOf.get(code)),
  ]);
  const style = join(import.meta.dir, 'preview.css');
  const { outputs } = await Bun.build({
    ...production,
    entrypoints: [join(import.meta.dir, 'embed.ts')],
    format: 'iife',
    plugins: [stylesAsTexts(new Map([[style, await minifiedStyle(style)]]))],
    define: { ...production.define, scriptsOfNames: JSON.stringify(Object.fromEntries(scripts)) },
  });
  return new Map([
    ...names.map(({ path, text }) => [path, text] as const),
    ['embed.js', await outputs[0]!.text()] as const,
  ]);
}

/**
 * `client.js`, the client library as one module for pages without a bundler, and the modules that it loads on
 * demand.
 */
export async function clientFiles(): Promise<Files> {
  const { outputs } = await Bun.build({
    ...production,
    entrypoints: [join(import.meta.dir, '../../client/src/index.ts')],
    format: 'esm',
    splitting: true,
    naming: { entry: 'client.js', chunk: 'scripts/client-[hash].js' },
  });
  const files = await Promise.all(
    outputs.map(async (output) => [output.path.replace(/^\.\//, ''), await output.text()] as const),
  );
  // The module itself comes last, when everything that it loads is available
  return new Map(files.toSorted(([a], [b]) => Number(a === 'client.js') - Number(b === 'client.js')));
}
