import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';

/** What went wrong, for somebody who reads: without addresses and names of errors. */
export function problemText(error: Error): string {
  if (!(error instanceof ScriptoriumError)) return 'Something went wrong in this page.';
  if (error.code === 'network_error') return 'The service cannot be reached. Is there a connection?';
  if (error.code === 'timeout') return 'The service has not answered for a long time.';
  if (error.code === 'invalid_answer') return 'The answer of the service did not come whole.';
  if (isMissing(error) && error.code === 'http_error') return 'The service does not have this.';
  if (error.code === 'http_error') return `The service could not answer (status ${error.status}).`;
  // A code of the service: what it says is for people
  return error.message;
}

/** Whether the service, or the host of its files, has no such thing, so that to ask again is of no use. */
export function isMissing(error: Error): boolean {
  return error instanceof ScriptoriumError && error.status === 404;
}
