import { codePointOf } from '../../formats/control-characters.ts';
import type { Habits } from './habits.ts';
import type { TextRun } from './text-runs.ts';

export interface FirstUse {
  count: number;
  readonly at: number;
}

interface CharacterUse extends FirstUse {
  readonly place: string;
}

const plainCodes = 0x250;
const scriptNames =
  `Latin Greek Cyrillic Hebrew Arabic Armenian Georgian Ethiopic Devanagari Bengali Tamil Telugu
Kannada Malayalam Gujarati Gurmukhi Oriya Sinhala Thai Lao Khmer Myanmar Tibetan Han Hiragana
Katakana Hangul Coptic Syriac Cherokee`.split(/\s/);
const scriptPatterns = scriptNames.map((name) => [name, new RegExp(`^\\p{Script=${name}}`, 'u')] as const);

export class CharacterChecks {
  readonly characters = new Map<string, FirstUse>();
  readonly #uses = new Map<string, CharacterUse>();
  readonly #plain = new Uint32Array(plainCodes);
  readonly #habits: Habits;

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  add(run: TextRun): void {
    const { text } = run;
    let isSpecial = false;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (mayBeSpecial(code)) isSpecial = true;
      if (code < plainCodes) {
        if (this.#plain[code]!++ === 0) this.#addUse(text[index]!, run, index);
        continue;
      }
      const character = code >= 0xd800 && code < 0xdc00 ? text.slice(index, index + 2) : text[index]!;
      const use = this.#uses.get(character);
      if (use) use.count++;
      else this.#addUse(character, run, index);
      if (character.length === 2) index++;
    }
    if (isSpecial) this.#checkSpecial(run);
  }

  #addUse(character: string, run: TextRun, index: number): void {
    const kind = run.kind === 'scripture' || run.kind === 'heading' ? '' : 'note';
    this.#uses.set(character, { count: 1, at: run.at(index), place: kind === '' ? run.place : '' });
  }

  #checkSpecial(run: TextRun): void {
    const { text } = run;
    if (combining.test(text)) this.#checkCombining(run);
    if (!special.test(text)) return;
    for (const match of text.matchAll(invisible))
      if (!ordersNumbers(text, match.index)) this.#reportInvisible(match[0], match.index, run);
    for (const match of text.matchAll(accented)) this.#checkComposition(match[0], match.index, run);
    for (const match of text.matchAll(anyNumber)) {
      const message = () =>
        `“${match[0].slice(0, 20)}” in ${run.place} uses digits of a script that is rare in this edition. Use the same digits throughout.`;
      for (const zero of new Set(Array.from(match[0], zeroOf)))
        this.#habits.doubt('digits', zero, 'other-digits', run.at(match.index), message);
    }
  }

  #checkCombining(run: TextRun): void {
    for (const { 0: written, index } of run.text.matchAll(oddCombining)) {
      const what =
        written.length > 1 ? 'the same combining character twice' : 'a combining character without a letter';
      const message = () => `There is ${what} in ${run.place}, ${wordsBefore(run.text, index)}. Remove it.`;
      this.#habits.doubt('combining-mark', written, 'unusual-character', run.at(index), message);
    }
  }

  #reportInvisible(character: string, index: number, run: TextRun): void {
    const name = codePointOf(character);
    const message = () =>
      `There is an invisible character (${name}) in ${run.place}, ${wordsBefore(run.text, index)}. Remove it.`;
    this.#habits.doubt('invisible', name, 'invisible-character', run.at(index), message);
  }

  #checkComposition(written: string, index: number, run: TextRun): void {
    const composed = written.normalize('NFC');
    if (composed === written && composed.normalize('NFD') === written) return;
    const isComposed = composed === written;
    const other = isComposed ? 'of a letter and its accents' : 'as one character';
    const message = () =>
      `“${written}” in ${run.place} does not have the Unicode normalization of this edition, where letters with accents are written ${other}. Use one normalization for all files.`;
    const choice = isComposed ? 'composed' : 'decomposed';
    this.#habits.doubt('composition', choice, 'mixed-normalization', run.at(index), message);
  }

  finish(words: number): void {
    this.#habits.choose('invisible', 'words', words);
    this.#plain.forEach((count, code) => {
      const character = String.fromCharCode(code);
      if (count > 0) this.#uses.get(character)!.count = count;
    });
    let letters = 0;
    for (const [character, { count, at, place }] of this.#uses) {
      this.characters.set(character, { count, at });
      if (/\s/.test(character)) continue;
      if (isLetter.test(character)) {
        letters += count;
        const script = scriptPatterns.find(([, pattern]) => pattern.test(character))?.[0];
        if (script) this.#habits.choose('script', script, count);
        if (script) this.#doubtScript(character, script, { count, at, place });
        if (script && alphabets.test(character)) this.#doubtLetter(character, { count, at, place });
        continue;
      }
      if (
        place === '' ||
        /^[\\!?]$/.test(character) ||
        !isOdd.test(character) ||
        invisibleOne.test(character)
      )
        continue;
      const message = () =>
        `“${character}” (${codePointOf(character)}) in ${place} is rare in this edition. Check whether it is intended.`;
      this.#doubt('unusual', character, { count, at }, message);
    }
    this.#habits.choose('unusual', 'letters', letters);
    this.#habits.choose('letter', 'letters', letters);
  }

  #doubtLetter(character: string, { count, at, place }: CharacterUse): void {
    // Greek has a hundred letters with accents, which a short text has not all
    const small = greek.test(character)
      ? character.normalize('NFD').charAt(0).toLowerCase()
      : character.toLowerCase();
    if (place === '' || /^[a-z]$/.test(small)) {
      this.#habits.choose('letter', small, count);
      return;
    }
    const message = () =>
      `The letter “${character}” (${codePointOf(character)}) in ${place} is rare in this edition. Check whether it is intended.`;
    this.#doubt('letter', small, { count, at }, message);
  }

  #doubtScript(character: string, script: string, { count, at, place }: CharacterUse): void {
    if (place === '') return;
    const message = () =>
      `“${character}” (${codePointOf(character)}) in ${place} is a letter of the ${script} script, but this edition is not written in that script. Write the intended letter.`;
    this.#doubt('unusual', script, { count, at }, message);
  }

  #doubt(habit: string, choice: string, { count, at }: FirstUse, message: () => string): void {
    this.#habits.doubt(habit, choice, 'unusual-character', at, message);
    if (count > 1) this.#habits.choose(habit, choice, count - 1);
  }
}

