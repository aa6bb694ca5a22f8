import { UserError } from '../lib/user-error.ts';

/** The server cannot do what was asked of it. */
export class ServerError extends UserError {
  override readonly name = 'ServerError';
}
