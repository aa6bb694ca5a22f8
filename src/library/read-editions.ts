import type { EditionRecord } from './edition-record.ts';
import { type Reading, storeKeys } from './store.ts';
import { DamagedDocumentError, type ReadableStore, storedValues } from './stored-values.ts';

export function readEditions(
  store: ReadableStore,
  reading: Reading = {},
  onDamaged?: (error: DamagedDocumentError) => void,
): EditionRecord[] {
  const range = { ...storeKeys.range(storeKeys.edition('')), ...reading };
  const entries = storedValues.entries(store, range, (key, value): EditionRecord | DamagedDocumentError =>
    storedValues.isIntact(key, value) ? parsed(storedValues.contentOf(value)) : new DamagedDocumentError(key),
  );
  return entries.filter((entry): entry is EditionRecord => {
    if (!(entry instanceof DamagedDocumentError)) return true;
    if (!onDamaged) throw entry;
    onDamaged(entry);
    return false;
  });
}

export function readEdition(store: ReadableStore, id: string): EditionRecord | undefined {
  const content = storedValues.read(store, storeKeys.edition(id));
  return content && parsed(content);
}

function parsed(content: Uint8Array): EditionRecord {
  return JSON.parse(Buffer.from(content).toString());
}
