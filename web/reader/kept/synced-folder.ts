import { openDB } from 'idb';
import { markSent, mergeKept } from './kept-data.ts';
import { readKeptFile, writeKeptFile } from './kept-file.ts';
import { kept } from './store.ts';

/** The part of the File System Access API that TypeScript does not know. */
interface Folder extends FileSystemDirectoryHandle {
  queryPermission(options: { readonly mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission(options: { readonly mode: 'readwrite' }): Promise<PermissionState>;
}

type PickFolder = (options: { readonly id: string; readonly mode: 'readwrite' }) => Promise<Folder>;

const fileName = 'scriptorium-saved.json';
const [store, key] = ['folder', 'chosen'];

function database() {
  return openDB('scriptorium-synced-folder', 1, {
    upgrade: (opened) => void opened.createObjectStore(store),
  });
}

function pickFolder(): PickFolder | undefined {
  return (globalThis as { readonly showDirectoryPicker?: PickFolder }).showDirectoryPicker?.bind(globalThis);
}

export function canSync(): boolean {
  return pickFolder() !== undefined;
}

export async function syncedFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  return (await database()).get(store, key);
}

export async function chooseFolder(): Promise<FileSystemDirectoryHandle> {
  const folder = await pickFolder()!({ id: 'scriptorium', mode: 'readwrite' });
  await (await database()).put(store, folder, key);
  return folder;
}

export async function forgetFolder(): Promise<void> {
  await (await database()).delete(store, key);
}

/**
 * Merges the data of this device with the file in a folder, and writes the result to both. Returns the problems, none if
 * it succeeded.
 */
export async function syncWith(folder: FileSystemDirectoryHandle): Promise<readonly string[]> {
  const { queryPermission, requestPermission } = folder as Partial<Folder>;
  const mode = { mode: 'readwrite' } as const;
  if (queryPermission && (await queryPermission.call(folder, mode)) !== 'granted') {
    const permission = await requestPermission?.call(folder, mode);
    if (permission !== 'granted') return [`The browser does not allow writing into ${folder.name}.`];
  }
  const file = await folder.getFileHandle(fileName, { create: true });
  const text = await (await file.getFile()).text();
  const found = text.trim() === '' ? { kept: {} } : readKeptFile(text);
  // A damaged file is not overwritten
  if ('problems' in found) return found.problems;
  const merged = markSent(mergeKept(kept.all(), found.kept));
  const refusal = kept.replace(merged);
  if (refusal) return [refusal];
  const writer = await file.createWritable();
  await writer.write(writeKeptFile(merged, new Date()));
  await writer.close();
  return [];
}
