import { type Dirent, existsSync, type FSWatcher, readdirSync, realpathSync, statSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';

/** Quiet time after the last change before it is reported, because an editor or a copy writes many times. */
const quietMilliseconds = 250;

interface WatchContent {
  readonly onChange: () => void;
  /**
   * Called for a folder that cannot be watched (EACCES, or ENOSPC if the system watches too many). The others
   * are watched.
   */
  readonly onFault: (error: unknown) => void;
}

/** Milliseconds between two looks for folders that were replaced as a whole, which a watcher does not report. */
const replacedMilliseconds = 2000;

/**
 * Watches the files below the content folder, including linked folders but not hidden files or `except`, also
 * after the content folder was replaced by another one.
 * @returns a function that stops watching.
 */
export function watchContent(
  content: string,
  except: string,
  { onChange, onFault }: WatchContent,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let folders: readonly string[] = [];
  let watched = '';
  let watchers: readonly FSWatcher[] = [];
  function changed(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchAll();
      onChange();
    }, quietMilliseconds);
  }
  function watchAll(): void {
    folders = foldersToWatch(content);
    if (identityOf(folders) === watched) return;
    // Bun would return the previous watcher of the same path
    for (const watcher of watchers) watcher.close();
    watched = identityOf(folders);
    watchers = folders.filter(existsSync).flatMap((folder) => {
      try {
        return [watchFolder(folder, resolve(except), changed).on('error', onFault)];
      } catch (error) {
        onFault(error);
        return [];
      }
    });
  }
  watchAll();
  const replaced = setInterval(() => {
    if (identityOf(folders) === watched) return;
    watchAll();
    if (existsSync(content)) changed();
  }, replacedMilliseconds);
  return () => {
    clearTimeout(timer);
    clearInterval(replaced);
    for (const watcher of watchers) watcher.close();
  };
}

function identityOf(folders: readonly string[]): string {
  return folders.map((folder) => `${folder} ${folderIdentity(folder)}`).join('\n');
}

/** Inode numbers alone are reused. */
function folderIdentity(folder: string): string {
  try {
    const { ino, birthtimeMs } = statSync(folder);
    return `${ino} ${birthtimeMs}`;
  } catch {
    return '';
  }
}

function watchFolder(folder: string, except: string, onChange: () => void): FSWatcher {
  return watch(folder, { recursive: true }, (_event, name) => {
    const inside = name?.toString() ?? '';
    const path = join(folder, inside);
    const isExcepted = path === except || path.startsWith(`${except}/`);
    if (!isExcepted && !/(?:^|\/)\./.test(inside)) onChange();
  });
}

/**
 * A recursive watch does not follow symbolic links, so linked folders are watched separately. A link to the
 * content folder or one of its ancestors is skipped, because it could cover the whole disk.
 */
function foldersToWatch(content: string): string[] {
  const root = resolve(content);
  const linked = [root, ...subfolders(root)].flatMap((folder) =>
    entriesOf(folder).flatMap((entry) =>
      entry.isSymbolicLink() ? realFolder(join(folder, entry.name)) : [],
    ),
  );
  const around = `${realFolder(root)[0] ?? root}/`;
  const isAround = (folder: string) => around.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
  return [root, ...new Set(linked.filter((folder) => !isAround(folder)))];
}

function subfolders(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []));
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function realFolder(path: string): string[] {
  try {
    return statSync(path).isDirectory() ? [realpathSync(path)] : [];
  } catch {
    return [];
  }
}
