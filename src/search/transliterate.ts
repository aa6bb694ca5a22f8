/**
 * Transliterates a Hebrew, Aramaic or Greek word by rule, in the spelling of English books without diacritics:
 * `חֶסֶד` is "chesed", `ἀγάπη` is "agape". Letters of other scripts are left out.
 */
export function transliterate(word: string): string {
  const letters = word.normalize('NFD').toLowerCase();
  return /\p{Script=Greek}/u.test(letters) ? fromGreek(letters) : fromHebrew(letters);
}

const greekLetters: Readonly<Record<string, string>> = {
  ...{ α: 'a', β: 'b', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'e', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{ ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'ph', χ: 'ch', ψ: 'ps' },
  ...{ ω: 'o' },
};

function fromGreek(letters: string): string {
  const breathed = letters
    // A rough breathing is written after the first vowel or the first two
    .replace(/(?<!\p{L}\p{M}*)(\p{L}\p{M}*?\p{L}?\p{M}*?)\u0314/gu, (_, start) =>
      start.startsWith('ρ') ? `${start}h` : `h${start}`,
    )
    .replace(/\p{M}/gu, '');
  return breathed
    .replace(/γ(?=[γκχξ])/g, 'n')
    .replace(/(?<=[αεηο])υ/g, 'u')
    .replace(/\p{Script=Greek}/gu, (letter) => greekLetters[letter] ?? '')
    .replace(/[^a-z]/g, '');
}

const hebrewLetters: Readonly<Record<string, string>> = {
  ...{ ב: 'v', ג: 'g', ד: 'd', ה: 'h', ו: 'v', ז: 'z', ח: 'ch', ט: 't', י: 'y', כ: 'kh', ך: 'kh', ל: 'l' },
  ...{ מ: 'm', ם: 'm', נ: 'n', ן: 'n', ס: 's', פ: 'ph', ף: 'ph', צ: 'ts', ץ: 'ts', ק: 'q', ר: 'r', ש: 'sh' },
  ...{ ת: 'th' },
};
const withDagesh: Readonly<Record<string, string>> = { ב: 'b', כ: 'k', ך: 'k', פ: 'p', ף: 'p', ת: 't' };
const vowels: Readonly<Record<string, string>> = {
  ...{ '\u05b0': 'e', '\u05b1': 'e', '\u05b2': 'a', '\u05b3': 'o', '\u05b4': 'i', '\u05b5': 'e' },
  ...{ '\u05b6': 'e', '\u05b7': 'a', '\u05b8': 'a', '\u05b9': 'o', '\u05ba': 'o', '\u05bb': 'u' },
  ...{ '\u05c7': 'o' },
};
const dagesh = '\u05bc';
const sinDot = '\u05c2';
const patah = '\u05b7';

function fromHebrew(letters: string): string {
  const units = [...letters.matchAll(/([א-ת])([\u0591-\u05c7]*)/g)];
  let written = '';
  for (const [index, [, letter = '', marks = '']] of units.entries()) {
    const vowel = [...marks].map((mark) => vowels[mark] ?? '').join('');
    const consonant = consonantOf(letter, marks, vowel, written);
    const isLast = index === units.length - 1;
    // A patah under a final guttural is spoken before it: `רוּחַ` is "ruach"
    if (isLast && 'חע'.includes(letter) && marks.includes(patah)) written += `a${consonant}`;
    // A silent shewa ends a syllable
    else if (marks.includes('\u05b0') && (isLast || /[aiou]$/.test(written))) written += consonant;
    else written += consonant + vowel;
  }
  return written;
}

function consonantOf(letter: string, marks: string, vowel: string, before: string): string {
  if (letter === 'ו' && vowel === 'o') return '';
  if (letter === 'ו' && vowel === '' && marks.includes(dagesh)) return 'u';
  // A yod after i or e only lengthens it
  if (letter === 'י' && vowel === '' && /[ie]$/.test(before)) return '';
  if (letter === 'ש' && marks.includes(sinDot)) return 's';
  // Alef and ayin are silent
  return (marks.includes(dagesh) ? withDagesh[letter] : undefined) ?? hebrewLetters[letter] ?? '';
}
