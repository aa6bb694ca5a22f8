import type { Diagnostic } from '../formats/diagnostic.ts';
import { fileDiagnostic } from '../formats/file-diagnostic.ts';
import { explain } from '../lib/system-fault.ts';
import type { EditionPlan } from './plan-editions.ts';
import { type EditionSources, readSources } from './read-sources.ts';

/** The sources of an edition, or why they could not be read. */
export function tryReadSources(plan: EditionPlan): EditionSources | Diagnostic {
  try {
    return readSources(plan.files, plan.sources, plan.metadata, plan.audio);
  } catch (error) {
    return fileDiagnostic(
      'unreadable-file',
      plan.folder.shown,
      `The sources could not be read: ${explain(error)}`,
    );
  }
}
