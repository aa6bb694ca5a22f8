import { statSync } from 'node:fs';
import { join } from 'node:path';
import { installation } from '../installation.ts';
import { programLog } from '../report/program-log.ts';
import { spawnChild } from './child.ts';

const installedPath = (name: string) => join(installation.root, name);
const sources = [
  'web/**/*.{ts,tsx,css,html,json,webp}',
  'client/src/**/*.ts',
  'src/{documents,generated,lib,model,questions,references,search,site}/**/*.ts',
  'src/net/retry-after.ts',
  'docs/*.md',
  'package-lock.json',
].map((pattern) => new Bun.Glob(pattern));
const unbundled = /^web\/dist\/|\.(?:test|fixture|make|rows)\.tsx?$/;

/** In a clone, the pages are built from web/ if they are missing or outdated. */
export const webPages = {
  folder: installedPath('web/dist'),

  start(): Bun.Subprocess | undefined {
    if (!areStale()) return undefined;
    return spawnChild([installedPath('web/build.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      name: 'web build',
      onExit(_, code) {
        if (code) programLog.warning('The reader could not be built, so / is a plain list.');
      },
    });
  },

  async made(): Promise<string | undefined> {
    if (await webPages.start()?.exited) return undefined;
    if (timeOf('web/dist/index.html') > 0) return webPages.folder;
    programLog.warning('This installation has no reader, so / is a plain list.');
    return undefined;
  },
};

function areStale(): boolean {
  if (!installation.isClone) return false;
  const made = timeOf('web/dist/index.html');
  const files = sources.flatMap((pattern) => [...pattern.scanSync(installedPath('.'))]);
  return files.some((file) => !unbundled.test(file) && timeOf(file) > made);
}

export function isPageSource(file: string): boolean {
  return !unbundled.test(file) && sources.some((pattern) => pattern.match(file));
}

function timeOf(file: string): number {
  return statSync(installedPath(file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
