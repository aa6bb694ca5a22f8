import type { Operation } from '../operations.ts';

export type Values = Readonly<Record<string, string>>;

/** The path with its parameters filled in; they are always one segment. */
export function requestPath(path: string, values: Values): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => segment(values[name] ?? ''));
}

/** A quotation mark would end the word that a path is in a shell; a dot alone would be taken for a folder. */
function segment(value: string): string {
  const encoded = encodeURIComponent(value).replaceAll("'", '%27');
  return /^\.\.?$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}

export interface FoundOperation {
  readonly operation: Operation;
  readonly values: Values;
}

/** The operation that answers a link of a document. */
export function operationOfLink(operations: readonly Operation[], link: string): FoundOperation | undefined {
  const found = operations.flatMap((operation) => {
    const values = valuesOf(operation, link);
    return values ? [{ operation, values }] : [];
  });
  // A chapter's path fits that of words too, with a dot in the chapter: the one with the most letters of its own is meant
  const letters = ({ operation }: FoundOperation) => operation.path.replace(/\{\w+\}/g, '').length;
  return found.sort((a, b) => letters(b) - letters(a))[0];
}

function valuesOf({ path }: Operation, link: string): Values | undefined {
  const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+?)');
  const groups = new RegExp(`^${source}$`).exec(link);
  if (!groups) return undefined;
  const entries = Object.entries(groups.groups ?? {});
  try {
    return Object.fromEntries(entries.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}
