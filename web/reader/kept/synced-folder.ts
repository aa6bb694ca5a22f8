import { openDB } from 'idb';
import { backupText } from '../../strings/texts.ts';
import { type Kept, kinds, markSent, mergeKept } from './kept-data.ts';
import { readKeptFile, writeKeptFile } from './kept-file.ts';
import { kept } from './store.ts';

/** A choice that is not part of the user's data: a folder cannot be exported, and a password must not be. */
export function storedChoice<Choice>(store: string) {
  const key = 'chosen';
  const opened = () =>
    openDB(`scriptorium-synced-${store}`, 1, { upgrade: (made) => void made.createObjectStore(store) });
  return {
    get: async (): Promise<Choice | undefined> => (await opened()).get(store, key),
    keep: async (choice: Choice): Promise<void> => void (await (await opened()).put(store, choice, key)),
    forget: async (): Promise<void> => (await opened()).delete(store, key),
  };
}

/** The part of the File System Access API that TypeScript does not know. */
interface Folder extends FileSystemDirectoryHandle {
  queryPermission(options: { readonly mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission(options: { readonly mode: 'readwrite' }): Promise<PermissionState>;
}

type PickFolder = (options: { readonly id: string; readonly mode: 'readwrite' }) => Promise<Folder>;

export const syncedFileName = 'scriptorium-saved.json';

function pickFolder(): PickFolder | undefined {
  return (globalThis as { readonly showDirectoryPicker?: PickFolder }).showDirectoryPicker?.bind(globalThis);
}

export function canSync(): boolean {
  return pickFolder() !== undefined;
}

export const chosenFolder = storedChoice<FileSystemDirectoryHandle>('folder');

export async function chooseFolder(): Promise<FileSystemDirectoryHandle> {
  const folder = await pickFolder()!({ id: 'scriptorium', mode: 'readwrite' });
  await chosenFolder.keep(folder);
  return folder;
}

export async function syncWith(folder: FileSystemDirectoryHandle): Promise<readonly string[]> {
  const { queryPermission, requestPermission } = folder as Partial<Folder>;
  const mode = { mode: 'readwrite' } as const;
  if (queryPermission && (await queryPermission.call(folder, mode)) !== 'granted') {
    const permission = await requestPermission?.call(folder, mode);
    if (permission !== 'granted') return [backupText('folderClosed', { folder: folder.name })];
  }
  const file = await folder.getFileHandle(syncedFileName, { create: true });
  const merged = mergedWith(await (await file.getFile()).text());
  if ('problems' in merged) return merged.problems;
  if (merged.isSame) return [];
  const writer = await file.createWritable();
  await writer.write(merged.text);
  await writer.close();
  return [];
}

type Merged = { readonly text: string; readonly isSame: boolean } | { readonly problems: readonly string[] };

/**
 * Merges the data of this device with the text of a file, which may be empty, and keeps the result on the device.
 * Returns the new text of the file. A damaged file must not be overwritten.
 */
export function mergedWith(text: string): Merged {
  const found = text.trim() === '' ? { kept: undefined } : readKeptFile(text);
  if ('problems' in found) return found;
  const merged = markSent(mergeKept(kept.all(), found.kept ?? {}));
  const refusal = kept.replace(merged);
  if (refusal) return { problems: [refusal] };
  const isSame = found.kept !== undefined && orderedText(merged) === orderedText(found.kept);
  return { text: writeKeptFile(merged, new Date()), isSame };
}

function orderedText(data: Kept): string {
  const lists = kinds.map((kind) =>
    data[kind].map((item) => JSON.stringify(Object.entries(item).sort())).sort(),
  );
  return JSON.stringify(lists);
}
