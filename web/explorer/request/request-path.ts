import type { Operation } from '../operations.ts';

export type Values = Readonly<Record<string, string>>;

export function requestPath(path: string, values: Values): string {
  const [place = '', query] = path.split('?');
  const filled = (text: string) =>
    text.replace(/\{([\w-]+)\}/g, (_, name: string) => segment(values[name] ?? ''));
  if (query === undefined) return filled(place);
  const given = query.split('&').filter((pair) => !filled(pair).endsWith('='));
  return `${filled(place)}${given.length > 0 ? '?' : ''}${given.map(filled).join('&')}`;
}

/** An apostrophe would end a quoted path in a shell command, and a single dot would mean a folder. */
function segment(value: string): string {
  const encoded = encodeURIComponent(value).replaceAll("'", '%27');
  return /^\.\.?$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}

interface FoundOperation {
  readonly operation: Operation;
  readonly values: Values;
}

export function operationOfLink(operations: readonly Operation[], link: string): FoundOperation | undefined {
  const found = operations.flatMap((operation) => {
    const values = valuesOf(operation, link);
    return values ? [{ operation, values }] : [];
  });
  // The path of words also matches chapters: the pattern with the most literal letters wins
  const letters = ({ operation }: FoundOperation) => operation.path.replace(/\{\w+\}/g, '').length;
  return found.sort((a, b) => letters(b) - letters(a))[0];
}

function valuesOf({ path }: Operation, link: string): Values | undefined {
  const [place = '', query = ''] = path.split('?');
  const [linkedPlace = '', linkedQuery = ''] = link.split('?');
  const source = place.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+?)');
  const groups = new RegExp(`^${source}$`).exec(linkedPlace);
  if (!groups) return undefined;
  const given = new URLSearchParams(linkedQuery);
  const names = [...query.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name!);
  if ([...given.keys()].some((name) => !names.includes(name))) return undefined;
  const entries = Object.entries(groups.groups ?? {});
  try {
    return Object.fromEntries([
      ...entries.map(([name, value]) => [name, decodeURIComponent(value)]),
      ...names.map((name) => [name, given.get(name) ?? '']),
    ]);
  } catch {
    return undefined;
  }
}
