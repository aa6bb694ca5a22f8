/** Makes web/dist: `node bin/bun.mjs web/build.ts`. Each page is one HTML file with its script and style inside. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dir;

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
  mkdirSync(join(here, 'dist'), { recursive: true });
  for (const [entry, file] of [
    ['reader', 'index.html'],
    ['explorer', 'docs.html'],
  ] as const) {
    const page = await pageOf(entry);
    await Bun.write(join(here, 'dist', file), page);
    console.log(`${file}: ${page.length} bytes, ${Bun.gzipSync(page).length} gzip`);
  }
}
