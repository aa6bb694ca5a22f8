/**
 * Builds web/dist: `node bin/bun.mjs web/build.ts [FOLDER]`. Each page is one HTML file with inline script
 * and style, and scripts that it loads on demand.
 */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PageList, pageListFile } from '../src/site/chapter-pages.ts';
import { bundlePage, bundleStyle, hashedPath, interfaceTexts } from './bundle-page.ts';
import { clientFiles, embedFiles } from './embed/embed-files.ts';
import { guidePages } from './guides/guide-pages.ts';
import { appIcons } from './offline/app-icons.ts';
import { contentPolicy } from './pages/content-policy.ts';
import { basicLetters, bookFamily, letterFile, letterFonts } from './reader/letters.ts';

const here = import.meta.dir;

/** The typeface of Latin text, and fonts for the original texts: few devices have all points and accents. */
const firstFonts = [
  { ...basicLetters, file: letterFile(basicLetters) },
  {
    family: 'Scriptorium Hebrew',
    name: 'noto-serif-hebrew',
    file: 'noto-serif-hebrew-hebrew-400-normal.woff2',
    range: 'U+0590-05FF,U+25CC,U+FB1D-FB4F',
  },
  { family: 'Scriptorium Greek', name: 'cardo', file: 'cardo-greek-400-normal.woff2', range: 'U+0370-03FF' },
  {
    family: 'Scriptorium Greek',
    name: 'cardo',
    file: 'cardo-greek-ext-400-normal.woff2',
    range: 'U+1F00-1FFF',
  },
];
const otherFonts = letterFonts.map((font) => ({ ...font, file: letterFile(font) }));

/**
 * Font-face rules; a page only loads the fonts that its text needs. If the typeface of the text arrives late, the
 * text keeps the device's typeface until the next chapter, because new line breaks would move it during reading.
 */
function fontRules(fonts: typeof firstFonts, folder: string): string {
  const rules = fonts.map(({ family, file, range }) => {
    const source = `url(${folder}${file}) format("woff2")`;
    const display = family === bookFamily ? 'optional' : 'swap';
    return `@font-face{font-family:"${family}";font-display:${display};src:${source};unicode-range:${range}}`;
  });
  return `${rules.join('\n')}\n`;
}

function hashedFile(start: string, ending: string, text: string): readonly [path: string, text: string] {
  return [hashedPath(`pages/${start}`, ending, text), text];
}

/**
 * The files of chapter pages: the reader as a separate script, the script that runs before their text
 * appears, their style, and the module that renders them on the server.
 */
async function chapterPageFiles({ script, style }: BuiltPage): Promise<ReadonlyMap<string, string>> {
  const own = await bundleStyle(join(here, 'pages/page.css'));
  const bundle = async (name: string, target: 'browser' | 'bun') => {
    const define = { 'process.env.NODE_ENV': '"production"' };
    const plugins = [interfaceTexts];
    const options = { minify: true, format: 'esm' as const, target, define, plugins };
    const { outputs } = await Bun.build({ entrypoints: [join(here, 'pages', name)], ...options });
    return outputs[0]!.text();
  };
  // The file is in another folder than the inline script, next to `scripts/`
  const reader = hashedFile('reader', 'js', script.replaceAll('import("./scripts/', 'import("../scripts/'));
  const look = hashedFile('look', 'js', `(()=>{${await bundle('look.ts', 'browser')}})()`);
  // Pages can be read without the script that loads the other fonts
  const fonts = fontRules([...firstFonts, ...otherFonts], '../fonts/');
  const styles = hashedFile('reader', 'css', fonts + style + own);
  const module = hashedFile('chapter-page', 'mjs', await bundle('chapter-page.tsx', 'bun'));
  const list: PageList = { module: module[0], script: reader[0], look: look[0], style: styles[0] };
  return new Map([reader, look, styles, module, [pageListFile, JSON.stringify(list)]]);
}

/**
 * The service worker, which caches the reader and its scripts, with a version that changes with any of them;
 * and the worker that replaces it if an operator disables it. Both are bundled as classic scripts, which
 * every browser with service workers supports.
 */
async function workerFiles({ html, scripts }: BuiltPage): Promise<ReadonlyMap<string, string>> {
  const version = new Bun.CryptoHasher('sha256').update(html).digest('hex').slice(0, 16);
  const define = { shell: JSON.stringify({ version, scripts: [...scripts.keys()].sort() }) };
  const bundle = async (name: string) => {
    const entrypoints = [join(here, 'offline', `${name}.ts`)];
    const { outputs } = await Bun.build({
      entrypoints,
      minify: true,
      format: 'iife',
      target: 'browser',
      define,
      plugins: [interfaceTexts],
    });
    return [`offline/${name}.js`, await outputs[0]!.text()] as const;
  };
  return new Map([await bundle('service-worker'), await bundle('removing-worker')]);
}

