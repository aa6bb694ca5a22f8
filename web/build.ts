/** Makes web/dist: `node bin/bun.mjs web/build.ts [FOLDER]`. Each page is one HTML file with its script and style inside, and scripts that it loads later. */
import { renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundlePage } from './bundle-page.ts';
import { guidePages } from './guides/guide-pages.ts';

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
  return { html: filledPage(template, { script, style, hasScripts: later.size > 0 }), scripts: later };
}

interface PageParts {
  readonly script: string;
  readonly style: string;
  /** Whether the script loads others. */
  readonly hasScripts: boolean;
}

function filledPage(template: string, { script, style, hasScripts }: PageParts): string {
  const inline = script.replaceAll('</script', '<\\/script');
  const policy = policyFor(inline, { hasScripts });
  // Replaced by functions, as `$&` in a replacement text would mean the match
  return template
    .replace('<!-- policy -->', () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
    .replace('<!-- style -->', () => `<style>${style.replaceAll('</style', '<\\/style')}</style>`)
    .replace('<!-- script -->', () => (inline === '' ? '' : `<script type="module">${inline}</script>`));
}

/** The guides of `docs/`, each with a list of all, and the script in which the search of the overview finds their sections. */
async function guideFiles(): Promise<ReadonlyMap<string, string>> {
  const guides = await guidePages(join(here, '../docs'));
  const texts = `export default ${JSON.stringify(guides.flatMap(({ sections }) => sections))};`;
  const sectionsPath = `scripts/guides-${new Bun.CryptoHasher('sha256').update(texts).digest('hex').slice(0, 8)}.js`;
  const { script, style } = await bundlePage(join(here, 'guides/main.tsx'));
  const template = await Bun.file(join(here, 'guides/page.html')).text();
  const searching = `const sectionsPath = ${JSON.stringify(`../${sectionsPath}`)};${script}`;
  const files = guides.map(({ name, title, body }) => {
    const links = guides.map((each) => {
      const current = each.name === name ? ' aria-current="page"' : '';
      return `<li><a href="${each.name}"${current}>${Bun.escapeHTML(each.title)}</a></li>`;
    });
    const page = template
      .replace('<!-- title -->', () => Bun.escapeHTML(title))
      .replace('<!-- nav -->', () => `<ul>${links.join('')}</ul>`)
      .replace('<!-- body -->', () =>
        body.replace('</h1>', name === 'guides' ? '</h1><div id="search"></div>' : '</h1>'),
      );
    const isSearched = name === 'guides';
    const parts = { script: isSearched ? searching : '', style, hasScripts: isSearched };
    return [`docs/${name}.html`, filledPage(page, parts)] as const;
  });
  return new Map([[sectionsPath, texts], ...files]);
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
  const write = async (files: ReadonlyMap<string, string>) => {
    for (const [path, text] of files) {
      await writeWhole(join(folder, path), text);
      current.add(path);
      console.log(`${path}: ${text.length} bytes, ${Bun.gzipSync(text).length} gzip`);
    }
  };
  await write(await guideFiles());
  for (const [entry, file] of [
    ['explorer', 'docs.html'],
    ['reader', 'index.html'],
  ] as const) {
    const { html, scripts } = await pageOf(entry);
    await write(new Map([...scripts, [file, html]]));
  }
  // What was made before, and nothing leads to any more
  for (const pattern of ['scripts/*.js', 'docs/*.html']) {
    for (const path of new Bun.Glob(pattern).scanSync(folder)) {
      if (!current.has(path)) rmSync(join(folder, path), { force: true });
    }
  }
}

/** Writes a file at once, as a running server may read it at any moment, and another process may write it too. */
async function writeWhole(file: string, content: string | Blob): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await Bun.write(unfinished, content);
  renameSync(unfinished, file);
}
