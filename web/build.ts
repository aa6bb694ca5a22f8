/** Makes web/dist: `node bin/bun.mjs web/build.ts [FOLDER]`. Each page is one HTML file with its script and style inside. */
import { renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.dir;

/** Fonts for letters that few devices have with all their points and accents; a page loads only those that it needs. */
const fonts = [
  '@fontsource/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-400-normal.woff2',
  '@fontsource/cardo/files/cardo-greek-400-normal.woff2',
  '@fontsource/cardo/files/cardo-greek-ext-400-normal.woff2',
];

/** Builds the page of `entry` into one HTML text. @throws AggregateError with the errors of the build and their places. */
async function pageOf(entry: string): Promise<string> {
  const { outputs } = await Bun.build({
    entrypoints: [join(here, entry, 'main.tsx')],
    minify: true,
    target: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const texts = await Promise.all(outputs.map(async (output) => [output.path, await output.text()] as const));
  const textOf = (ending: string) => texts.find(([path]) => path.endsWith(ending))?.[1] ?? '';
  const template = await Bun.file(join(here, entry, 'page.html')).text();
  const script = textOf('.js').replaceAll('</script', '<\\/script');
  const style = textOf('.css').replaceAll('</style', '<\\/style');
  // Replaced by functions, as `$&` in a replacement text would mean the match
  return template
    .replace(
      '<!-- policy -->',
      () => `<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}">`,
    )
    .replace('<!-- style -->', () => `<style>${style}</style>`)
    .replace('<!-- script -->', () => `<script type="module">${script}</script>`);
}

/** The content security policy: a page loads itself, its own service, and recordings from anywhere. */
function policyFor(script: string): string {
  const hash = new Bun.CryptoHasher('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    'media-src http: https:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

if (import.meta.main) {
  const folder = process.argv[2] ?? join(here, 'dist');
  for (const font of fonts) {
    const file = fileURLToPath(import.meta.resolve(font));
    await writeWhole(join(folder, 'fonts', basename(file)), Bun.file(file));
  }
  for (const [entry, file] of [
    ['explorer', 'docs.html'],
    ['reader', 'index.html'],
  ] as const) {
    const page = await pageOf(entry);
    await writeWhole(join(folder, file), page);
    console.log(`${file}: ${page.length} bytes, ${Bun.gzipSync(page).length} gzip`);
  }
}

/** Writes a file at once, as a running server may read it at any moment, and another process may write it too. */
async function writeWhole(file: string, content: string | Blob): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await Bun.write(unfinished, content);
  renameSync(unfinished, file);
}
