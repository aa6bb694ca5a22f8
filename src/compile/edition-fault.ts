import type { Diagnostic } from '../formats/diagnostic.ts';
import { fileDiagnostic } from '../formats/file-diagnostic.ts';
import { EditionFileError } from './edition-files.ts';

/**
 * What stopped the work on an edition, as a diagnostic of that edition, so that the others go on. A file that cannot be
 * read is named; anything else is a bug, reported with the first places of its stack.
 * @param shown folder of the edition, as shown to people.
 */
export function editionFault(shown: string, error: unknown): Diagnostic {
  if (error instanceof EditionFileError) return error.diagnostic;
  const message = `Scriptorium failed on this edition: ${inOneLine(error)}. This is a fault of Scriptorium, not of the files; other editions are not affected. Please report it with the files.`;
  return fileDiagnostic('internal-error', shown, message);
}

/** The message and the first places of the stack. */
function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = `${error.name}: ${error.message}\n${error.stack ?? ''}`.split('\n');
  const places = lines.flatMap((line) => /^\s*at .*?([^/\\(\s]+:\d+:\d+)\)?$/.exec(line)?.[1] ?? []);
  return [lines[0]!.slice(0, 500), ...new Set(places.slice(0, 4))].join(' < ');
}
