import { UserError } from './user-error.ts';

/** An error sent between threads: a structured clone loses its class and code. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly system: { readonly code: unknown; readonly path: unknown; readonly syscall: unknown };
  readonly forUser: { readonly exitCode: number } | undefined;
}

export function sendError(thrown: unknown): SentError {
  const error = thrown instanceof Error ? thrown : new Error(`thrown: ${Bun.inspect(thrown)}`);
  const { name, message, stack } = error;
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  const forUser = error instanceof UserError ? { exitCode: error.exitCode } : undefined;
  return { name, message, stack, system: { code, path, syscall }, forUser };
}

export function receiveError({ name, message, stack, system, forUser }: SentError): Error {
  if (forUser) return new UserError(message, forUser);
  const error = Object.assign(new Error(message), system);
  Object.defineProperty(error, 'name', { value: name });
  if (stack !== undefined) error.stack = stack;
  return error;
}

/**
 * The uncaught error that ended a thread. Bun gives it as text, after an excerpt of its source.
 * @param who begins the message: "A compile worker".
 */
export function errorOfDeadThread({ message: text }: Pick<ErrorEvent, 'message'>, who: string): Error {
  const lines = text.split('\n');
  const firstFrame = lines.findIndex((line) => /^\s+at /.test(line));
  const message = lines[firstFrame - 1]?.trim() || text.trim();
  const error = new Error(`${who} died: ${message}`);
  const frames = lines.slice(firstFrame).filter((line) => /^\s+at /.test(line));
  if (firstFrame >= 0) error.stack = [`Error: ${error.message}`, ...frames].join('\n');
  return error;
}
