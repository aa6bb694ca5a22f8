import type { BookMistake } from '../edition/place-mistakes.ts';
import { unspaced } from '../text/text-scan.ts';
import type { KeyTerm } from './read-key-terms.ts';
import type { TaggedVerse, TaggedWord } from './tagged-verses.ts';

export interface TermRenderings {
  readonly term: string;
  readonly name?: string | undefined;
  readonly verses: number;
  readonly renderings: readonly { readonly text: string; readonly verses: number }[];
  readonly without: readonly string[];
}

interface TermUse {
  readonly verse: TaggedVerse;
  /** The words of the edition that render the term; empty if only the original has it. */
  readonly words: readonly TaggedWord[];
}

/** A form is an accepted rendering if it renders the term in this share of its verses, and this often. */
const minShare = 0.05;
const minVerses = 3;
/**
 * A function word is tagged with many terms: a form with more than this share of all words must render the term
 * in this share of its uses.
 */
const maxShareOfWords = 0.001;
const minOwnUses = 0.25;
const maxFindingsPerTerm = 100;
/** Above this share of exceptions, the edition has no rule for the term. */
const maxExceptions = 0.1;
const minVersesOfTerm = 10;
const maxRenderings = 50;

export class TermUses {
  readonly #terms: ReadonlyMap<string, KeyTerm>;
  readonly #uses = new Map<KeyTerm, TermUse[]>();
  readonly #forms = new Map<string, number>();
  hasTags = false;

  constructor(terms: readonly KeyTerm[]) {
    this.#terms = new Map(terms.map((term) => [term.term, term]));
  }

  hasTerm({ terms }: TaggedWord): boolean {
    for (const term of terms) if (this.#terms.has(term)) return true;
    return false;
  }

  count({ words }: TaggedVerse): void {
    for (const { text, terms } of words) {
      if (terms.size > 0) this.hasTags = true;
      for (const key of [formKey(terms, text), formKey(terms, '')])
        this.#forms.set(key, (this.#forms.get(key) ?? 0) + 1);
    }
  }

  /** @param tagged the verse whose words name terms: `verse` itself, or the verse of the original. */
  add(tagged: TaggedVerse, verse: TaggedVerse): void {
    for (const term of new Set(this.#termsOf(tagged.words))) {
      const own = tagged === verse ? verse.words.filter(({ terms }) => terms.has(term.term)) : [];
      const uses = this.#uses.getOrInsertComputed(term, () => []);
      if (uses.at(-1)?.verse !== verse) uses.push({ verse, words: own });
    }
  }

  *#termsOf(words: readonly TaggedWord[]): Iterable<KeyTerm> {
    for (const { terms } of words)
      for (const term of terms) {
        const known = this.#terms.get(term);
        if (known) yield known;
      }
  }

  renderings(): TermRenderings[] {
    return [...this.#terms.values()].map((term) => {
      const { counts, without, uses } = this.#judged(term);
      const renderings = [...counts]
        .map(([text, verses]) => ({ text, verses }))
        .sort((a, b) => b.verses - a.verses || (a.text < b.text ? -1 : 1));
      return {
        term: term.term,
        ...(term.name === undefined ? {} : { name: term.name }),
        verses: uses.length,
        renderings: renderings.slice(0, maxRenderings),
        without: without.map(({ verse }) => verseLabel(verse)),
      };
    });
  }

  *mistakes(): Iterable<BookMistake> {
    for (const term of this.#terms.values()) {
      const { accepted, without, isLearned } = this.#judged(term);
      for (const { verse, words } of without.slice(0, maxFindingsPerTerm)) {
        const shown = [...new Set(words.map(({ text }) => text))].map((text) => `“${text}”`).join(', ');
        const name = term.name === undefined ? term.term : `${term.term} (${term.name})`;
        const usual = accepted
          .slice(0, 5)
          .map((text) => `“${text}”`)
          .join(', ');
        const found = shown === '' ? 'none of its renderings is in the verse' : `it is rendered ${shown}`;
        const advice = isLearned
          ? 'Use one of them, or list the renderings of the term.'
          : 'Use one of them, or add the rendering to the list.';
        yield {
          book: verse.book,
          code: 'unexpected-rendering',
          at: words[0]?.at ?? verse.at,
          message: `${verseLabel(verse)} has the term ${name}, but ${found}. Renderings: ${usual}. ${advice}`,
        };
      }
    }
  }

  #judged(term: KeyTerm) {
    const uses = this.#uses.get(term) ?? [];
    return term.renderings.length > 0 ? listed(term, uses) : this.#learned(term.term, uses);
  }

  #learned(term: string, uses: readonly TermUse[]) {
    const counts = new Map<string, number>();
    for (const { words } of uses)
      for (const form of new Set(words.map(({ text }) => formOf(text))))
        counts.set(form, (counts.get(form) ?? 0) + 1);
    const all = this.#forms.get(formKey([term], '')) ?? 0;
    for (const [form, count] of counts) {
      const total = this.#forms.get(formKey([term], form)) ?? 0;
      if (total > all * maxShareOfWords && count < total * minOwnUses) counts.delete(form);
    }
    const least = Math.max(minVerses, uses.length * minShare);
    const accepted = [...counts]
      .filter(([, count]) => count >= least)
      .sort(([, a], [, b]) => b - a)
      .map(([form]) => form);
    // Content words only: tags on function words prove nothing
    const exceptions = uses.flatMap(({ verse, words }) => {
      const own = words.filter(({ text }) => counts.has(formOf(text)));
      const isUsual = own.some(({ text }) => accepted.some((form) => isLike(formOf(text), form)));
      return own.length === 0 || isUsual ? [] : [{ verse, words: own }];
    });
    const hasRule = uses.length >= minVersesOfTerm && exceptions.length <= uses.length * maxExceptions;
    return { uses, counts, accepted, without: hasRule ? exceptions : [], isLearned: true };
  }
}

function listed({ renderings }: KeyTerm, uses: readonly TermUse[]) {
  const patterns = renderings.map(patternOf);
  const counts = new Map<string, number>();
  const without = uses.filter(({ verse }) => {
    const text = verse.text.normalize('NFC');
    const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => formOf(match)));
    for (const form of new Set(found)) counts.set(form, (counts.get(form) ?? 0) + 1);
    return found.length === 0;
  });
  return { uses, counts, accepted: renderings, without, isLearned: false };
}

/** `love*` begins with these letters; `son of man` may contain any white space. */
function patternOf(rendering: string): RegExp {
  const written = rendering
    .normalize('NFC')
    .replace(/[.+?^${}()|[\]\\/-]/g, '\\$&')
    .replace(/\\-/g, '-')
    .replace(/\*+/g, "[\\p{L}\\p{M}’'-]*")
    .replace(/\s+/g, '\\s+');
  return unspaced.test(rendering)
    ? new RegExp(written, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{M}])${written}(?![\\p{L}\\p{M}])`, 'giu');
}

function formKey(terms: Iterable<string>, text: string): string {
  const [first = ''] = terms;
  return `${/^[GH]\d/.test(first) ? first[0] : ''} ${formOf(text)}`;
}

function formOf(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
}

/** Forms of one word share their beginning: `love` and `loving`. */
function isLike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same++;
  return same >= Math.max(3, shorter * 0.6) || one === other;
}

function verseLabel({ book, chapter, number }: TaggedVerse): string {
  return `${book} ${chapter}:${number}`;
}
