import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { PublishError } from '../../release/publish-error.ts';

/** Which folders are below a root: each is looked at once, and none may lead elsewhere. */
export class RealFolders {
  readonly #root: string;
  readonly #known = new Map<string, boolean>();

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * @param folder relative to the root, '' for the root itself.
   * @throws PublishError when it, or one above it, is a file or a symbolic link.
   */
  has(folder: string): boolean {
    if (folder === '') return true;
    const known = this.#known.get(folder);
    if (known !== undefined) return known;
    const is = this.has(parentOf(folder)) && isRealFolder(join(this.#root, folder));
    this.#known.set(folder, is);
    return is;
  }

  /** The folder nearest to the root, of those of a file, that is not there; undefined when all are. */
  missing(file: string): string | undefined {
    let missing: string | undefined;
    for (let folder = parentOf(file); folder !== '' && !this.has(folder); folder = parentOf(folder))
      missing = folder;
    return missing;
  }

  /** It and all below it may have changed. */
  forget(): void {
    this.#known.clear();
  }
}

/** '' for what lies in the root. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function isRealFolder(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  if (found.isDirectory()) return true;
  throw new PublishError(
    found.isSymbolicLink()
      ? `${path} is a symbolic link: publishing would write elsewhere. Publish to the folder it leads to, or remove it.`
      : `${path} is a file where a folder has to be. Move it away, and publish again.`,
  );
}
