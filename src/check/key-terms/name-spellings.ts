import type { BookMistake } from '../edition/place-mistakes.ts';
import { isCapital } from '../text/name-checks.ts';
import type { TaggedVerse } from './tagged-verses.ts';

interface Spelling {
  count: number;
  readonly book: string;
  readonly place: string;
  readonly at: number;
}

/** Uses of the frequent spelling, and the share of the edition's uses of a name that have its number. */
const minUses = 4;
const minShare = 0.7;
const maxShare = 0.2;
const minLength = 4;

/**
 * Finds names with several spellings: `Elimelek` for the Strong's number that other verses render as
 * `Elimelech`. Only in scripts with capitals.
 */
export class NameSpellings {
  readonly #numbers = new Map<string, Map<string, Spelling>>();
  readonly #words = new Map<string, number>();

  add({ book, chapter, number, words }: TaggedVerse): void {
    for (const { text, terms, at } of words) {
      this.#words.set(text, (this.#words.get(text) ?? 0) + 1);
      if (text.length < minLength || !isCapital(text)) continue;
      for (const term of terms) {
        if (!/^[GH]\d+$/.test(term)) continue;
        const spellings = this.#numbers.getOrInsertComputed(term, () => new Map());
        const spelling = spellings.get(text);
        if (spelling) spelling.count++;
        else spellings.set(text, { count: 1, book, place: `${book} ${chapter}:${number}`, at });
      }
    }
  }

  *mistakes(): Iterable<BookMistake> {
    const reported = new Set<string>();
    for (const [term, spellings] of this.#numbers) {
      const [[name, { count }] = ['', { count: 0 }]] = [...spellings].sort(
        ([, a], [, b]) => b.count - a.count,
      );
      if (count < minUses || !this.#isName(name, count)) continue;
      for (const [other, spelling] of spellings) {
        if (other === name || spelling.count > count * maxShare || reported.has(other)) continue;
        if (!this.#isName(other, spelling.count) || !isLike(name, other)) continue;
        reported.add(other);
        const message = `“${other}” in ${spelling.place} renders ${term}, which is “${name}” in ${count} other places. Use one spelling, or accept it if the names differ.`;
        yield { book: spelling.book, code: 'inconsistent-name', at: spelling.at, message };
      }
    }
  }

  #isName(word: string, count: number): boolean {
    return count >= (this.#words.get(word) ?? 0) * minShare && !this.#words.has(word.toLowerCase());
  }
}

/**
 * True if the names differ in at most a third of their letters, but not only by an ending: `Israel` and
 * `Israelites`.
 */
function isLike(name: string, other: string): boolean {
  const [one, two] = [lettersOf(name), lettersOf(other)];
  if (one[0] !== two[0] || one.startsWith(two) || two.startsWith(one)) return false;
  const distance = distanceOf(one, two);
  return distance > 0 && distance <= Math.max(one.length, two.length) / 3;
}

function lettersOf(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

function distanceOf(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= two.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === two[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[two.length]!;
}
