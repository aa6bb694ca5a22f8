import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from '../../release/release-error.ts';

export class RealFolders {
  readonly #root: string;
  readonly #known = new Map<string, boolean>();

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * The topmost missing folder above a file; undefined if all exist.
   * @throws ReleaseError if one of them is a file or a symbolic link.
   */
  missing(file: string): string | undefined {
    let missing: string | undefined;
    for (let folder = parentOf(file); folder !== '' && !this.#has(folder); folder = parentOf(folder))
      missing = folder;
    return missing;
  }

  forget(): void {
    this.#known.clear();
  }

  #has(folder: string): boolean {
    if (folder === '') return true;
    const known = this.#known.get(folder);
    if (known !== undefined) return known;
    const exists = this.#has(parentOf(folder)) && isRealFolder(join(this.#root, folder));
    this.#known.set(folder, exists);
    return exists;
  }
}

export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function isRealFolder(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  if (found.isDirectory()) return true;
  throw new ReleaseError(
    found.isSymbolicLink()
      ? `${path} is a symbolic link: publishing would write elsewhere. Publish to the target folder, or remove the link.`
      : `${path} is a file, but must be a folder. Move it away, then publish again.`,
  );
}
