import type { Store } from './store.ts';
import type { StoredBody } from './stored-body.ts';
import { storedValue } from './stored-value.ts';

/** Writes a body, unless one of the same hash lies there already. */
export function putBody(store: Store, key: string, stored: StoredBody): void {
  const present = store.getBinaryFast(key);
  if (present && storedValue.hasHash(present, stored.hash)) return;
  store.put(key, storedValue.encode(stored));
}
