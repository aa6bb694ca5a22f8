import { join } from 'node:path';
import { bookNamesTable } from '../../src/generated/book-names.ts';
import { forLanguage, relatedCodes } from '../../src/model/macrolanguages.ts';
import { shortestTag } from '../../src/model/shortest-tag.ts';
import { hashedPath, interfaceTexts, minifiedStyle, stylesAsTexts } from '../bundle-page.ts';
import { languages } from '../strings/load-language.ts';

type Files = ReadonlyMap<string, string>;

const production = {
  target: 'browser',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/**
 * `embed.js`, which other sites include, and the files that it loads if a page needs them: the names of books in the language
 * of the page, and the check of quotations.
 */
export async function embedFiles(): Promise<Files> {
  const rows = bookNamesTable.trim().split('\n');
  // One hash for all names keeps the script small
  const namesEnding = hashedPath('', 'js', bookNamesTable);
  const names = new Map(rows.map((row) => [row.slice(0, 3), `export default ${JSON.stringify(row)};`]));
  // A page may name its language by a macrolanguage or a close relative; more codes only cost bytes
  const codes = new Set([...names.keys()].flatMap((language) => relatedCodes(language).slice(0, 3)));
  const languagesOfNames = [...codes].map((language) => [
    shortestTag(language),
    forLanguage(language, (code) => (names.has(code) ? code : undefined)),
  ]);
  const check = await script('quotations/check-page.ts', 'esm', {
    textsOfQuotations: await quotationTexts(),
  });
  const checkPath = hashedPath('scripts/quotations', 'js', check);
  const embed = await script('embed.ts', 'iife', {
    languagesOfNames: Object.fromEntries(languagesOfNames),
    namesEnding,
    quotationsPath: checkPath,
  });
  return new Map([
    ...[...names].map(([language, text]) => [`scripts/names-${language}${namesEnding}`, text] as const),
    [checkPath, check] as const,
    ['embed.js', embed] as const,
  ]);
}

async function script(
  name: string,
  format: 'esm' | 'iife',
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const styles = ['preview.css', 'quotations/note.css'].map((file) => join(import.meta.dir, file));
  const minified = styles.map(async (file) => [file, await minifiedStyle(file)] as const);
  const inserted = Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]);
  const { outputs } = await Bun.build({
    ...production,
    entrypoints: [join(import.meta.dir, name)],
    format,
    plugins: [interfaceTexts, stylesAsTexts(new Map(await Promise.all(minified)))],
    define: { ...production.define, ...Object.fromEntries(inserted) },
  });
  return outputs[0]!.text();
}

async function quotationTexts(): Promise<Record<string, object>> {
  const others = languages.filter(({ load }) => load !== undefined);
  const texts = others.map(
    async ({ code, load }) =>
      [code, ((await load!()).default as object as { quotation: object }).quotation] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * `client.js` and `components.js`, the client library and its components as single modules for pages without a bundler,
 * and the modules that they load on demand.
 */
export async function clientFiles(): Promise<Files> {
  const modules = {
    'client.js': join(import.meta.dir, '../../client/src/index.ts'),
    'components.js': join(import.meta.dir, 'components.ts'),
  };
  const files = new Map<string, string>();
  for (const [name, entry] of Object.entries(modules)) {
    const { outputs } = await Bun.build({
      ...production,
      entrypoints: [entry],
      format: 'esm',
      splitting: true,
      // A live service needs none of the other modules, and the list of their imports has 2 kB
      modulePreload: name !== 'components.js',
      naming: { entry: name, chunk: 'scripts/client-[hash].js' },
    });
    for (const output of outputs) files.set(output.path.replace(/^\.\//, ''), await output.text());
  }
  // The modules themselves come last, when everything that they load is available
  return new Map([...files].toSorted(([a], [b]) => Number(a in modules) - Number(b in modules)));
}
