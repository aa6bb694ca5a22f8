import { UserError } from '../lib/user-error.ts';

/** The content folder as a whole cannot be built from. */
export class UnusableContentError extends UserError {
  override readonly name = 'UnusableContentError';
}
