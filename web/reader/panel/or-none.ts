import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';

/** A document that need not be there: undefined where the service says that it has none. */
export async function orNone<T>(document: Promise<T>): Promise<T | undefined> {
  try {
    return await document;
  } catch (error) {
    if (error instanceof ScriptoriumError && error.status === 404) return undefined;
    throw error;
  }
}
