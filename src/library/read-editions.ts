import type { Transaction } from 'lmdb';
import type { EditionRecord } from './edition-record.ts';
import { type Store, storeKeys } from './store.ts';

/** All edition records in the store, sorted by id. */
export function readEditions(store: Store, options: { transaction?: Transaction } = {}): EditionRecord[] {
  const entries = store.getRange({ ...storeKeys.range(storeKeys.edition('')), ...options });
  return [...entries].map(({ value }) => JSON.parse(Buffer.from(value).toString()));
}
