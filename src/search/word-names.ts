import { foldedWords, foldWord } from './analysis.ts';

/** Longer names are cut, so that a damaged lexicon has bounded names. */
export const maxWordNameLength = 80;

/**
 * Normalizes a name of a lexicon word for comparison: lower case, without accents, points, spaces and
 * punctuation. Lemmas, transliterations, glosses and words of definitions all use it.
 */
export function foldName(name: string): string {
  return foldedWords(name.slice(0, 4 * maxWordNameLength))
    .map((word) => word.replace(apostrophes, ''))
    .join('')
    .slice(0, maxWordNameLength);
}

/** A word of a gloss has at least this weight in its entry, and a word of a definition less. */
export const minGlossWeight = 50;

/** Letters that transliterations use for aleph, ayin and the soft sign; `foldWord` keeps letters. */
const apostrophes = /[\u02b0-\u02ff]/g;

/**
 * Normalizes a transliteration for exact comparison. The long vowels of Strong's dictionaries lose their
 * second letter (`shâlôwm`, `ʼĕlôhîym`), and ç is s.
 */
export function foldTransliteration(name: string): string {
  const written = name
    .slice(0, 4 * maxWordNameLength)
    .replace(/[çÇ]/g, 's')
    .replace(/[əǝƏ]/g, 'e');
  return longVowels.reduce((name, [spelling, vowel]) => name.replace(spelling, vowel), foldName(written));
}

type Replacement = readonly [spelling: RegExp, by: string];

const longVowels: readonly Replacement[] = [
  [/([ou])w(?![aeiou])/g, '$1'],
  [/([ie])y(?![aeiou])/g, '$1'],
];

/** Spellings of the same sound. They are replaced in this order. */
const sounds: readonly Replacement[] = [
  ...longVowels,
  [/kh|ch/g, 'h'],
  [/[cq]/g, 'k'],
  [/t[sz]/g, 'z'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([tdgr])h/g, '$1'],
  [/bh|w/g, 'v'],
  [/j/g, 'y'],
  [/ng/g, 'g'],
  [/x/g, 'ks'],
  [/ou|oo/g, 'u'],
  [/ei|ee/g, 'e'],
  [/(.)\1+/g, '$1'],
  [/y(?![aeiou])/g, 'u'],
  [/([aeiou])h$/, '$1'],
];

/** The sound of a transliteration: `chesed`, `hesed` and `khesed` are the same. @param folded see above. */
export function soundOf(folded: string): string {
  return sounds.reduce((sound, [spelling, by]) => sound.replace(spelling, by), folded);
}

/**
 * The sort key of a name, which determines its document. It consists of the consonants, with similar ones merged,
 * so that all spellings of a name share it: `brit` and `berith`. For scripts other than Latin it is the name,
 * without the vowel letters of Hebrew. @param folded see above.
 */
export function wordKey(folded: string): string {
  if (!/^[a-z0-9]*$/.test(folded)) return folded.replace(/(.)[וי]+(?=.)/gu, '$1');
  const sound = soundOf(folded);
  const consonants = sound
    .replace(/[aeiouyh]/g, '')
    .replace(/v/g, 'b')
    .replace(/f/g, 'p')
    .replace(/z/g, 's');
  return (/^[aeiouyh]/.test(sound) ? '*' : '') + consonants;
}

export function wordsIn(text: string): string[] {
  // In Strong's dictionaries, "(loving-) kindness" is also "lovingkindness", and "good(-ness)" is "good"
  const whole = text.replace(/\(-[^)]{1,40}\)/g, ' ').replace(/\((\p{L}{1,20}-)\)\s?/gu, '$1');
  // Strong's "dæmon" is also "demon"
  const compounds = whole.match(/\p{L}{1,30}-\p{L}{1,30}|\p{L}{0,30}æ\p{L}{0,30}/gu) ?? [];
  const joined = compounds.map((each) => foldWord(each.replace('-', '').replace('æ', 'e')));
  return [...new Set([...joined, ...foldedWords(whole)])];
}

export function meaningsOf(gloss: string): string[] {
  const parts = [gloss, ...gloss.split(/[,;:/|()]/)].map((part) => foldName(withoutArticle(part)));
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** English glosses of verbs begin with "to". */
export function withoutArticle(phrase: string): string {
  return phrase.trim().replace(/^(?:to be|to|an?|the)\s+/i, '');
}
