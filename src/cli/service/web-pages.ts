import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);
const pathOf = (name: string) => fileURLToPath(new URL(name, root));
const sources = ['web/**/*.{ts,tsx,css,html}', 'client/src/**/*.ts'].map((pattern) => new Bun.Glob(pattern));

/** The reader and the API explorer, made out of web/ when they are not there or older than their sources. */
export const webPages = {
  folder: pathOf('web/dist'),

  /** Starts making them where that is needed; a process of its own, so that it keeps nobody waiting. */
  start(): Bun.Subprocess | undefined {
    if (!areStale()) return undefined;
    return Bun.spawn([process.execPath, pathOf('web/build.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      onExit(_, code) {
        if (code) console.error('scriptorium: the reader could not be made; / is a plain list instead.');
      },
    });
  },

  /** The folder once they are as their sources say; undefined where they cannot be made, which is told then. */
  async made(): Promise<string | undefined> {
    if (await webPages.start()?.exited) return undefined;
    if (timeOf('web/dist/index.html') > 0) return webPages.folder;
    console.error('scriptorium: the reader is not part of this installation; / is a plain list instead.');
    return undefined;
  },
};

function areStale(): boolean {
  const made = timeOf('web/dist/index.html');
  const files = sources
    .flatMap((pattern) => [...pattern.scanSync(pathOf('.'))])
    .filter((file) => !file.startsWith('web/dist/'));
  return files.length > 0 && files.some((file) => timeOf(file) > made);
}

function timeOf(file: string): number {
  return statSync(pathOf(file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
