import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** This program on this machine. */
export const installation = {
  version: packageJson.version,

  /** The folder with `package.json`. */
  root,

  /** In a clone of the repository, pages and starter content are made from their sources; a package has them ready made. */
  isClone: existsSync(join(root, 'web/build.ts')),

  /** Where files are kept that can be made again: in a clone its own folder, else what the system has for caches. */
  cacheFolder(): string {
    return installation.isClone ? join(root, '.cache') : userCacheFolder();
  },
} as const;

/** What the system has for caches of this user's programs; `SCRIPTORIUM_CACHE` is another folder. */
export function userCacheFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  if (env.SCRIPTORIUM_CACHE) return env.SCRIPTORIUM_CACHE;
  const base =
    process.platform === 'win32'
      ? (env.LOCALAPPDATA ?? join(homedir(), 'AppData/Local'))
      : process.platform === 'darwin'
        ? join(homedir(), 'Library/Caches')
        : env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(base, 'scriptorium');
}
