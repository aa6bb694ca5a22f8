import { type Dirent, type FSWatcher, readdirSync, realpathSync, statSync, watch } from 'node:fs';
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

/**
 * Watches the files below the content folder, including linked folders but not hidden files or `except`.
 * @returns a function that stops watching.
 */
export function watchContent(
  content: string,
  except: string,
  { onChange, onFault }: WatchContent,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function changed(): void {
    clearTimeout(timer);
    timer = setTimeout(onChange, quietMilliseconds);
  }
  const watchers = foldersToWatch(content).flatMap((folder) => {
    try {
      return [watchFolder(folder, resolve(except), changed).on('error', onFault)];
    } catch (error) {
      onFault(error);
      return [];
    }
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function watchFolder(folder: string, except: string, onChange: () => void): FSWatcher {
  return watch(folder, { recursive: true }, (_event, name) => {
    const inside = name?.toString() ?? '';
    const path = join(folder, inside);
    const isExcepted = path === except || path.startsWith(`${except}/`);
    if (!isExcepted && !isHidden(inside)) onChange();
  });
}

/** Hidden folders have no sources, but may have unfinished downloads. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.'));
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