interface BuiltPage {
  readonly html: string;
  readonly script: string;
  readonly style: string;
  readonly scripts: ReadonlyMap<string, string>;
}

async function pageOf(entry: string): Promise<BuiltPage> {
  const { script, style, later } = await bundlePage(join(here, entry, 'main.tsx'));
  const template = await Bun.file(join(here, entry, 'page.html')).text();
  const fonts = fontRules(firstFonts, 'fonts/');
  const html = filledPage(template, { script, style: fonts + style, hasScripts: later.size > 0 });
  return { html, script, style, scripts: later };
}

interface PageParts {
  readonly script: string;
  readonly style: string;
  readonly hasScripts: boolean;
}

function filledPage(template: string, { script, style, hasScripts }: PageParts): string {
  const inline = script.replaceAll('</script', '<\\/script');
  const hash = new Bun.CryptoHasher('sha256').update(inline).digest('base64');
  const scripts = [`'sha256-${hash}'`, ...(hasScripts ? ["'self'"] : [])];
  const policy = contentPolicy({ scripts, styles: ["'unsafe-inline'"] });
  // Functions, because `$&` in a replacement string means the match
  return template
    .replace('<!-- policy -->', () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
    .replace('<!-- style -->', () => `<style>${style.replaceAll('</style', '<\\/style')}</style>`)
    .replace('<!-- script -->', () => (inline === '' ? '' : `<script type="module">${inline}</script>`));
}

async function guideFiles(): Promise<ReadonlyMap<string, string>> {
  const guides = await guidePages(join(here, '../docs'));
  const texts = `export default ${JSON.stringify(guides.flatMap(({ sections }) => sections))};`;
  const sectionsPath = hashedPath('scripts/guides', 'js', texts);
  const { script, style } = await bundlePage(join(here, 'guides/main.tsx'));
  const template = await Bun.file(join(here, 'guides/page.html')).text();
  const searching = `const sectionsPath = ${JSON.stringify(`../${sectionsPath}`)};${script}`;
  const files = guides.map(({ name, title, body }) => {
    const isSearched = name === 'guides';
    const links = guides.map((each) => {
      const current = each.name === name ? ' aria-current="page"' : '';
      return `<li><a href="${each.name}"${current}>${Bun.escapeHTML(each.title)}</a></li>`;
    });
    const page = template
      .replace('<!-- title -->', () => Bun.escapeHTML(title))
      .replace('<!-- nav -->', () => `<ul>${links.join('')}</ul>`)
      .replace('<!-- body -->', () =>
        body.replace('</h1>', isSearched ? '</h1><div id="search"></div>' : '</h1>'),
      );
    const parts = { script: isSearched ? searching : '', style, hasScripts: isSearched };
    return [`docs/${name}.html`, filledPage(page, parts)] as const;
  });
  return new Map([[sectionsPath, texts], ...files]);
}

if (import.meta.main) {
  const folder = process.argv[2] ?? join(here, 'dist');
  const current = new Set<string>();
  for (const { name, file } of [...firstFonts, ...otherFonts]) {
    const source = fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${file}`));
    await writeWhole(join(folder, 'fonts', file), Bun.file(source));
  }
  const write = async (files: ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>) => {
    for (const [path, text] of files) {
      await writeWhole(join(folder, path), text);
      current.add(path);
      console.log(`${path}: ${text.length} bytes, ${Bun.gzipSync(text).length} gzip`);
    }
  };
  await write(appIcons());
  await write(await guideFiles());
  await write(await embedFiles());
  await write(await clientFiles());
  const explorer = await pageOf('explorer');
  await write(new Map([...explorer.scripts, ['docs.html', explorer.html]]));
  const reader = await pageOf('reader');
  // The front page comes last, when everything that it loads is available
  const parts = [...reader.scripts, ...(await chapterPageFiles(reader)), ...(await workerFiles(reader))];
  await write(new Map([...parts, ['index.html', reader.html]]));
  // Files of earlier builds that no page refers to any more
  for (const pattern of ['scripts/*.js', 'docs/*.html', 'pages/*', 'icons/*', 'offline/*']) {
    for (const path of new Bun.Glob(pattern).scanSync(folder)) {
      if (!current.has(path)) rmSync(join(folder, path), { force: true });
    }
  }
}

/** Writes a file atomically: a running server may read it and another process may write it at any time. */
async function writeWhole(file: string, content: string | Blob | Uint8Array<ArrayBuffer>): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await Bun.write(unfinished, content);
  renameSync(unfinished, file);
}
