const accents =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u3099\u309a]/g;

/**
 * What people write in different ways is the same in a key: case, accents, vowel points, dots, spaces, widths, the spelling of
 * the number before a name. Two names with one key are one name.
 */
export function nameKey(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(/[ßæœøđðłıςىیکھۀۃ]/g, (letter) => plainLetters[letter]!);
  return numbered(letters).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** As `nameKey`, with its accents: in Portuguese `Jó` is Job, and `Jo` is John. Undefined for a name without any. */
export function accentedKey(name: string): string | undefined {
  const letters = name.normalize('NFKD').toLowerCase();
  if (letters.search(accents) === -1) return undefined;
  return numbered(letters)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .normalize('NFC');
}

/** Letters that differ between keyboards or at the end of a word, and those that have no accent to take away. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ھ: 'ه',
  ۀ: 'ه',
  ۃ: 'ه',
};

const ordinals: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
};

/** The number before a name as a digit: `I`, `1st`, `First`, `1.` */
function numbered(name: string): string {
  return name
    .replace(
      /^\s*(i{1,3}|iv|first|second|third|fourth)(?=[\s.])/,
      (word, ordinal: string) => ordinals[ordinal] ?? word,
    )
    .replace(/^\s*([1-4])(?:st|nd|rd|th|ª|º|er|eme|re|a|o|e)?(?=[\s.])/, '$1');
}
