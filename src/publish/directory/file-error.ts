import { systemFault } from '../../lib/system-fault.ts';
import { PublishError } from '../publish-error.ts';

/**
 * What the operating system says, for people.
 * @param state what is there now, as a sentence.
 * @throws the error itself where it is not the system's: a bug.
 */
export function fileError(error: unknown, place: string, state: string): PublishError {
  if (error instanceof PublishError) return error;
  const fault = systemFault(error);
  if (!fault) throw error;
  const where = fault.path ? ` (${fault.path})` : '';
  return new PublishError(
    `${place} cannot be written: ${fault.what}. ${fault.advice}, and publish again${where}. ${state}`,
    { cause: error },
  );
}
