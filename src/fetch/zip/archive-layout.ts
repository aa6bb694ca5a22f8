import { isClutter } from '../../lib/clutter.ts';

/** Where the files of an archive go: all of them, less clutter and less the folder that all lie in. */
export function archiveLayout(names: readonly string[]): ReadonlyMap<string, string> {
  const wanted = names.filter((name) => !isClutter(name));
  const root = commonFolder(wanted);
  return new Map(wanted.map((name) => [name, name.slice(root.length)]));
}

function commonFolder(names: readonly string[]): string {
  const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
  let common = folderOf(names[0] ?? '');
  for (const name of names) while (!name.startsWith(common)) common = folderOf(common.slice(0, -1));
  return common;
}
