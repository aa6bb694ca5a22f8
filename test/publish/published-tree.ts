import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function publishedTree(root: string): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const described = files.sort().map((file) => {
    const hash = new Bun.CryptoHasher('sha256').update(readFileSync(file)).digest('hex');
    return [file.slice(root.length), `${hash} ${Math.round(statSync(file).mtimeMs / 1000)}`];
  });
  return Object.fromEntries(described);
}

/** Like `publishedTree`, without the files that depend on the time of publication and on earlier releases. */
export function documentTree(root: string): Record<string, string> {
  const tree = Object.entries(publishedTree(root));
  return Object.fromEntries(tree.filter(([path]) => !/^\/api\/x\/(?:releases\.json|manifests\/)/.test(path)));
}
