import { basename, dirname, join, resolve } from 'node:path';
import type { BunPlugin } from 'bun';

interface BundledPage {
  readonly script: string;
  readonly style: string;
  readonly later: ReadonlyMap<string, string>;
}

/**
 * Bundles a page into one script. Each `import()` in it becomes a separate script, named by its hash, that
 * shares modules with the page. So the page is loaded with one request and has a single copy of its state.
 * @throws AggregateError with the errors of the build and their positions.
 */
export async function bundlePage(main: string): Promise<BundledPage> {
  const page = await outline(main, new Set());
  const ofPage = new Set(page.modules);
  const outlines = new Map<string, Outline>();
  const addOutline = async (file: string): Promise<void> => {
    if (outlines.has(file)) return;
    const added = await outline(file, ofPage);
    // Imported scripts are bundled first, because this script contains their hashed paths
    for (const each of added.imported) await addOutline(each);
    outlines.set(file, added);
  };
  for (const each of page.imported) await addOutline(each);
  const shared = [...new Set([...outlines.values()].flatMap(({ taken }) => [...taken]))].sort();
  const styles = await bundledStyles(new Set([...outlines.values()].flatMap(({ modules }) => modules)));
  const paths = new Map<string, string>();
  const later = new Map<string, string>();
  for (const [file, { taken }] of outlines) {
    const plugins = [
      importedLater((each) => `./${basename(paths.get(each)!)}`),
      takenFromPage(ofPage, taken, shared),
      styles,
    ];
    const { script } = await bundle(file, plugins);
    const path = hashedPath(`scripts/${scriptName(file)}`, 'js', script);
    paths.set(file, path);
    later.set(path, script);
  }
  const plugins = [importedLater((file) => `./${paths.get(file)}`), givenByPage(main, shared)];
  const { script } = await bundle(main, plugins);
  return { script, style: await bundleStyle(main), later };
}

function scriptName(file: string): string {
  const [, stemmer] = /@orama\/stemmers\/dist\/(\w+)\.js$/.exec(file) ?? [];
  return stemmer === undefined ? basename(file).replace(/\.(?:tsx?|json)$/, '') : `stemmer-${stemmer}`;
}

