import { existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { links } from '../../documents/links.ts';
import { isLibrary } from '../../library/library.ts';
import { PublishError } from '../../release/publish-error.ts';
import type { Destination } from '../destination.ts';
import { fileError } from './file-error.ts';
import { DirectoryDestination } from './folder-destination.ts';
import type { SiblingCoding } from './published-files.ts';
import { Workplace, workplaceName } from './workplace.ts';

export interface DirectoryOptions {
  /** Files to keep beside each plain one. */
  readonly siblings: ReadonlySet<SiblingCoding>;
  /** Takes a folder that has other things in it; these stay. */
  readonly isForced?: boolean;
  /** Nothing is to be written: it is opened for comparing. */
  readonly isDryRun?: boolean;
}

/** What a file system puts into each of its roots. */
const ofFileSystems = new Set(['lost+found', '.DS_Store']);

/**
 * Opens a directory to publish to, and makes it when it is not there. A commit that was interrupted is ended first.
 * @throws PublishError when it is no place to publish to, or another process publishes there.
 */
export function openDirectory(directory: string, options: DirectoryOptions): Destination {
  const { siblings, isForced = false, isDryRun = false } = options;
  try {
    if (isLibrary(directory))
      throw new PublishError(`${directory} is a library, not a place to publish to. Give another folder.`);
    if (!isForced) checkIsOurs(directory);
    if (isDryRun) {
      const root = existsSync(directory) ? realpathSync(directory) : resolve(directory);
      return new DirectoryDestination(root, { name: directory, siblings, workplace: undefined });
    }
    mkdirSync(directory, { recursive: true });
    const root = realpathSync(directory);
    const workplace = new Workplace(root);
    try {
      if (workplace.journal.exists()) workplace.journal.rollForward();
      workplace.staged.clear();
    } catch (error) {
      workplace.close();
      throw error;
    }
    return new DirectoryDestination(root, { name: directory, siblings, workplace });
  } catch (error) {
    throw fileError(error, directory, 'Nothing was published.');
  }
}

function checkIsOurs(directory: string): void {
  const found = statSync(directory, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory())
    throw new PublishError(`${directory} is a file. Give a folder, or a name that ends in .zip.`);
  if (existsSync(join(directory, links.manifest))) return;
  const names = readdirSync(directory).filter((name) => !ofFileSystems.has(name));
  if (names.length === 0 || names.includes(workplaceName)) return;
  throw new PublishError(
    `${directory} is not empty, and nothing was published there (it has ${names[0]}). Give an empty folder, or --force to publish beside what is there.`,
  );
}
