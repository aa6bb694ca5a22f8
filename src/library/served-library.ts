import { constants, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { failureOf } from '../lib/failure.ts';
import { explain } from '../lib/system-fault.ts';
import { type Library, openServedLibrary } from './library.ts';
import { currentFile, isWritable, type LibraryFile, libraryFiles, setAside } from './library-folder.ts';
import { fileProblem, pageProblemInTurns } from './pages.ts';
import { DamagedLibraryError, LibraryError } from './store.ts';

/** So often a folder is looked at for another library, in milliseconds. One look takes some 15 us. */
const lookMilliseconds = 400;
/** After so many looks without a change a copy that is not whole is taken for one that was broken off. */
const mostLooks = 25;

interface ServedLibraryEvents {
  /** Another library was opened; the one before is closed at the end of this turn of the event loop. */
  readonly onReplaced: (library: Library) => void;
  /**
   * What was delivered cannot be served; the library before goes on. Called once for each.
   * @param kept where the file lies now, for the one process that moved it.
   */
  readonly onRefused: (reason: string, kept?: string) => void;
}

/**
 * The library of a folder for as long as a server runs, whatever is delivered there meanwhile: a file that was renamed
 * or copied into the folder, another folder in its place, a symbolic link that leads elsewhere.
 */
export class ServedLibrary {
  readonly #directory: string;
  /** Undefined while the first build runs. */
  #library: Library | undefined;
  /** `version` of the file in the folder that is open, or is a copy of what is open. */
  #version = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** The file that was found last and is not open, and how many looks have found it so. */
  #candidate: { readonly version: string; looks: number } | undefined;
  readonly #refused = new Set<string>();
  #fault = '';

  /**
   * @param isBuilding the first build runs: nothing is opened until `reload`, since a library that is half made is not yet
   * one to serve.
   * @throws LibraryError
   */
  constructor(directory: string, { isBuilding = false } = {}) {
    this.#directory = resolve(directory);
    if (!isBuilding) this.reload();
  }

  get library(): Library | undefined {
    return this.#library;
  }

  /** Opens the library, or opens it again. @throws LibraryError */
  reload(): Library {
    const before = this.#library;
    const [library, version] = openServed(this.#directory);
    this.#library = library;
    this.#version = version;
    // This turn of the event loop may still read it
    setImmediate(() => void before?.close());
    return library;
  }

  /** Begins to look for other libraries. */
  follow(events: ServedLibraryEvents): void {
    this.#timer = setTimeout(async () => {
      await this.#look(events).catch((error) => {
        const { text } = failureOf(error);
        // Whatever hinders this look is likely to hinder the next
        if (text !== this.#fault) events.onRefused(text);
        this.#fault = text;
      });
      if (!this.#isClosed) this.follow(events);
    }, lookMilliseconds);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#library?.close();
  }

  async #look(events: ServedLibraryEvents): Promise<void> {
    const file = this.#latest();
    // Between two names there may be none at all
    if (!file || !this.#library || file.version === this.#version) return;
    if (file.version !== this.#candidate?.version) this.#candidate = { version: file.version, looks: 0 };
    const { looks } = this.#candidate;
    this.#candidate.looks++;
    // A copy that is being made changes from look to look
    if (looks === 0 && !file.isAtHome) return;
    const problem = file.isAtHome ? undefined : await savedProblem(file);
    if (problem !== undefined && looks < mostLooks) return;
    if (this.#isClosed || this.#latest()?.version !== file.version) return;
    try {
      if (problem !== undefined) throw new DamagedLibraryError(this.#directory, file.path, problem);
      events.onReplaced(this.reload());
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error;
      // Another process was quicker: the file has a name of its own now, or there is a later one
      if (this.#latest()?.version !== file.version) return;
      // What the system refused may go well at the next look, and says nothing against the library
      if (error.cause !== undefined) throw error;
      this.#refused.add(file.version);
      events.onRefused(error.message, this.#moveAway(file));
    }
  }

  /** So that the library before is found at the next start. What is cut off is never opened, and may be completed. */
  #moveAway(file: LibraryFile): string | undefined {
    const files = libraryFiles(this.#directory);
    const present = files.find(({ inode }) => inode === file.inode);
    if (!present || !files.some(({ isAtHome, inode }) => isAtHome && inode !== file.inode)) return undefined;
    return fileProblem(present.path) === undefined ? setAside(this.#directory, present) : undefined;
  }

  #latest(): LibraryFile | undefined {
    return libraryFiles(this.#directory).find(
      ({ bytes, version }) => bytes > 0 && !this.#refused.has(version),
    );
  }
}

/** Writes a copied file to the disk, since it will replace one that is there, and looks at all of its pages. */
async function savedProblem(file: LibraryFile): Promise<string | undefined> {
  const handle = await open(file.path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  return await pageProblemInTurns(file.path);
}

/**
 * Opens the library of a folder, with the `version` of its file there. A file that was copied into the folder and cannot
 * get a name of its own could be overwritten while it is mapped: it is opened as a copy of this process's own, which
 * is gone when it closes.
 */
function openServed(directory: string): [Library, string] {
  const file = currentFile(directory);
  if (file && !file.isAtHome && !isWritable(file.path) && fileProblem(file.path) === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'scriptorium-library-'));
    try {
      copyFileSync(file.path, join(folder, 'library.mdb'), constants.COPYFILE_FICLONE);
      return [openServedLibrary(folder), file.version];
    } catch (error) {
      const advice = 'Make the folder writable for the server, or make room';
      throw new LibraryError(
        `A copy of the library in ${directory} could not be made in ${tmpdir()}: ${explain(error)} ${advice}.`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const library = openServedLibrary(directory);
  return [library, library.file.version];
}
