import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { EditionKind } from '../library/edition-record.ts';

/** A folder that holds the sources of one edition. */
export interface EditionFolder {
  readonly path: string;
  /** As shown to people and remembered by the library: relative to the content folder, with `/`. */
  readonly shown: string;
  /** The id when no metadata gives one. */
  readonly name: string;
  readonly kind: EditionKind;
}

const rooms: Readonly<Record<string, EditionKind>> = {
  translations: 'translation',
  commentaries: 'commentary',
  datasets: 'dataset',
};

const source = /\.(usfm|sfm|usx|xml|json|zip)$/i;

/**
 * The edition folders of a content folder, sorted. Where it has none of the rooms `translations`,
 * `commentaries` and `datasets`, its own sub-folders with sources are translations, or else it is one itself.
 */
export function findEditions(content: string): EditionFolder[] {
  const root = resolve(content);
  const roomNames = Object.keys(rooms).filter((room) => isFolder(join(root, room)));
  if (roomNames.length > 0) {
    return roomNames.flatMap((room) => {
      // Files put into the room itself are not passed over in silence: the room is an edition then
      const shown = [...(holdsSources(join(root, room)) ? [room] : []), ...subfolders(root, room)];
      return shown.map((name) => folder(root, name, rooms[room]!));
    });
  }
  const inside = subfolders(root, '').filter((shown) => holdsSources(join(root, shown)));
  if (inside.length > 0) return inside.map((shown) => folder(root, shown, 'translation'));
  return holdsSources(root) ? [folder(root, '.', 'translation')] : [];
}

function folder(root: string, shown: string, kind: EditionKind): EditionFolder {
  const path = join(root, shown);
  return { path, shown, name: basename(path), kind };
}

function subfolders(root: string, room: string): string[] {
  return readdirSync(join(root, room))
    .filter((name) => !name.startsWith('.') && isFolder(join(root, room, name)))
    .sort()
    .map((name) => (room === '' ? name : `${room}/${name}`));
}

function holdsSources(path: string): boolean {
  return readdirSync(path).some((name) => source.test(name));
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
