import { UserError } from '../lib/user-error.ts';

/** Content could not be fetched or was refused. */
export class FetchError extends UserError {
  override readonly name = 'FetchError';
}
