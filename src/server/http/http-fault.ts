import type { ErrorCode } from '../../site/errors.ts';

/** Why a request cannot be answered as it was sent. */
export interface HttpFault {
  readonly code: ErrorCode;
  readonly message: string;
}
