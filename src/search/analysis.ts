import { simplifiedCharacters } from '../generated/simplified-characters.ts';
import { plainLetters } from '../references/plain-letters.ts';
import { NumberReader } from './packed-numbers.ts';

/**
 * Defines words and their equality. A word is a run of letters, marks and digits; in scripts written without
 * spaces, each character is a word. Folding removes case, accents, strokes, ligatures, vowel points, cantillation,
 * tatweel, final forms and width, and simplifies Chinese characters. Indexing, query parsing and highlighting all use this module, so they cannot disagree.
 */
type TakeWord = (folded: string, start: number, end: number) => void;

export function eachWord(text: string, take: TakeWord): void {
  const spelled = spelledWords(text);
  if (!spelled) return eachWordOfUnits(text, take);
  let end = 0;
  for (const word of spelled) {
    // The text between two words never contains the start of a word
    const start = text.indexOf(word, end);
    end = start + word.length;
    const folded = foldWord(word);
    if (folded !== '') take(folded, start, start + lengthOf(word));
  }
}

/**
 * Unfolded words of a text, or undefined if the text contains characters of a script without spaces (see
 * `eachWord`). Fast path: one regular expression does the work.
 */
export function spelledWords(text: string): readonly string[] | undefined {
  if (plainText.test(text)) return text.match(plainWord) ?? [];
  if (anyWithoutSpaces.test(text) && [...text].some((character) => isWithoutSpaces(character))) {
    return undefined;
  }
  return text.match(spelledWord) ?? [];
}

/** Latin letters and book punctuation except the soft hyphen. Most texts match, and this is the fastest case. */
const plainText = /^[\0-\xac\xae-\xff\u2010-\u2027]*$/;
const plainWord = /[0-9A-Za-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\xff]+/g;
const spelledWord = /[\p{L}\p{M}\p{Nd}][\p{L}\p{M}\p{Nd}\p{Cf}]*/gu;
/** Like `plainText`, but without accented letters: folding its words only changes their case. */
export function isUnaccented(text: string): boolean {
  return unaccentedText.test(text);
}

const unaccentedText = /^[\0-\xa9\xab\xac\xae-\xb4\xb6-\xb9\xbb-\xbf\xd7\xf7\u2010-\u2027]*$/;

const ignoredAtEnd = /\p{Cf}+$/u;

function lengthOf(word: string): number {
  // The soft hyphen is the lowest character code in `\p{Cf}`
  return word.charCodeAt(word.length - 1) < 0xad ? word.length : word.replace(ignoredAtEnd, '').length;
}

function eachWordOfUnits(text: string, take: TakeWord): void {
  let at = 0;
  while (at < text.length) {
    const kind = kindAt(text, at);
    if (kind === kinds.unit || kind === kinds.unitMark) at = takeUnits(text, at, take);
    else if (kind === kinds.letter || kind === kinds.mark) at = takeWord(text, at, take);
    else at += lengthAt(text, at);
  }
}

export interface WordOfText {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

export function wordsWithOffsets(text: string): WordOfText[] {
  const words: WordOfText[] = [];
  eachWord(text, (folded, start, end) => words.push({ folded, start, end }));
  return words;
}

export function foldedWords(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (folded) => words.push(folded));
  return words;
}

const kinds = {
  separator: 1,
  letter: 2,
  mark: 3,
  /** Character of a script without spaces: a word of its own. */
  unit: 4,
  unitMark: 5,
  /** Invisible (`\p{Cf}`): neither separates words nor is part of one. */
  ignored: 6,
} as const;

/** Kind of each BMP character, cached on first use; 0 if not yet known. */
const knownKinds = new Uint8Array(0x10000);

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  // The kind depends on the whole surrogate pair
  if (unit >= 0xd800 && unit <= 0xdfff) return kindOf(String.fromCodePoint(text.codePointAt(at)!));
  const known = knownKinds[unit]!;
  if (known !== 0) return known;
  const kind = kindOf(text[at]!);
  knownKinds[unit] = kind;
  return kind;
}

function lengthAt(text: string, at: number): number {
  return text.codePointAt(at)! > 0xffff ? 2 : 1;
}

const inWords = /[\p{L}\p{M}\p{Nd}]/u;
/** Characters of scripts without spaces between words. */
export const withoutSpaces =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const anyWithoutSpaces =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u19e0-\u19ff\u2e80-\ua4cf\ua960-\uabff\ud800-\udfff\uf900-\ufaff\ufe30-\uffff]/;

function isWithoutSpaces(character: string): boolean {
  return anyWithoutSpaces.test(character) && (withoutSpaces.test(character) || voicing.test(character));
}

/** Kana voicing marks, including half-width ones. They compose with the preceding kana. */
const voicing = /[\u3099\u309a\uff9e\uff9f]/;

function kindOf(character: string): number {
  if (voicing.test(character)) return kinds.unitMark;
  if (!inWords.test(character)) return /\p{Cf}/u.test(character) ? kinds.ignored : kinds.separator;
  const isMark = /\p{M}/u.test(character);
  // Marks that are always folded away belong to the preceding character
  if (isMark && foldedAway.test(character)) return kinds.mark;
  if (isWithoutSpaces(character)) return isMark ? kinds.unitMark : kinds.unit;
  return isMark ? kinds.mark : kinds.letter;
}

