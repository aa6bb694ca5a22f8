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
