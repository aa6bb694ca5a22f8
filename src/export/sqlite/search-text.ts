/**
 * A letter of a script whose points and accents readers leave out, with such marks. SQLite's tokenizer folds the accents
 * of Latin letters by itself; in other scripts (Devanagari, Thai) marks are vowels and tell words apart.
 */
const PLAIN_SCRIPTS = ['Hebrew', 'Greek', 'Arabic', 'Syriac'].map((name) => `\\p{Script=${name}}`).join('');
const MARKED_LETTERS = new RegExp(`([${PLAIN_SCRIPTS}])[\\p{Mn}\\u200c\\u200d]+`, 'gu');

/**
 * The text as it is searched: Hebrew, Greek, Arabic and Syriac letters without points and accents. Null where that is
 * the text itself.
 */
export function searchText(text: string): string | null {
  const decomposed = text.normalize('NFD');
  const plain = decomposed.replace(MARKED_LETTERS, '$1');
  return plain === decomposed ? null : plain.normalize('NFC');
}
