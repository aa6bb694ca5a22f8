import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import { closestId } from '../../lib/closest.ts';
import { isClutter } from '../../lib/clutter.ts';
import { type EditionFolder, isFolder, isRoom, rooms } from './find-editions.ts';
import { isScriptureName } from './source-rules.ts';

export function unreadSources(content: string, editions: readonly EditionFolder[]): Diagnostic[] {
  // An edition at the top reports its own sub-folders
  if (editions.some(({ shown }) => shown === '.')) return [];
  const known = new Set(editions.map(({ shown }) => shown.split('/')[0]!));
  const hasRooms = rooms.some((room) => isFolder(join(content, room)));
  return namesIn(content)
    .filter((name) => !known.has(name) && !isRoom(name))
    .flatMap((name) => {
      const fault = faultOf(resolve(content), name, hasRooms);
      return fault === undefined ? [] : [fileDiagnostic('unread-file', name, fault)];
    });
}

function faultOf(content: string, name: string, hasRooms: boolean): string | undefined {
  const path = join(content, name);
  if (!isFolder(path)) {
    if (!isScriptureName(name) && !/\.zip$/i.test(name)) return undefined;
    return 'This file was not read, because it is not in the folder of an edition. Move it to translations/<name>/, or remove it.';
  }
  const room = /^commentary$/i.test(name) ? 'commentaries' : closestId(name, rooms);
  if (room !== undefined && namesIn(path).length > 0)
    return `This folder was not read. Rename it to ${room}/, or move its folders there.`;
  if (rooms.some((each) => isFolder(join(path, each))))
    return 'This folder was not read, because it is a content folder itself. Build it separately, or move its folders here.';
  const found = scriptureBelow(path);
  if (found === undefined) return undefined;
  const advice = hasRooms
    ? `Move it to translations/${name}/`
    : `Move all editions to translations/, this one to translations/${name}/`;
  return `This folder was not read, although it contains sources, such as ${name}/${found}. ${advice}, or remove it.`;
}

/** Limits of the search: the folder may contain anything. */
const maxDepth = 3;
const maxFoldersPerLevel = 100;

function scriptureBelow(folder: string): string | undefined {
  let level = [''];
  for (let depth = 0; depth < maxDepth; depth++) {
    const paths = level.flatMap((above) => namesIn(join(folder, above)).map((name) => join(above, name)));
    const found = paths.find((path) => isScriptureName(path));
    if (found !== undefined) return found;
    level = paths.filter((path) => isFolder(join(folder, path))).slice(0, maxFoldersPerLevel);
  }
  return undefined;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !isClutter(name) && name !== 'node_modules')
      .sort();
  } catch {
    return [];
  }
}
