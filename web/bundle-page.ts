import { basename, dirname, join, resolve } from 'node:path';
import type { BunPlugin } from 'bun';

interface BundledPage {
  readonly script: string;
  readonly style: string;
  /** What the script loads later, by its path: `scripts/search-panel-1a2b3c4d.js`. */
  readonly later: ReadonlyMap<string, string>;
}

/**
 * Bundles a page into one script. Each `import()` in it becomes a script of its own, named by its hash, which takes the modules that
 * the page has from the page: so the page comes with one request, and has one state.
 * @throws AggregateError with the errors of the build and their places.
 */
export async function bundlePage(main: string): Promise<BundledPage> {
  const page = await outline(main, new Set());
  const ofPage = new Set(page.modules);
  /** What scripts that are loaded later take from the page: names by module. */
  const taken = new Map<string, Set<string>>();
  const paths = new Map<string, string>();
  const later = new Map<string, string>();
  const bundleLater = async (file: string): Promise<void> => {
    if (paths.has(file)) return;
    const { imported, names } = await outline(file, ofPage);
    for (const each of imported) await bundleLater(each);
    for (const [module, each] of names) taken.set(module, (taken.get(module) ?? new Set()).union(each));
    const plugins = [importedLater((each) => `./${basename(paths.get(each)!)}`), takenFromPage(ofPage)];
    const { script } = await bundle(file, plugins);
    const path = hashedPath(`scripts/${basename(file).replace(/\.tsx?$/, '')}`, 'js', script);
    paths.set(file, path);
    later.set(path, script);
  };
  for (const file of page.imported) await bundleLater(file);
  const plugins = [importedLater((file) => `./${paths.get(file)}`), givenByPage(main, taken)];
  return { ...(await bundle(main, plugins)), later };
}

/** `scripts/search-panel-1a2b3c4d.js`: the name of a file that never changes, by the hash of its text. */
export function hashedPath(start: string, ending: string, text: string): string {
  return `${start}-${new Bun.CryptoHasher('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;
}

/** What a script consists of: its modules, what it loads later, and the names that it takes from modules of the page. */
async function outline(file: string, ofPage: ReadonlySet<string>) {
  const imported = new Set<string>();
  const noting = importedLater((each) => {
    imported.add(each);
    return './later.js';
  });
  const { script, modules } = await bundle(file, [noting, leftToPage(ofPage)], { minify: false });
  const names = new Map<string, Set<string>>();
  for (const [, list, module] of script.matchAll(/^import \{([^}]*)\} from "page:([^"]+)";$/gm)) {
    const of = list!.split(',').map((name) => name.trim().split(' as ')[0]!);
    names.set(module!, (names.get(module!) ?? new Set()).union(new Set(of)));
  }
  return { modules, imported, names };
}

async function bundle(entry: string, plugins: BunPlugin[], { minify = true } = {}) {
  const { outputs, metafile } = await Bun.build({
    entrypoints: [entry],
    minify,
    metafile: true,
    target: 'browser',
    format: 'esm',
    // Where a plugin resolves imports, the bundler does not read this in tsconfig.json
    jsx: { runtime: 'automatic', importSource: 'preact', development: false },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
  });
  const texts = await Promise.all(outputs.map(async (output) => [output.path, await output.text()] as const));
  const textOf = (ending: string) => texts.find(([path]) => path.endsWith(ending))?.[1] ?? '';
  const modules = Object.keys(metafile?.inputs ?? {}).map((path) => resolve(path));
  return { script: textOf('.js'), style: textOf('.css'), modules };
}

/** Leaves `import()` in the script, with another path. */
function importedLater(pathOf: (file: string) => string): BunPlugin {
  return {
    name: 'imported later',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, ({ path, importer, kind }) =>
        kind === 'dynamic-import'
          ? { path: pathOf(join(dirname(importer), path)), external: true }
          : undefined,
      );
    },
  };
}

/**
 * The name of a module that is taken from the page, the same on every machine; undefined for others. Of what the page has, that is
 * what has a state, what errors are compared with, and what is large; small functions are there twice rather than kept for later. Of the
 * English texts each script has its own parts.
 */
function nameInPage(ofPage: ReadonlySet<string>, path: string, importer: string): string | undefined {
  if (ofPage.size === 0) return undefined;
  if (/^preact(?:\/|$)/.test(path)) return path;
  const file = join(dirname(importer), path);
  const name = file.slice(repository.length);
  const isTaken =
    /^\/(?:web|client\/src\/http|src\/references|src\/model)\//.test(name) &&
    !name.endsWith('/strings-en.ts');
  return path.startsWith('.') && isTaken && ofPage.has(file) ? name : undefined;
}

const repository = dirname(import.meta.dir);

/** Leaves what is taken from the page in the script, as imports of `page:/src/...`. */
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

/** Where the page puts its modules for the scripts that it loads later. */
const registry = 'globalThis.pageModules';

function takenFromPage(ofPage: ReadonlySet<string>): BunPlugin {
  return {
    name: 'taken from the page',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, importer, kind }) => {
        const name = kind === 'import-statement' ? nameInPage(ofPage, path, importer) : undefined;
        return name === undefined ? undefined : { path: name, namespace: 'page' };
      });
      build.onLoad({ filter: /./, namespace: 'page' }, ({ path }) => ({
        contents: `module.exports = ${registry}[${JSON.stringify(path)}];`,
        loader: 'js',
      }));
    },
  };
}

/** Adds to the page what the scripts that are loaded later take from it. */
function givenByPage(main: string, taken: ReadonlyMap<string, ReadonlySet<string>>): BunPlugin {
  return {
    name: 'given by the page',
    setup(build) {
      build.onLoad({ filter: /main\.tsx$/ }, async ({ path }) => {
        if (path !== main || taken.size === 0) return undefined;
        const given = [...taken].map(([module, names], index) => {
          const from = JSON.stringify(module.startsWith('/') ? repository + module : module);
          const members = [...names].map((name) => `${name}: shared${index}.${name}`);
          const member = `${JSON.stringify(module)}: { ${members.join(', ')} }`;
          return { statement: `import * as shared${index} from ${from};`, member };
        });
        const lines = [
          ...given.map(({ statement }) => statement),
          await Bun.file(path).text(),
          `${registry} = { ${given.map(({ member }) => member).join(', ')} };`,
        ];
        return { contents: lines.join('\n'), loader: 'tsx' };
      });
    },
  };
}
