/** `/api/c/` and `/api/d/` are the paths of commentaries and datasets, `/api/x/` that of extensions of the contract. */
const reserved = /^[cdx]$/i;
const longest = 64;

export const editionId = {
  longest,

  /** The characters an id may have. */
  pattern: /^[A-Za-z0-9_-]+$/,

  /** What an id may be, for messages. */
  rule: `letters, digits, "_" and "-", ${longest} at most; not "c", "d" or "x"`,

  isReserved(id: string): boolean {
    return reserved.test(id);
  },

  isValid(id: string): boolean {
    return editionId.pattern.test(id) && id.length <= longest && !reserved.test(id);
  },

  /** Ids with the same key must not stand side by side: some file systems hold them for one, object stores do not. */
  keyOf(id: string): string {
    return id.toLowerCase();
  },

  /** An id made of a name: what no id may have is left out; `fallback` is used where nothing usable is left. */
  from(name: string, fallback: string): string {
    const id = name.replace(/[^A-Za-z0-9_-]+/g, '').slice(0, longest) || fallback;
    return reserved.test(id) ? `${fallback}-${id}` : id;
  },
};
