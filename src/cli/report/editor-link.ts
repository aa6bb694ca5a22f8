import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../../formats/diagnostic.ts';

/** Addresses that open a file in an editor. `{file}` begins with a slash, also on Windows. */
export const editorAddresses: Readonly<Record<string, string>> = {
  vscode: 'vscode://file{file}:{line}:{column}',
  vscodium: 'vscodium://file{file}:{line}:{column}',
  cursor: 'cursor://file{file}:{line}:{column}',
  zed: 'zed://file{file}:{line}:{column}',
  idea: 'idea://open?file={file}&line={line}&column={column}',
};

export type EditorLink = (diagnostic: Diagnostic) => string | undefined;

/**
 * Returns the address that opens the place of a finding in the editor; undefined for files in a zip.
 * @param address with `{file}`, and optionally `{line}` and `{column}`.
 */
export function editorLinks(content: string, address: string): EditorLink {
  const paths = new Map<string, string | undefined>();
  return ({ file, line, column }) => {
    if (!paths.has(file)) paths.set(file, linkPath(resolve(content, file)));
    const path = paths.get(file);
    if (path === undefined) return undefined;
    const values: Readonly<Record<string, string | number>> = {
      file: path,
      line: line || 1,
      column: column || 1,
    };
    return address.replace(/\{(file|line|column)\}/g, (_, name: string) => String(values[name]));
  };
}

function linkPath(path: string): string | undefined {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const parts = path.split(/[\\/]/).map(encodeURIComponent);
  // The drive letter of Windows: /C:/content
  return parts.join('/').replace(/^(?:(\w)%3A)?\/*/, (_, drive) => (drive ? `/${drive}:/` : '/'));
}