function takeWord(text: string, start: number, take: TakeWord): number {
  let end = start;
  let at = start;
  for (;;) {
    const kind = at < text.length ? kindAt(text, at) : kinds.separator;
    if (kind !== kinds.letter && kind !== kinds.mark && kind !== kinds.ignored) break;
    at += lengthAt(text, at);
    if (kind !== kinds.ignored) end = at;
  }
  const folded = foldWord(text.slice(start, end));
  if (folded !== '') take(folded, start, end);
  return at;
}

/** Emits a character of a script without spaces and each of its marks as separate words. */
function takeUnits(text: string, start: number, take: TakeWord): number {
  const first = start + lengthAt(text, start);
  let end = first;
  while (end < text.length) {
    const kind = kindAt(text, end);
    if (kind !== kinds.unitMark && kind !== kinds.mark) break;
    end += lengthAt(text, end);
  }
  const written = text.slice(start, end);
  const folded = foldWord(written);
  const characters = end === first ? [written] : [...written];
  const foldedEach = characters.map(foldWord);
  if (end === first || foldedEach.join('') !== folded) {
    // Characters that were composed to others are words with the whole span
    for (const unit of folded) take(unit, start, end);
    return end;
  }
  let at = start;
  for (const [index, character] of characters.entries()) {
    for (const unit of foldedEach[index]!) take(unit, at, at + character.length);
    at += character.length;
  }
  return end;
}

/** Maximum cache size: a Bible in an inflected language has about 60,000 spellings. */
const maxCachedSpellings = 100_000;
const remembered = new Map<string, string>();

/** Maximum word length. Real words are shorter, but a damaged text can be one long word. */
export const maxWordLength = 64;

export function foldWord(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= maxCachedSpellings) remembered.clear();
  const folded = (isPlain.test(word) ? word.toLowerCase() : foldFully(word)).slice(0, maxWordLength);
  // Copy the key: a slice would keep the whole text in memory
  remembered.set(`${word} `.slice(0, -1), folded);
  return folded;
}

const isPlain = /^[0-9A-Za-z]*$/;

/** Folded marks, as parts of a character class. Vowel signs of other scripts act as letters and are kept. */
const foldedRanges = [
  // Latin, Greek and Cyrillic
  '\\u0300-\\u036f\\u0483-\\u0489',
  // Points and accents of Hebrew
  '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\ufb1e',
  // Points and accents of Arabic, and tatweel
  '\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u0898-\\u089f\\u08ca-\\u08e1\\u08e3-\\u08ff',
  // Points and accents of Syriac
  '\\u0711\\u0730-\\u074a',
  // Accents of the Vedas
  '\\u0951-\\u0954\\u1cd0-\\u1ce8\\u1ced\\u1cf4\\u1cf8\\u1cf9',
  '\\u135d-\\u135f',
  // Further combining marks
  '\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe20-\\ufe2f',
  // Variation selectors
  '\\ufe00-\\ufe0f',
];
const foldedAway = new RegExp(`[${foldedRanges.join('')}]`);
const dropped = new RegExp(`${foldedAway.source}|[^\\p{L}\\p{M}\\p{N}]`, 'gu');
const finalForms: Readonly<Record<string, string>> = { ς: 'σ', ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
/** Letters that keyboards and spellings of Arabic interchange, and the Persian ones that look like them. */
const arabicLetters: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' };
const equalLetters: Readonly<Record<string, string>> = { ...plainLetters, ...finalForms, ...arabicLetters };
const anyEqualLetter = new RegExp(`[${Object.keys(equalLetters).join('')}]`, 'g');
const formsAtEnd = new Map(Object.entries(finalForms).map(([final, letter]) => [letter, final]));

export function readableWords(folded: string): string {
  return folded.replace(/[σכמנפצ](?= |$)/g, (letter) => formsAtEnd.get(letter)!);
}

function foldFully(word: string): string {
  const letters = word
    .normalize('NFKD')
    .replace(dropped, '')
    // Round trip through upper case: letters with two lower-case forms get one
    .toUpperCase()
    .toLowerCase()
    .replace(anyEqualLetter, (letter) => equalLetters[letter]!)
    .normalize('NFC');
  return anyIdeograph.test(letters) ? letters.replace(ideographs, simplified) : letters;
}

const anyIdeograph = /[\u3400-\u9fff]/;
const ideographs = /[\u3400-\u9fff]/g;

let simplifiedForms: ReadonlyMap<string, string> | undefined;

function simplified(character: string): string {
  simplifiedForms ??= readSimplifiedForms();
  return simplifiedForms.get(character) ?? character;
}

function readSimplifiedForms(): Map<string, string> {
  const forms = new Map<string, string>();
  const [steps, simplifiedSteps] = simplifiedCharacters.split('\n').map((line) => new NumberReader(line)) as [
    NumberReader,
    NumberReader,
  ];
  for (let from = 0, to = 0; !steps.isAtEnd; ) {
    const step = simplifiedSteps.next();
    from += steps.next();
    to += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
    forms.set(String.fromCharCode(from), String.fromCharCode(to));
  }
  return forms;
}
