import type { Diagnostic } from '../formats/diagnostic.ts';
import { fileDiagnostic } from '../formats/file-diagnostic.ts';
import { bugInBrief, failureOf, whereToReport } from '../lib/failure.ts';
import { explain, systemFault } from '../lib/system-fault.ts';
import { UserError } from '../lib/user-error.ts';
import { LibraryError } from '../library/library-error.ts';

/**
 * Whatever stopped the work on one edition, as a diagnostic of that edition: the others go on. A bug says that it is
 * one; its whole stack goes to standard error.
 * @param shown the folder of the edition, as shown to people.
 * @throws LibraryError: no other edition would fare better in the same library.
 */
export function editionFault(error: unknown, shown: string): Diagnostic {
  if (error instanceof LibraryError) throw error;
  if (error instanceof UserError || systemFault(error)) {
    return fileDiagnostic('unreadable-file', shown, `The edition could not be read: ${explain(error)}`);
  }
  console.error(failureOf(error).text);
  const message = `This is a bug in Scriptorium, not a mistake in the source: ${bugInBrief(error)}. The edition stays as it was; please report this to ${whereToReport}.`;
  return fileDiagnostic('internal-error', shown, message);
}
