import { afterAll, beforeAll } from 'bun:test';

/** Runs the tests of a file as outside a browser: tests of pages in the same process leave a location behind. */
export function withoutPage(): void {
  const { location } = globalThis;
  beforeAll(() => void Object.assign(globalThis, { location: undefined }));
  afterAll(() => void Object.assign(globalThis, { location }));
}
