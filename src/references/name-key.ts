import { plainLetters as latinLetters, letterTable } from './plain-letters.ts';

const accents =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u3099\u309a]/g;

/**
 * Comparison key that ignores case, accents, vowel points, dots, spaces, widths and the notation of a leading
 * number.
 */
export function nameKey(name: string): string {
  const lower = name.replace(joinedNumeral, '$& ').toLowerCase();
  if (/^[ -~]*$/.test(lower)) return numbered(lower).replace(/[^\da-z]+/g, '');
  const letters = lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(variedLetters, (letter) => plainLetters[letter] ?? '');
  return numbered(letters).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** Like `nameKey`, but keeps accents: in Portuguese, `Jó` is Job and `Jo` is John. Undefined without accents. */
export function accentedKey(name: string): string | undefined {
  if (/^[ -~]*$/.test(name)) return undefined;
  const letters = name.normalize('NFKD').toLowerCase();
  if (letters.search(accents) === -1 && !letters.includes('ء')) return undefined;
  return numbered(letters)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .normalize('NFC');
}

/**
 * Letters that vary by keyboard or at the end of a word, and letters that do not decompose into a base and an
 * accent.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ...latinLetters,
  ...letterTable('ςىیکھہەۀۃ', 'σييكههههه'),
};
const variedLetters = new RegExp(`[${Object.keys(plainLetters).join('')}ء\\u02b9-\\u02bf]`, 'g');

const ordinals = [
  'i|one|first|pr[ei]m\\p{L}+|e?erste.?|forst.|pierwsz.|prvni|перв(?:ое|ая)',
  'ii|two|se[cg][ou]nd[aeo]?|deuxieme|zweite.?|tweede|and(?:ra|re|en)|dru[gh][aiy]|втор(?:ое|ая)',
  'iii|three|third|tercei?r[ao]?|terz[ao]|troisieme|dritte.?|derde|tredje|trzecia?|treti|треть[ея]',
  'iv|fourth',
  'fifth',
];
const ordinalWord = ordinals.map((words) => `(${words})`).join('|');

/** Letters of ordinal suffixes in European languages: `1st`, `1re`, `1ª`, `1.º`, `1°`, `2da`, `1ste`, `1-е`, `2-ге`. */
const ordinalEnding = '[.-]?[adehimnorst°агеиштєя]{1,3}';
const numeral = new RegExp(`^\\s*(?:${ordinalWord})(?=[\\s.])`, 'u');
/** `ICor`, and not `ISaiah` with a slip of the shift key. */
const joinedNumeral = /^I{1,3}(?=(?!Sai)[A-Z][a-z]{2})/;
const greekNumeral = /^\s*([αβγδ])[^\p{L}\p{N}]+(?=\p{Script=Greek}{2})/u;

/** Words between a number and its name: `Première épître de Jean`, `1-е послание к Коринфянам`. */
export const linkWord =
  'general|an die|aan de|paul\\p{L}*|соборн\\p{L}*|[eé]p[iíî]\\p{L}*|let\\p{L}*|carta|bri?e[fv]\\p{L}*|list|послан\\p{L}*|books?|li[bv]r[eo]|buch|boek|книга' +
  '|d[eiou]?s?|de[lr]|of|to|a[filv]?|aos|aux|l[ao]s|the|s[tvw]?|saint|s[aã][no]|apost\\p{L}*|v[ao]n|til|на|од|св|к|апостол\\p{L}*';
const ordinal = new RegExp(
  `^\\s*([1-5])(?:${ordinalEnding})?[\\s.-]+(?:(?:${linkWord})[\\s.]+){0,5}(?=\\p{L})`,
  'u',
);

/** Replaces a leading number such as `I`, `1st`, `First`, `1.` or `1st letter of` with a digit. */
function numbered(name: string): string {
  if (!/\S[\s.-]+\S/.test(name)) return name;
  return name
    .replace(numeral, (_, ...groups) => `${groups.findIndex((group) => group !== undefined) + 1}`)
    .replace(greekNumeral, (_, letter: string) => `${'αβγδ'.indexOf(letter) + 1} `)
    .replace(ordinal, '$1 ');
}

/**
 * A book number at the end of a text, with any suffix and linking words: `1`, `1ste`,
 * `First epistle of St. `.
 */
const numberAtEnd = new RegExp(
  `(?:^|[^\\p{L}\\p{N}:.,-]|[^\\p{N}][:.,-])(?:[1-5](?:[.-]?\\p{L}{1,4})?|(?:${ordinalWord})(?=[ .]|$))` +
    `(?:[. -]{1,3}(?:${linkWord})){0,5}(?: ?\\.|[.-]? *)$`,
  'iu',
);

export function endsWithBookNumber(text: string): boolean {
  return numberAtEnd.test(text.normalize('NFD').replace(accents, ''));
}

/** `Lamentations` in `Lamentations of Jeremiah`. */
export const titleAtEnd = /(\p{Lu}[\p{L}\p{M}]+) (?:d[eiou]s?|[ao]f|av|od|v[ao]n) $/u;

/** True for names that are also common words in some language: `is`, `am`, `Mark`. */
export function isCommonWord(name: string): boolean {
  return commonWords.has(nameKey(name));
}

const commonWords = new Set(
  'mark job numbers song judges kings is am as so he re la na mi ho jo co ti es ez da ma lu os'.split(' '),
);

/**
 * Key without the vowel signs of Indian scripts, which are often omitted or confused. Undefined for other
 * scripts and for short names, which could match other words.
 */
export function consonantKey(key: string): string | undefined {
  if (!/[\u0900-\u0dff]/.test(key)) return undefined;
  const letters = key.replace(/\p{M}/gu, '');
  return letters.length < minConsonants ? undefined : letters;
}

const minConsonants = 4;
