import { UserError } from '../lib/user-error.ts';

/** A library cannot be used as asked. */
export class LibraryError extends UserError {
  override readonly name = 'LibraryError';
}
