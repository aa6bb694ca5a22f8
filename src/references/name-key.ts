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
    .replace(/[ßæœøđðłıςىیکھہەۀۃء\u02b9-\u02bf]/g, (letter) => plainLetters[letter] ?? '');
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
  ہ: 'ه',
  ە: 'ه',
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
  fifth: '5',
};

/** Endings of ordinal numbers in the languages of Europe: `1st`, `1re`, `1ª`, `1.º`, `1-е`. */
const ordinalEnding = '[.-]?(?:st|nd|rd|th|er|ere|eme|re|de|d|e|a|o|i|е|я|и|ше|ша|а|ге|га|тє|тя)';
const numeral = /^\s*(i{1,3}|iv|first|second|third|fourth|fifth)(?=[\s.])/;
const ordinal = new RegExp(`^\\s*([1-5])(?:${ordinalEnding})?(?=[\\s.-])`);
/** The number before a name as a digit: `I`, `1st`, `First`, `1.` */
function numbered(name: string): string {
  return name.replace(numeral, (word, written: string) => ordinals[written] ?? word).replace(ordinal, '$1');
}

/** The number of a book at the end of a text, with any ending: `1`, `1ste`, `II.`, `First`, and `1st epistle of St. `. */
const numberAtEnd =
  /(?:^|[^\p{L}\p{N}])(?:[1-5](?:[.-]?\p{L}{1,4})?|I{1,3}|IV|(?:first|second|third|fourth|fifth)(?=[ .]))(?:[. -]{0,2}(?:general )?(?:epistle|letter|book)s?(?: general)?(?: (?:of|to))?(?: the)?(?: (?:st\b|saint|apostle))?)?[.-]? *$/iu;

/** Where the number of a book ends a text; undefined if there is none. */
export function bookNumberAtEnd(text: string): number | undefined {
  const at = text.search(numberAtEnd);
  return at === -1 ? undefined : at;
}

/** Whether a name of a book is a common word in some language too: `is`, `am`, `Mark`. */
export function isCommonWord(name: string): boolean {
  return commonWords.has(nameKey(name));
}

const commonWords = new Set(
  'mark job numbers song judges kings is am as so he re la na mi ho jo co ti es ez da ma lu os at an in on to no do de du le el al un se si su te tu va ve ya ye za ne ni nu ge ga ha hu ja je'.split(
    ' ',
  ),
);

/**
 * A key of a name in a script of India without its vowel signs, which are often left out or confused. Undefined for other
 * scripts and for short names, which would be other words.
 */
export function consonantKey(key: string): string | undefined {
  if (!/[\u0900-\u0dff]/.test(key)) return undefined;
  const letters = key.replace(/\p{M}/gu, '');
  return letters.length < minConsonants ? undefined : letters;
}

const minConsonants = 4;
