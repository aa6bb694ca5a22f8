import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

export const installation = {
  version: packageJson.version,

  root,

  /**
   * True in a clone of the repository, where pages and starter content are built from source. Packages
   * contain them prebuilt.
   */
  isClone: existsSync(join(root, 'web/build.ts')),

  /**
   * Folder for files that can be regenerated: `SCRIPTORIUM_CACHE`, `.cache` in a clone, or else the cache folder
   * of the user.
   */
  cacheFolder(): string {
    const isInClone = installation.isClone && !process.env.SCRIPTORIUM_CACHE;
    return isInClone ? join(root, '.cache') : userCacheFolder();
  },
} as const;

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
