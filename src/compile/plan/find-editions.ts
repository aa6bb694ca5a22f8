import { closeSync, existsSync, lstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { textHead } from '../../formats/decode-source.ts';
import { isClutter, isClutterFolder } from '../../lib/clutter.ts';
import { systemFault } from '../../lib/system-fault.ts';
import { isEvidentSource, mayBeSource } from './source-rules.ts';

export interface EditionFolder {
  readonly path: string;
  /** Display path, also stored in the library: relative to the content folder, with `/`. */
  readonly shown: string;
  readonly name: string;
  readonly room: Room;
}

export const siteFile = 'site.json';

export const rooms = ['translations', 'commentaries', 'datasets'] as const;

export type Room = (typeof rooms)[number];

export function isRoom(name: string): name is Room {
  return rooms.some((room) => room === name);
}

/**
 * Edition folders, sorted. Without `translations`, `commentaries` and `datasets`, sub-folders with sources
 * are translations. Without such sub-folders, the content folder itself is an edition.
 */
export function findEditions(content: string): EditionFolder[] {
  const root = resolve(content);
  const roomNames = rooms.filter((room) => isFolder(join(root, room)) || isLost(join(root, room)));
  if (roomNames.length > 0) {
    return roomNames.flatMap((room) => {
      // Files in the room itself are not ignored silently: they make the room an edition
      const shown = [...(holdsSources(join(root, room)) ? [room] : []), ...subfolders(root, room)];
      return shown.map((name) => folder(root, name, room));
    });
  }
  const inside = subfolders(root, '').filter((shown) => holdsSources(join(root, shown)));
  if (inside.length > 0) return inside.map((shown) => folder(root, shown, 'translations'));
  return holdsSources(root) ? [folder(root, '.', 'translations')] : [];
}

function folder(root: string, shown: string, room: Room): EditionFolder {
  const path = join(root, shown);
  return { path, shown, name: basename(path), room };
}

/** An unreadable entry is an edition too, so that planning it reports the reason. */
function subfolders(root: string, room: string): string[] {
  const isEdition = (path: string) => isFolder(path) || (room !== '' && isLost(path));
  return (tryNamesIn(join(root, room)) ?? [])
    .filter((name) => !isClutterFolder(name) && isEdition(join(root, room, name)))
    .sort()
    .map((name) => (room === '' ? name : `${room}/${name}`));
}

function holdsSources(path: string): boolean {
  const all = tryNamesIn(path);
  if (!all) return true;
  const names = all.filter((name) => !isClutter(name) && name !== siteFile);
  if (names.some((name) => /\.(xml|json|zip)$/i.test(name) || isEvidentSource(name))) return true;
  return names.some((name) => mayBeSource(name) && isEvidentSource(name, headOf(join(path, name))));
}

function headOf(path: string): string {
  const head = new Uint8Array(4096);
  try {
    // Opening a pipe would block until it is written to
    if (!statSync(path).isFile()) return '';
    const file = openSync(path, 'r');
    try {
      return textHead(head.subarray(0, readSync(file, head, 0, head.length, 0)));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (!systemFault(error)) throw error;
    return '';
  }
}

function tryNamesIn(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

export function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}

/**
 * True for an entry that exists but cannot be reached: a broken link, such as to a disk that is not mounted,
 * or a name that is not UTF-8 and therefore contains U+FFFD.
 */
function isLost(path: string): boolean {
  if (existsSync(path)) return false;
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return path.includes('\uFFFD');
  }
}