/** Marks of direction next to numbers and punctuation are intended: texts from right to left need them. */
function ordersNumbers(text: string, index: number): boolean {
  if (!/[\u061c\u200e\u200f]/.test(text[index]!)) return false;
  return !/\p{L}/u.test(text[index - 1] ?? '') && !/\p{L}/u.test(text[index + 1] ?? '');
}

const isLetter = /^\p{L}/u;
const alphabets =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Arabic}\p{sc=Hebrew}]/u;
const greek = /^\p{sc=Greek}/u;
const isOdd = /^[\p{S}\p{C}\p{Pc}\p{Pi}\p{Pf}\p{Po}\p{No}„‚]/u;
const invisibleClass =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';
const invisible = new RegExp(`[${invisibleClass}]`, 'g');
const invisibleOne = new RegExp(`^[${invisibleClass}]`);
const accentedLetter = '[A-Za-z\\u00c0-\\u024f\\u0370-\\u04ff\\u1e00-\\u1fff]';
const accented = new RegExp(
  `${accentedLetter}[\\u0300-\\u036f]+|[\\u00c0-\\u024f\\u0386-\\u04ff\\u1e00-\\u1fff]`,
  'g',
);
const combining = /(?:^|\s)\p{Mn}|(\p{M})\1/u;
const oddCombining = /(?<=^|\s)\p{Mn}|(\p{M})\1/gu;
const anyNumber = /\p{Nd}+/gu;
const special = new RegExp(`[${invisibleClass}\\u00c0-\\u024f\\u0300-\\u04ff\\u1e00-\\u1fff]|\\p{Nd}`, 'u');

function wordsBefore(text: string, index: number): string {
  const before = text
    .slice(Math.max(0, index - 12), index)
    .replace(/\s+/g, ' ')
    .trim();
  return before === '' ? 'at its beginning' : `after “${before}”`;
}

/** Quick test: false for ASCII letters and marks, and for dashes and quotation marks. */
function mayBeSpecial(code: number): boolean {
  return code >= 0xad ? code < 0x2010 || code > 0x2027 : code >= 0x30 && code <= 0x39;
}

/** The zero that starts the decimal digits of the digit's script; it identifies them. */
function zeroOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  // Decimal digits of a script are contiguous, and ASCII digits begin at 0x30
  for (let zero = code; zero > code - 10; zero--) {
    if (!/^\p{Nd}$/u.test(String.fromCodePoint(zero))) return String.fromCodePoint(zero + 1);
  }
  return String.fromCodePoint(code - 9);
}
