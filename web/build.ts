/** Makes web/dist: `node bin/bun.mjs web/build.ts`. Each page is one HTML file with its script and style inside. */
import { renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.dir;

/** Letters that few devices have with all their points and accents; a page loads those that it shows. */
const fonts = [
  '@fontsource/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-400-normal.woff2',
  '@fontsource/cardo/files/cardo-greek-400-normal.woff2',
  '@fontsource/cardo/files/cardo-greek-ext-400-normal.woff2',
];

/** Builds the page of `entry` into one text. @throws AggregateError with what is wrong, where. */
export async function pageOf(entry: string): Promise<string> {
  const { outputs } = await Bun.build({
    entrypoints: [join(here, entry, 'main.tsx')],
    minify: true,
    target: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const texts = await Promise.all(outputs.map(async (output) => [output.path, await output.text()] as const));
  const textOf = (ending: string) => texts.find(([path]) => path.endsWith(ending))?.[1] ?? '';
  const template = await Bun.file(join(here, entry, 'page.html')).text();
  // A function: `$&` in a script would mean the match
  return template
    .replace('<!-- style -->', () => `<style>${textOf('.css').replaceAll('</style', '<\\/style')}</style>`)
    .replace('<!-- script -->', () => {
      const script = textOf('.js').replaceAll('</script', '<\\/script');
      return `<script type="module">${script}</script>`;
    });
}

if (import.meta.main) {
  for (const font of fonts) {
    const file = fileURLToPath(import.meta.resolve(font));
    await Bun.write(join(here, 'dist/fonts', basename(file)), Bun.file(file));
  }
  for (const [entry, file] of [
    ['explorer', 'docs.html'],
    ['reader', 'index.html'],
  ] as const) {
    const page = await pageOf(entry);
    const unfinished = join(here, 'dist', `${file}.part`);
    await Bun.write(unfinished, page);
    // A server that runs may look for it at any moment
    renameSync(unfinished, join(here, 'dist', file));
    console.log(`${file}: ${page.length} bytes, ${Bun.gzipSync(page).length} gzip`);
  }
}
