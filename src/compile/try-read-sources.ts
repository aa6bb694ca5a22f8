import type { Diagnostic } from '../formats/diagnostic.ts';
import type { EditionPlan } from './plan-editions.ts';
import { type EditionSources, readSources } from './read-sources.ts';

/** The sources of an edition, or why they could not be read. */
export function tryReadSources(plan: EditionPlan): EditionSources | Diagnostic {
  try {
    return readSources(plan.files, plan.sources, plan.metadata);
  } catch (error) {
    const message = `The sources could not be read: ${(error as Error).message}. Check the file and its permissions.`;
    return {
      code: 'unreadable-file',
      severity: 'error',
      file: plan.folder.shown,
      line: 0,
      column: 0,
      message,
    };
  }
}
