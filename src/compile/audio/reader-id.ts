/** A reader's id is part of a path: what would have to be escaped there is not allowed, and what no file system takes. */
export const readerId = {
  pattern: /^[A-Za-z0-9][A-Za-z0-9._~-]{0,63}$/,
  rule: 'a reader id begins with a letter or digit and holds only letters, digits, ".", "_", "~" and "-", 64 at most',

  /** Ids with the same key must not stand side by side: some file systems hold them for one. */
  keyOf(id: string): string {
    return id.toLowerCase();
  },
} as const;
