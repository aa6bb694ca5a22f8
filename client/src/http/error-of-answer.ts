import { retryAfterSeconds } from './retry-after-seconds.ts';
import { ScriptoriumError } from './scriptorium-error.ts';

/** The error an answer that is no document stands for; `body` is its text, whatever that is. */
export function errorOfAnswer(url: string, answer: Response, body: string): ScriptoriumError {
  const { status } = answer;
  const { code, message, hint } = errorMembers(body);
  return new ScriptoriumError({
    code: code ?? 'http_error',
    message: message ?? `${url} answered ${`${status} ${answer.statusText}`.trim()}`,
    hint,
    status,
    url,
    retryAfter: retryAfterSeconds(answer.headers.get('retry-after'), Date.now()),
  });
}

/** Of `{"error": {"code", "message", "hint"?}}`; services with the same contract may send anything else. */
function errorMembers(body: string): { code?: string; message?: string; hint?: string } {
  let error: unknown;
  try {
    error = (JSON.parse(body) as { error?: unknown } | null)?.error;
  } catch {
    return {};
  }
  if (typeof error !== 'object' || error === null) return {};
  return Object.fromEntries(Object.entries(error).filter(([, value]) => typeof value === 'string'));
}
