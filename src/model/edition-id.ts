/** `/api/c/` and `/api/d/` are the paths of commentaries and datasets. */
const reserved = /^[cd]$/i;

export const editionId = {
  /** The characters an id may have. */
  pattern: /^[A-Za-z0-9_-]+$/,

  isReserved(id: string): boolean {
    return reserved.test(id);
  },

  isValid(id: string): boolean {
    return editionId.pattern.test(id) && !reserved.test(id);
  },

  /** An id made of a name: what no id may have is left out; `fallback` stands where nothing usable is left. */
  from(name: string, fallback: string): string {
    const id = name.replace(/[^A-Za-z0-9_-]+/g, '') || fallback;
    return reserved.test(id) ? `${fallback}-${id}` : id;
  },
};
