import { systemFault } from '../lib/system-fault.ts';
import { ReleaseError } from '../release/release-error.ts';

/**
 * Puts an error of the file system into words.
 * @param state what is at the destination now, as a sentence.
 * @returns other errors as they are.
 */
export function fileError(error: unknown, destination: string, state: string): unknown {
  const fault = systemFault(error);
  if (!fault) return error;
  const where = fault.path === undefined ? '' : ` (${fault.path})`;
  return new ReleaseError(
    `${destination} cannot be written: ${fault.what}. ${fault.advice}, then publish again${where}. ${state}`,
    { cause: error },
  );
}
