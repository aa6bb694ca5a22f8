import { type FSWatcher, readdirSync, realpathSync, statSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';

/** Quiet time after the last change before it is told: an editor or a copy writes many times. */
const quietMilliseconds = 250;

/**
 * Calls `onChange` after files below the content folder have changed, links to folders included, what
 * is hidden or lies in `except` excluded. Returns what ends the watching.
 */
export function watchContent(content: string, except: string, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchers = foldersToWatch(content).map((folder) => watchFolder(folder, resolve(except), changed));
  function changed(): void {
    clearTimeout(timer);
    timer = setTimeout(onChange, quietMilliseconds);
  }
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

/** No source lies there, but unfinished downloads do. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.'));
}

/** A recursive watch does not follow symbolic links: the folders they lead to are watched beside it. */
function foldersToWatch(content: string): string[] {
  const root = resolve(content);
  const linked = [root, ...subfolders(root)].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isSymbolicLink())
      .map((entry) => join(folder, entry.name)),
  );
  const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return [root, ...linked.filter(isFolder).map((path) => realpathSync(path))];
}

function subfolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name));
}
