import type { ReportedBook } from '../documents/report/edition-report.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { fileDiagnostic } from '../formats/file-diagnostic.ts';
import { count } from '../lib/count.ts';

/** An error for a book whose documents do not hold the text that was read, to the character and the word. */
export function textLost({ census, conservation }: ReportedBook): Diagnostic | undefined {
  const { lost, invented, glued, split } = conservation;
  if (lost + invented + glued + split === 0) return undefined;
  const message = `The documents of ${census.id} do not hold the text that was read: ${count(lost, 'character')} lost, ${invented} invented, ${count(glued, 'word')} run together, ${split} split. This is a bug in Scriptorium; please report it with the file.`;
  return fileDiagnostic('text-lost', census.file, message);
}
