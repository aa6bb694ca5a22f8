import { ScriptoriumError } from './http/scriptorium-error.ts';

/** An id or a chapter number as a segment of a path. Throws a `ScriptoriumError` for what can be none. */
export function pathSegment(value: string | number): string {
  const fits =
    typeof value === 'number'
      ? Number.isSafeInteger(value) && value > 0
      : typeof value === 'string' && !/^\.{0,2}$/.test(value);
  if (fits) return encodeURIComponent(value);
  throw new ScriptoriumError({
    code: 'invalid_argument',
    message: `${JSON.stringify(value)} is neither an id nor a number greater than 0`,
  });
}