/** `scripts/search-panel-1a2b3c4d.js`: the name of an immutable file, by the hash of its text. */
export function hashedPath(start: string, ending: string, text: string): string {
  return `${start}-${new Bun.CryptoHasher('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;
}

interface Outline {
  readonly modules: readonly string[];
  readonly imported: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
}

async function outline(file: string, ofPage: ReadonlySet<string>): Promise<Outline> {
  const imported = new Set<string>();
  const noting = importedLater((each) => {
    imported.add(each);
    return './later.js';
  });
  const { script, modules } = await bundle(file, [noting, leftToPage(ofPage)], { minify: false });
  const taken = new Set<string>();
  for (const [, list, module] of script.matchAll(/^import \{([^}]*)\} from "page:([^"]+)";$/gm)) {
    for (const each of list!.split(',')) taken.add(sharedName(each.trim().split(' as ')[0]!, module!));
  }
  return { modules, imported, taken };
}

async function bundle(entry: string, plugins: BunPlugin[], { minify = true } = {}) {
  const { outputs, metafile } = await Bun.build({
    entrypoints: [entry],
    minify,
    metafile: true,
    target: 'browser',
    format: 'esm',
    // If a plugin resolves imports, the bundler ignores this option in tsconfig.json
    jsx: { runtime: 'automatic', importSource: 'preact', development: false },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins, interfaceTexts],
  });
  const modules = Object.keys(metafile?.inputs ?? {}).map((path) => resolve(path));
  return { script: await outputs[0]!.text(), modules };
}

/**
 * Keeps texts out of scripts that do not use them: the calls in `texts.ts` have no side effects, and a script
 * with the texts of a language would otherwise also export each part by name.
 */
export const interfaceTexts: BunPlugin = {
  name: 'interface texts',
  setup(build) {
    build.onLoad({ filter: /\/strings\/texts\.ts$/ }, async ({ path }) => ({
      contents: (await Bun.file(path).text()).replaceAll('= part(', '= /* @__PURE__ */ part('),
      loader: 'ts',
    }));
    build.onLoad({ filter: /\/strings-(?!en)\w+\.json$/ }, async ({ path }) => ({
      contents: `export default ${await Bun.file(path).text()}`,
      loader: 'js',
    }));
  },
};

function importedLater(pathOf: (file: string) => string): BunPlugin {
  return {
    name: 'imported later',
    setup(build) {
      build.onResolve({ filter: /^(?:\.{1,2}|@orama\/stemmers)\// }, ({ path, importer, kind }) =>
        kind === 'dynamic-import'
          ? { path: pathOf(Bun.resolveSync(path, dirname(importer))), external: true }
          : undefined,
      );
    },
  };
}

/**
 * The name of a module that is shared with the page, identical on every machine; undefined for others.
 * Modules are shared if they have state, if errors are compared with them, or if they are large; small
 * functions are duplicated. Each script contains its own part of the English texts.
 */
function nameInPage(ofPage: ReadonlySet<string>, path: string, importer: string): string | undefined {
  if (ofPage.size === 0) return undefined;
  if (/^preact(?:\/|$)/.test(path)) return path;
  const file = join(dirname(importer), path);
  const name = file.slice(repository.length);
  const isTaken =
    /^\/(?:web|client\/src\/http|src\/references|src\/model)\//.test(name) &&
    !/^\/(?:web\/strings\/(?:texts\.ts|strings-en\.json)|src\/model\/strongs-number\.ts)$/.test(name);
  return path.startsWith('.') && isTaken && ofPage.has(file) ? name : undefined;
}

const repository = dirname(import.meta.dir);

function leftToPage(ofPage: ReadonlySet<string>): BunPlugin {
  return {
    name: 'left to the page',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, importer, kind }) => {
        const name = kind === 'import-statement' ? nameInPage(ofPage, path, importer) : undefined;
        return name === undefined ? undefined : { path: `page:${name}`, external: true };
      });
    },
  };
}

/**
 * The global through which the page shares modules with scripts that are loaded on demand. It is a list,
 * because names would take up a thirtieth of the page.
 */
const registry = 'globalThis.ofPage';

function sharedName(name: string, module: string): string {
  return `${module} ${name}`;
}

function takenFromPage(
  ofPage: ReadonlySet<string>,
  taken: ReadonlySet<string>,
  shared: readonly string[],
): BunPlugin {
  return {
    name: 'taken from the page',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, importer, kind }) => {
        const name = kind === 'import-statement' ? nameInPage(ofPage, path, importer) : undefined;
        return name === undefined ? undefined : { path: name, namespace: 'page' };
      });
      build.onLoad({ filter: /./, namespace: 'page' }, ({ path }) => {
        const names = [...taken].filter((each) => each.startsWith(sharedName('', path)));
        const lines = names.map(
          (each) => `export const ${each.split(' ')[1]} = ${registry}[${shared.indexOf(each)}];`,
        );
        return { contents: lines.join('\n'), loader: 'js' };
      });
    },
  };
}

function givenByPage(main: string, shared: readonly string[]): BunPlugin {
  return {
    name: 'given by the page',
    setup(build) {
      build.onLoad({ filter: /main\.tsx$/ }, async ({ path }) => {
        if (path !== main || shared.length === 0) return undefined;
        const imports = shared.map((each, index) => {
          const [module, name] = each.split(' ') as [string, string];
          const from = JSON.stringify(module.startsWith('/') ? repository + module : module);
          return `import { ${name} as shared${index} } from ${from};`;
        });
        const list = `${registry} = [${shared.map((_, index) => `shared${index}`)}];`;
        return { contents: [...imports, await Bun.file(path).text(), list].join('\n'), loader: 'tsx' };
      });
    },
  };
}

export async function bundleStyle(entry: string): Promise<string> {
  return forOlderBrowsers(await minifiedStyle(entry));
}

/**
 * With its default target, the bundler would write each `inset-inline-start` as six rules with lists of
 * right-to-left languages, for browsers from before 2021.
 */
export async function minifiedStyle(entry: string): Promise<string> {
  const { outputs } = await Bun.build({ entrypoints: [entry], minify: true, target: 'bun' });
  const style = outputs.find(({ path }) => path.endsWith('.css'));
  return (await style?.text()) ?? '';
}

/**
 * Gives scripts the text of their styles: `import styles from './map.css' with { type: 'text' }`. All styles
 * are bundled in advance, because a bundler that waits for another one never finishes.
 */
async function bundledStyles(files: Iterable<string>): Promise<BunPlugin> {
  const styles = new Map<string, string>();
  for (const file of files) if (file.endsWith('.css')) styles.set(file, await bundleStyle(file));
  return stylesAsTexts(styles);
}

export function stylesAsTexts(styles: ReadonlyMap<string, string>): BunPlugin {
  return {
    name: 'styles as texts',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path }) => {
        const contents = styles.get(path);
        return contents === undefined ? undefined : { contents, loader: 'text' };
      });
    },
  };
}

/** Emulates `color-scheme` with custom properties: one of two adjacent values is set, and the other is empty. */
const schemes = { light: '--light:initial;--dark: ;', dark: '--light: ;--dark:initial;' } as const;

const value = String.raw`((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)`;
const lightDark = new RegExp(String.raw`light-dark\(${value},${value}\)`, 'g');

/** Replaces `light-dark()`, which browsers have supported since 2024, so that phones from 2020 understand it. */
function forOlderBrowsers(style: string): string {
  const ofDevice = `@media (prefers-color-scheme:dark){:root{${schemes.dark}}}`;
  return style
    .replace(lightDark, 'var(--light,$1)var(--dark,$2)')
    .replace(/color-scheme:light dark([^}]*\})/g, (whole) => schemes.light + whole + ofDevice)
    .replace(/color-scheme:(light|dark)(?=[;}])/g, (whole, only: 'light' | 'dark') => schemes[only] + whole);
}
