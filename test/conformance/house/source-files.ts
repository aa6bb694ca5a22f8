import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const root = join(import.meta.dir, '../../..');

const folders = [
  'src',
  'starter',
  'packaging',
  'test',
  'bench',
  'web',
  'client/src',
  'client/test',
  'client/scripts',
];

export const sources: readonly string[] = folders
  .flatMap((folder) => [...new Bun.Glob(`${folder}/**/*.{ts,tsx}`).scanSync(root)])
  .filter((file) => !/\/(?:dist|node_modules)\//.test(file))
  .sort();

/** Tests and the files only tests and scripts use; these may import from any room. */
export const isWide = (file: string): boolean =>
  /\.(?:test|type-test|fixture|make|rows)\.tsx?$/.test(file) || file.startsWith('test/');

const texts = new Map<string, string>();

export function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}

export const linesOf = (file: string): number => textOf(file).split('\n').length - 1;

export interface Import {
  readonly file: string;
  readonly names: readonly string[] | undefined;
}

const statement = /^(?:import|export)\s+(?:type\s+)?([\w*{}\s,$]+?)\s+from\s+'(\.[^']+)'/gm;
const wholeModule = /\b(?:import|require)\s*\(\s*'(\.[^']+)'|^import\s+'(\.[^']+)'/gm;
const imports = new Map<string, readonly Import[]>();

export function importsOf(file: string): readonly Import[] {
  const known = imports.get(file);
  if (known) return known;
  const text = textOf(file);
  const imported = (specifier: string) => relative(root, join(root, dirname(file), specifier));
  const found = [
    ...[...text.matchAll(statement)].map(([, clause, specifier]) => ({
      file: imported(specifier!),
      names: importedNames(clause!),
    })),
    ...[...text.matchAll(wholeModule)].map(([, called, bare]) => ({
      file: imported((called ?? bare)!),
      names: undefined,
    })),
  ];
  imports.set(file, found);
  return found;
}

function importedNames(clause: string): readonly string[] | undefined {
  if (clause.includes('*')) return undefined;
  const listed = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const names = listed.split(',').map((name) =>
    name
      .trim()
      .replace(/^type\s+/, '')
      .replace(/\s+as\s.*$/, ''),
  );
  const isDefault = /^\w/.test(clause);
  return [...names.filter((name) => name !== ''), ...(isDefault ? ['default'] : [])];
}

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const destructured = /^export const \{([^}]*)\}/gm;

export function exportsOf(file: string): readonly string[] {
  const text = textOf(file);
  const several = [...text.matchAll(destructured)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.replace(/^[^:]*:/, '').trim()),
  );
  return [...new Set([...[...text.matchAll(declaration)].map(([, name]) => name!), ...several])];
}
