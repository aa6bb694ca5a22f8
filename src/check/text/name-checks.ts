import type { Report } from '../../formats/diagnostic-collector.ts';
import type { TextRun } from './text-runs.ts';

interface NameUse {
  count: number;
  readonly run: TextRun;
}

/** Each is compared with the frequent ones. Lists of all families of Israel have a few hundred. */
const maxNamesPerChapter = 2000;
/** In letters. Shorter names differ by one letter from many others. */
export const minNameLength = 5;

/**
 * Finds capitalized words that differ by one letter from a more frequent one in the chapter: "Jerusalam" and
 * "Jerusalem". The whole edition shows whether one is a rare name or an inflected form. Does nothing for
 * scripts without capitals, where names cannot be recognized.
 */
export class NameChecks {
  readonly #report: Report;
  #uses = new Map<string, NameUse>();
  #chapter = 0;

  constructor(report: Report) {
    this.#report = report;
  }

  add(word: string, run: TextRun): void {
    if (word.length < minNameLength || run.kind !== 'scripture') return;
    if (run.chapter !== this.#chapter) this.finish();
    this.#chapter = run.chapter;
    const use = this.#uses.get(word);
    if (use) use.count++;
    else this.#uses.set(word, { count: 1, run });
  }

  finish(): void {
    const uses = [...this.#uses];
    this.#uses = new Map();
    if (uses.length > maxNamesPerChapter) return;
    const frequent = uses.filter(([, { count }]) => count > 1);
    for (const [word, use] of uses) {
      if (use.count > maxUsesOfMisspelled) continue;
      for (const [name, { count }] of frequent) {
        if (count > use.count && differenceOf(word, name)) this.#compare(word, name, use.run);
      }
    }
  }

  #compare(word: string, name: string, run: TextRun): void {
    const index = placeInSentence(word, run.text);
    if (index === -1) return;
    const message = `“${word}” in ${run.place} differs by one letter from “${name}”, which is frequent in this chapter and in the edition. Correct the spelling, or accept it if another name is intended.`;
    this.#report('odd-name', run.at(index), message, { by: 'name', habit: name, choice: word });
  }
}

export function isCapital(word: string): boolean {
  const code = word.charCodeAt(0);
  return code < 0xc0 ? code >= 0x41 && code <= 0x5a : /^\p{Lu}/u.test(word);
}

export const maxUsesOfMisspelled = 2;

/** Index of the word in mid-sentence: the first word of a sentence is always capitalized. */
function placeInSentence(word: string, text: string): number {
  for (let index = text.indexOf(word); index !== -1; index = text.indexOf(word, index + 1)) {
    const isWord = !/^[\p{L}\p{M}]/u.test(text.slice(index + word.length));
    if (isWord && /[\p{L}\p{M},;]\s+$/u.test(text.slice(Math.max(0, index - 8), index))) return index;
  }
  return -1;
}

interface Difference {
  readonly way: string;
  readonly wayAround: string;
}

/**
 * Difference between two words that differ by one changed, missing or extra letter, or by two swapped
 * letters. The first letter must match: names that differ there are unrelated.
 */
export function differenceOf(one: string, other: string): Difference | undefined {
  if (one === other || one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return undefined;
  const shorter = Math.min(one.length, other.length);
  let before = 1;
  while (before < shorter && one[before] === other[before]) before++;
  let after = 0;
  while (after < shorter - before && one.at(-1 - after) === other.at(-1 - after)) after++;
  const [here, there] = [one.slice(before, one.length - after), other.slice(before, other.length - after)];
  const isSwapped = here.length === 2 && here[0] === there[1] && here[1] === there[0];
  if (!isSwapped && (here.length > 1 || there.length > 1)) return undefined;
  if (!letters.test(here) || !letters.test(there)) return undefined;
  const ways = [here, there].sort().join(' ');
  const way = `${after === 0 ? 'end' : 'middle'} ${ways}`;
  return { way, wayAround: `${one[before - 1]}${one.at(-after)}${way}` };
}

/**
 * Hashes of a word and of the word without each of its letters, except the first. Words that differ by one
 * letter share one; `differenceOf` tells them from words that share a hash by chance.
 */
export function restsOf(word: string): number[] {
  const beginnings = [0];
  for (let index = 0; index < word.length; index++)
    beginnings.push((Math.imul(beginnings[index]!, prime) + word.charCodeAt(index)) | 0);
  const whole = beginnings.at(-1)!;
  const rests = [whole];
  let power = 1;
  for (let index = word.length - 1; index > 0; index--) {
    const rest = (whole - Math.imul(beginnings[index + 1]! - beginnings[index]!, power)) | 0;
    if (rest !== rests.at(-1)) rests.push(rest);
    power = Math.imul(power, prime);
  }
  return rests;
}

const prime = 0x01000193;

const letters = /^[\p{L}\p{M}]{0,2}$/u;
