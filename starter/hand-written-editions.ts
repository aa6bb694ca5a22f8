import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StarterEdition, StarterFile } from './starter-edition.ts';

const written = join(import.meta.dir, 'content');

/** The editions of a content folder (`starter/content` when none is named), as they are. */
export function handWrittenEditions(content = written): StarterEdition[] {
  return subfolders(content).flatMap((room) =>
    subfolders(join(content, room)).map((name) => editionOf(content, `${room}/${name}`)),
  );
}

function editionOf(content: string, folder: string): StarterEdition {
  const files = () => filesOf(join(content, folder));
  return { folder, madeFrom: () => `starter/content ${hashOf(files())}`, files };
}

function filesOf(folder: string): StarterFile[] {
  return visible(readdirSync(folder)).map((name) => [name, readFileSync(join(folder, name))]);
}

function hashOf(files: readonly StarterFile[]): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest('hex');
}

function subfolders(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return visible(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
}

/** Editors and file managers leave files of their own, such as `.DS_Store`. */
function visible(names: readonly string[]): string[] {
  return names.filter((name) => !name.startsWith('.')).toSorted();
}
