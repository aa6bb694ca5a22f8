import { UserError } from '../../lib/user-error.ts';

/**
 * Something lies at a path, but it cannot be what was published. The message goes on after the path: "is too large".
 * No UserError: whoever catches it adds the path, and one that nobody catches is a bug.
 */
export class UnsoundObject extends Error {
  override readonly name = 'UnsoundObject';
}

/**
 * For what a release can do without: `reading.catch(insteadOfUnreadable(value))`.
 * @throws the error itself where it says nothing about what was read: a bug.
 */
export function insteadOfUnreadable<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof UnsoundObject || error instanceof UserError) return value;
    throw error;
  };
}
