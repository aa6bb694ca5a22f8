/** A reader's id is part of a path: what would have to be escaped there is not allowed. */
export const readerId = {
  pattern: /^[A-Za-z0-9][A-Za-z0-9._~-]*$/,
  rule: 'a reader id begins with a letter or digit and holds only letters, digits, ".", "_", "~" and "-"',
} as const;
