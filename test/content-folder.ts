import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyLibrary } from './compiled.ts';
import { writeFiles } from './write-files.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

export class ContentFolder implements Disposable {
  readonly #scratch = mkdtempSync(join(tmpdir(), 'scriptorium-test-'));
  readonly path = join(this.#scratch, 'content');
  readonly library = join(this.#scratch, 'library');

  constructor() {
    mkdirSync(this.path);
  }

  write(files: Files): this {
    writeFiles(this.path, files);
    return this;
  }

  edition(folder: string, id: string, files: Files): this {
    const metadata = { id, name: id, englishName: id, language: 'eng', website: '', licenseUrl: '' };
    const inFolder = Object.entries(files).map(([name, content]) => [
      `translations/${folder}/${name}`,
      content,
    ]);
    return this.write({
      [`translations/${folder}/edition.json`]: JSON.stringify(metadata),
      ...Object.fromEntries(inFolder),
    });
  }

  copy(): ContentFolder {
    const copy = new ContentFolder();
    cpSync(this.path, copy.path, { recursive: true });
    if (existsSync(this.library)) copyLibrary(this.library, copy.library);
    return copy;
  }

  remove(name: string): this {
    rmSync(join(this.path, name), { recursive: true });
    return this;
  }

  [Symbol.dispose](): void {
    rmSync(this.#scratch, { recursive: true, force: true });
  }
}
