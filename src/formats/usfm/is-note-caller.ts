const threeLetters = /\p{L}{3}/u;

/**
 * Whether this can be the caller of a note: `+`, `-`, `a`, `*`, `(12)`. A word is the first of a note whose
 * caller was forgotten (`\f This is a note`), and words must not get lost.
 */
export function isNoteCaller(written: string): boolean {
  return written !== '' && written.length <= 5 && !threeLetters.test(written);
}
