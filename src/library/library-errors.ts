import { UserError } from '../lib/user-error.ts';

export class LibraryError extends UserError {
  override readonly name: string = 'LibraryError';
}

export class OutdatedLibraryError extends LibraryError {
  override readonly name = 'OutdatedLibraryError';
}

export class DamagedLibraryError extends LibraryError {
  override readonly name = 'DamagedLibraryError';

  constructor(directory: string, file: string, problem: string) {
    super(
      `The library in ${directory} cannot be read: ${file} ${problem}. Put a copy in its place, or move it away and build again.`,
    );
  }
}

export class LibraryWriteError extends LibraryError {}
