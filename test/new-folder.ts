import { join } from 'node:path';
import { scratchFolder } from './scratch-folder.ts';
import { writeFiles } from './write-files.ts';

let root: string | undefined;
let made = 0;

export function newFolder(files: Readonly<Record<string, unknown>> = {}): string {
  root ??= scratchFolder();
  const folder = join(root, String(++made));
  writeFiles(folder, files);
  return folder;
}
