import type { Library } from '../library/library.ts';

interface Remembered {
  readonly generation: number;
  readonly files: Map<string, readonly string[]>;
}

const remembered = new WeakMap<Library, Remembered>();

/**
 * Names of the files below a path such as `/api/BSB/PSA/`. Listed once for each state of the library, so that wrong
 * addresses do not cost much more than right ones; there are no more such lists than books.
 */
export function bookFiles(library: Library, folder: string): readonly string[] {
  const generation = library.generation();
  let known = remembered.get(library);
  if (known?.generation !== generation) {
    known = { generation, files: new Map() };
    remembered.set(library, known);
  }
  let files = known.files.get(folder);
  if (!files) {
    files = library.paths(folder).map((path) => path.slice(folder.length));
    if (files.length > 0) known.files.set(folder, files);
  }
  return files;
}
