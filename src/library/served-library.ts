import { constants, copyFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { failureOf } from '../lib/failure.ts';
import { explain, temporaryFolder } from '../lib/system-fault.ts';
import { type Library, openServedLibrary } from './library.ts';
import { DamagedLibraryError, LibraryError } from './library-errors.ts';
import { currentFile, isWritable, type LibraryFile, libraryFiles, quarantine } from './library-folder.ts';
import { fileProblem, pageProblemInTurns } from './pages.ts';

/** Interval between checks for another library, in milliseconds. A check takes about 15 µs. */
const lookMilliseconds = 400;
/** After this many checks without a change, an incomplete copy is considered aborted. */
const maxLooks = 25;

interface ServedLibraryEvents {
  /** Called after another library was opened. The previous one is closed at the end of this turn of the event loop. */
  readonly onReplaced: (library: Library) => void;
  /**
   * Called once for each delivered library that cannot be served; the previous library stays in use.
   * @param kept new path of the file, only in the process that moved it.
   */
  readonly onRefused: (reason: string, kept?: string) => void;
}

/**
 * Serves the library of a folder and follows deliveries: a file renamed or copied into the folder, a replaced
 * folder, or a changed symbolic link.
 */
export class ServedLibrary {
  readonly #directory: string;
  #library: Library | undefined;
  /** `version` of the folder's file that is open, or whose copy is open. */
  #version = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** The last file found that is not open, and the number of checks that found it unchanged. */
  #candidate: { readonly version: string; looks: number } | undefined;
  readonly #refused = new Set<string>();
  #fault = '';

  /**
   * @param isBuilding true during the first build: nothing is opened until `reload`, because an incomplete
   * library must not be served.
   * @throws LibraryError
   */
  constructor(directory: string, { isBuilding = false } = {}) {
    this.#directory = resolve(directory);
    if (!isBuilding) this.reload();
  }

  get library(): Library | undefined {
    return this.#library;
  }

  reload(): Library {
    const before = this.#library;
    const [library, version] = openServed(this.#directory);
    this.#library = library;
    this.#version = version;
    // The current turn of the event loop may still read it
    setImmediate(() => void before?.close());
    return library;
  }

  follow(events: ServedLibraryEvents): void {
    this.#timer = setTimeout(async () => {
      await this.#look(events).catch((error) => {
        // Another process has renamed the file
        if (error.code === 'ENOENT') return;
        const reason = failureOf(error).text.replace(/^scriptorium: /, '');
        // A persistent fault would be reported at each check
        if (reason !== this.#fault) events.onRefused(reason);
        this.#fault = reason;
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
    // No file may exist during a rename
    if (!file || !this.#library || file.version === this.#version) return;
    if (file.version !== this.#candidate?.version) this.#candidate = { version: file.version, looks: 0 };
    const { looks } = this.#candidate;
    this.#candidate.looks++;
    // A copy in progress changes between checks
    if (looks === 0 && !file.isInPlace) return;
    const problem = file.isInPlace ? undefined : await savedProblem(file);
    if (problem !== undefined && looks < maxLooks) return;
    if (this.#isClosed || this.#latest()?.version !== file.version) return;
    try {
      if (problem !== undefined) throw new DamagedLibraryError(this.#directory, file.path, problem);
      events.onReplaced(this.reload());
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error;
      // Another process was faster: the file has a unique name now, or a later one exists
      if (this.#latest()?.version !== file.version) return;
      // A system error may be temporary, and does not mean that the library is bad
      if (error.cause !== undefined) throw error;
      this.#refused.add(file.version);
      events.onRefused(error.message, this.#moveAway(file));
    }
  }

  /**
   * Ensures that the next start finds the previous library. Truncated files are never opened, and may still
   * be completed.
   */
  #moveAway(file: LibraryFile): string | undefined {
    const files = libraryFiles(this.#directory);
    const present = files.find(({ inode }) => inode === file.inode);
    if (!present || !files.some(({ isInPlace, inode }) => isInPlace && inode !== file.inode))
      return undefined;
    return fileProblem(present.path) === undefined ? quarantine(this.#directory, present) : undefined;
  }

  #latest(): LibraryFile | undefined {
    return libraryFiles(this.#directory).find(
      ({ bytes, version }) => bytes > 0 && !this.#refused.has(version),
    );
  }
}

/** Flushes a copied file to disk, because it will replace an existing one, and checks all of its pages. */
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
 * Opens the library of a folder, and returns the `version` of its file. A file that was copied into the
 * folder and cannot be renamed might be overwritten while it is mapped, so a private copy is opened, which is
 * deleted when it closes.
 */
function openServed(directory: string): [Library, string] {
  const file = currentFile(directory);
  if (file && !file.isInPlace && !isWritable(file.path) && fileProblem(file.path) === undefined) {
    const folder = temporaryFolder('scriptorium-library-');
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
