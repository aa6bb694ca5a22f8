import type { Diagnostic } from '../../formats/diagnostic.ts';
import { fileDiagnostic } from '../../formats/file-diagnostic.ts';
import { bugInBrief, failureOf, whereToReport } from '../../lib/failure.ts';
import { UserError } from '../../lib/user-error.ts';
import { WorkerLimitError } from '../workers/worker-pool.ts';
import { EditionFileError } from './edition-files.ts';

/**
 * Whatever stopped the work on one edition, as a diagnostic of that edition, so that the others go on. A file that
 * cannot be read is named. A bug says that it is one; its whole stack goes to standard error.
 * @param shown the folder of the edition, as shown to people.
 */
export function editionFault(error: unknown, shown: string): Diagnostic {
  if (error instanceof EditionFileError) return error.diagnostic;
  if (error instanceof WorkerLimitError) return fileDiagnostic('worker-limit', shown, error.message);
  if (error instanceof UserError) {
    return fileDiagnostic('unreadable-file', shown, `The edition could not be compiled: ${error.message}`);
  }
  console.error(failureOf(error).text);
  const message = `This is a bug in Scriptorium, not a mistake in the source: ${bugInBrief(error)}. The edition stays as it was; please report this to ${whereToReport}.`;
  return fileDiagnostic('internal-error', shown, message);
}
