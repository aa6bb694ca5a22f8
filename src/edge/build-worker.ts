import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StagedFile } from '../lib/staged-file.ts';
import { UserError } from '../lib/user-error.ts';
import { codedEndings, codedResult, endingTable } from './ending-table.ts';

const folderBucket = 'folder-bucket.mjs';

/** Files of `deploy/edge/` that a host needs in addition to the worker. The first one is the configuration. */
const hostFiles = {
  cloudflare: ['wrangler.toml'],
  deno: ['deno.mjs', folderBucket],
  bun: ['bun.mjs', folderBucket],
  node: ['node.mjs', folderBucket],
  lambda: ['lambda.mjs', folderBucket],
} as const;

export type WorkerHost = keyof typeof hostFiles;

interface WrittenWorker {
  readonly file: string;
  readonly gzipBytes: number;
  readonly copied: readonly string[];
}

/**
 * Writes `worker.js` into a folder, with the files of a host. Existing files of a host stay, because operators edit
 * them.
 * @throws UserError
 */
export async function writeWorker(folder: string, host?: WorkerHost): Promise<WrittenWorker> {
  const text = await buildWorker();
  const file = join(folder, 'worker.js');
  using staged = new StagedFile(file);
  writeFileSync(staged.path, text);
  staged.commit();
  const names: readonly string[] = host ? hostFiles[host] : [];
  const copied = names.filter((name) => !existsSync(join(folder, name)));
  for (const name of copied)
    copyFileSync(join(import.meta.dir, '../../deploy/edge', name), join(folder, name));
  return { file, gzipBytes: Bun.gzipSync(text, { level: 9 }).length, copied };
}

/** Bundles the worker into one module that uses only the web platform. @throws UserError */
export async function buildWorker(): Promise<string> {
  const { success, outputs, logs } = await Bun.build({
    entrypoints: [at('worker.ts')],
    target: 'browser',
    format: 'esm',
    minify: true,
    throw: false,
    plugins: [publishedTables, compactStemmers],
  });
  const text = await outputs[0]?.text();
  if (!success || text === undefined) throw new UserError(`The worker cannot be built: ${logs.join(' ')}`);
  return text.replaceAll('HASH_OF_THE_MODULE', Bun.hash(text).toString(36));
}

const at = (name: string) => join(import.meta.dir, name);

const publishedTables: Bun.BunPlugin = {
  name: 'published tables',
  setup(build) {
    const filter = /generated\/(?:book-names|simplified-characters)\.ts$/;
    const from = JSON.stringify(at('published-tables.ts'));
    const names = '{ bookNames: bookNamesTable, simplifiedCharacters }';
    const contents = `import { languageTables } from ${from}; export const ${names} = languageTables;`;
    build.onLoad({ filter }, () => ({ loader: 'js', contents }));
  },
};

const baseClass = /^function (\w+)\(\)\{[\s\S]*?\}(?=let )/;
const tables = /\[(?:\["(?:[^"\\]|\\.)*",-?\d+,-?\d+(?:,\w+)?\],?)+\]/g;

/** Rewrites the stemmers, which all contain the same base class and tables that can be derived from shorter ones. */
export const compactStemmers: Bun.BunPlugin = {
  name: 'compact stemmers',
  setup(build) {
    const german = readFileSync(fileURLToPath(import.meta.resolve('@orama/stemmers/german')), 'utf8');
    const [base = '', name] = baseClass.exec(german) ?? [];
    const unnamed = withoutNames(base);
    const loader = 'js';
    build.onResolve({ filter: /^stemmer-base$/ }, () => ({ path: 'base', namespace: 'stemmer-base' }));
    build.onLoad({ filter: /./, namespace: 'stemmer-base' }, () => {
      return { loader, contents: withShortMembers(`${base}\nexport default ${name};`) };
    });
    build.onLoad({ filter: /@orama[\\/]stemmers[\\/]dist[\\/]\w+\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8').replace(/export const language="\w+";/, '');
      const contents = source.replace(baseClass, (own, ownName) =>
        withoutNames(own) === unnamed ? `import ${ownName} from 'stemmer-base';` : own,
      );
      return { loader, contents: withCompactTables(withShortMembers(contents)) };
    });
  },
};

function withoutNames(code: string): string {
  return code.replace(/(?<![.\w])[a-z](?!\w)/g, '');
}

const members =
  /(?<=[.{,])(?:cursor|limit_backward|limit|eq_s_b|eq_s|find_among_b|find_among|slice_from|slice_del|slice_check|replace_s|(?:in|out)_grouping(?:_b)?|bra|ket)\b/g;

/** The base class has some thousand uses of its members. */
function withShortMembers(code: string): string {
  return code.replace(members, (name) => name.replace(/([a-z])[a-z]*_?/g, '$1').toUpperCase());
}

type EndingTable = ReturnType<typeof endingTable<string>>;

export function withCompactTables(code: string): string {
  const compact = code.replace(tables, (text) => {
    const json = text.replaceAll('\\x', '\\u00').replace(/,([a-z]\w*)\]/gi, ',"$1"]');
    const table = JSON.parse(json) as EndingTable;
    const endings = table.map(([ending]) => ending);
    const results = table.map(([, , result, condition]) => codedResult(result, condition)).join('');
    const condition = table.find((row) => row.length > 3)?.[3];
    const coded = [false, true].map(
      (isForward) => [codedEndings(endings, isForward), results, isForward] as const,
    );
    const found = coded.find((each) => Bun.deepEquals(endingTable(...each, condition), table));
    return found
      ? `endingTable(${JSON.stringify(found).slice(1, -1)}${condition ? `,${condition}` : ''})`
      : text;
  });
  const from = JSON.stringify(at('ending-table.ts'));
  return `import { endingTable } from ${from};\n${compact}`;
}
