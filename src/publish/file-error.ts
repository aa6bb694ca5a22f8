import { fileFault } from '../lib/file-fault.ts';
import { ReleaseError } from '../release/release-error.ts';

/**
 * Puts an error of the file system into words; other errors stay as they are.
 * @param state what is at the destination now, as a sentence.
 */
export function fileError(error: unknown, destination: string, state: string): unknown {
  const { code, message, path } = error as NodeJS.ErrnoException;
  if (error instanceof ReleaseError || code === undefined) return error;
  const fault = fileFault(error);
  const where = path === undefined ? '' : ` (${path})`;
  return new ReleaseError(
    fault
      ? `${destination} cannot be written: ${fault.reason}. ${fault.advice}, then publish again${where}. ${state}`
      : `${destination} cannot be written: ${message}. ${state}`,
    { cause: error },
  );
}
