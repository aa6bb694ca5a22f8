import type { EditionRecord } from './edition-record.ts';
import type { Reading } from './reading.ts';
import { type Store, storeKeys } from './store.ts';

/** All edition records in the store, sorted by id. */
export function readEditions(store: Store, reading: Reading = {}): EditionRecord[] {
  const entries = store.getRange({ ...storeKeys.range(storeKeys.edition('')), ...reading });
  return [...entries].map(({ value }) => JSON.parse(Buffer.from(value).toString()));
}
