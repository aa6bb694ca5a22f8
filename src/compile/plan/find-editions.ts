import { closeSync, existsSync, lstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { textHead } from '../../formats/decode-source.ts';
import { isClutter, isClutterFolder } from '../../lib/clutter.ts';
import { systemFault } from '../../lib/system-fault.ts';
import { isEvidentSource, mayBeSource } from './source-rules.ts';

/** A folder that holds the sources of one edition. */
export interface EditionFolder {
  readonly path: string;
  /** As shown to people and remembered by the library: relative to the content folder, with `/`. */
  readonly shown: string;
  /** The id when no metadata gives one. */
  readonly name: string;
  readonly room: Room;
}

/** In a content folder: how the operator wants the web pages. */
export const siteFile = 'site.json';

const rooms = ['translations', 'commentaries', 'datasets'] as const;

/** The part of a content folder that an edition is in. */
export type Room = (typeof rooms)[number];

/**
 * The edition folders of a content folder, sorted. Where it has none of the rooms `translations`,
 * `commentaries` and `datasets`, its own sub-folders with sources are translations, or else it is one itself.
 */
export function findEditions(content: string): EditionFolder[] {
  const root = resolve(content);
  const roomNames = rooms.filter((room) => isFolder(join(root, room)) || isLost(join(root, room)));
  if (roomNames.length > 0) {
    return roomNames.flatMap((room) => {
      // Files put into the room itself are not passed over in silence: the room is an edition then
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

/** What cannot be read is an edition too, so that planning it says why. */
function subfolders(root: string, room: string): string[] {
  const isEdition = (path: string) => isFolder(path) || (room !== '' && isLost(path));
  return namesIn(join(root, room))
    .filter((name) => !isClutterFolder(name) && isEdition(join(root, room, name)))
    .sort()
    .map((name) => (room === '' ? name : `${room}/${name}`));
}

function holdsSources(path: string): boolean {
  const all = tryNamesIn(path);
  // Planning it says why it cannot be read
  if (!all) return true;
  const names = all.filter((name) => !isClutter(name) && name !== siteFile);
  if (names.some((name) => /\.(xml|json|zip)$/i.test(name) || isEvidentSource(name))) return true;
  return names.some((name) => mayBeSource(name) && isEvidentSource(name, headOf(join(path, name))));
}

/** '' for what is not a file that can be read. */
function headOf(path: string): string {
  const head = new Uint8Array(4096);
  try {
    // Opening a pipe would wait for somebody to write into it
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

function namesIn(path: string): string[] {
  return tryNamesIn(path) ?? [];
}

/** Undefined for a folder that cannot be read. */
function tryNamesIn(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}

/**
 * Something that was put there and cannot be reached: a link to nowhere, such as to a disk that is not mounted, or a name
 * that is not UTF-8, which comes with U+FFFD in it.
 */
function isLost(path: string): boolean {
  if (existsSync(path)) return false;
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return path.includes('\uFFFD');
  }
}
