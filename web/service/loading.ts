import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';

export function isMissing(error: unknown): boolean {
  return error instanceof ScriptoriumError && error.status === 404;
}

export async function orNone<T>(document: Promise<T>): Promise<T | undefined> {
  try {
    return await document;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Memoizes loading by key. A failed promise is forgotten, so that the next call tries again. */
export function loadOnce() {
  const loaded = new Map<string, Promise<unknown>>();
  return <Value>(key: string, load: () => Promise<Value>): Promise<Value> => {
    if (!loaded.has(key)) {
      const loading = load();
      loading.catch(() => loaded.delete(key));
      loaded.set(key, loading);
    }
    return loaded.get(key) as Promise<Value>;
  };
}

/** Fetches a document without the client library, to keep scripts on other sites small. */
export async function fetchDocument<Document>(address: URL): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href} returned ${response.status}.`);
  return response.json();
}
