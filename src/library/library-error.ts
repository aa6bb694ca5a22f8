/** A library cannot be used as asked. The message is one line for the user and says what to do. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';
}

/** A change was not written, for a cause that lies outside of it: a full disk, for example. */
export class LibraryWriteError extends LibraryError {}
