/** Makes web/dist: `node bin/bun.mjs web/build.ts [FOLDER]`. Each page is one HTML file with its script and style inside, and scripts that it loads later. */
import { renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundlePage } from './bundle-page.ts';

const here = import.meta.dir;

/** Fonts for letters that few devices have with all their points and accents; a page loads only those that it needs. */
const fonts = [
  '@fontsource/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-400-normal.woff2',
  '@fontsource/cardo/files/cardo-greek-400-normal.woff2',
  '@fontsource/cardo/files/cardo-greek-ext-400-normal.woff2',
];

/** A page with the scripts that it loads later, by their paths below the page. */
interface BuiltPage {
  readonly html: string;
  readonly scripts: ReadonlyMap<string, string>;
}

/** Builds the page of `entry` with its script and style inside. @throws AggregateError with the errors of the build and their places. */
async function pageOf(entry: string): Promise<BuiltPage> {
  const { script, style, later } = await bundlePage(join(here, entry, 'main.tsx'));
  const template = await Bun.file(join(here, entry, 'page.html')).text();
  const inline = script.replaceAll('</script', '<\\/script');
  // Replaced by functions, as `$&` in a replacement text would mean the match
  const html = template
    .replace(
      '<!-- policy -->',
      () =>
        `<meta http-equiv="Content-Security-Policy" content="${policyFor(inline, { hasScripts: later.size > 0 })}">`,
    )
    .replace('<!-- style -->', () => `<style>${style.replaceAll('</style', '<\\/style')}</style>`)
    .replace('<!-- script -->', () => `<script type="module">${inline}</script>`);
  return { html, scripts: later };
}

/** The content security policy: a page loads itself, its own service, and recordings from anywhere. */
function policyFor(script: string, { hasScripts }: { readonly hasScripts: boolean }): string {
  const hash = new Bun.CryptoHasher('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'${hasScripts ? " 'self'" : ''}`,
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
  const current = new Set<string>();
  for (const font of fonts) {
    const file = fileURLToPath(import.meta.resolve(font));
    await writeWhole(join(folder, 'fonts', basename(file)), Bun.file(file));
  }
  for (const [entry, file] of [
    ['explorer', 'docs.html'],
    ['reader', 'index.html'],
  ] as const) {
    const { html, scripts } = await pageOf(entry);
    for (const [path, script] of [...scripts, [file, html] as const]) {
      await writeWhole(join(folder, path), script);
      console.log(`${path}: ${script.length} bytes, ${Bun.gzipSync(script).length} gzip`);
    }
    for (const path of scripts.keys()) current.add(path);
  }
  // Those of the pages before, which nothing loads any more
  for (const path of new Bun.Glob('scripts/*.js').scanSync(folder)) {
    if (!current.has(path)) rmSync(join(folder, path), { force: true });
  }
}

/** Writes a file at once, as a running server may read it at any moment, and another process may write it too. */
async function writeWhole(file: string, content: string | Blob): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await Bun.write(unfinished, content);
  renameSync(unfinished, file);
}
