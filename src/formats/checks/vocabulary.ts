import { isCapital } from './name-checks.ts';
import type { WordCounter } from './text-scan.ts';

/**
 * How often a book has each of its words. As a map they would take most of what a check sends between its threads, and
 * keeps for each book until the edition is judged.
 */
export interface PackedWords {
  /** The words, each with a line end after it. */
  readonly words: string;
  readonly counts: Uint32Array;
}

/** What of a book is of interest here. */
interface BookWithWords {
  readonly id: string;
  readonly words: PackedWords;
}

/** How often an edition has a word, and in which books while these are few. */
export interface WordUse {
  count: number;
  readonly books: string[];
}

/** In more books than so many, a word is not looked for by its book. */
export const mostBooks = 5;

export function packWords({ words, counts }: Pick<WordCounter, 'words' | 'counts'>): PackedWords {
  return { words: [...words, ''].join('\n'), counts: Uint32Array.from(counts) };
}

/** All words of an edition. */
export class Vocabulary {
  readonly uses = new Map<string, WordUse>();

  constructor(books: readonly BookWithWords[]) {
    for (const { id, words } of books) this.#add(id, words);
  }

  count(word: string): number {
    return this.uses.get(word)?.count ?? 0;
  }

  /** The words that begin with a capital, with a line end before and after each. */
  get capitals(): string {
    return ['', ...[...this.uses.keys()].filter(isCapital), ''].join('\n');
  }

  #add(book: string, { words, counts }: PackedWords): void {
    let from = 0;
    for (const count of counts) {
      const end = words.indexOf('\n', from);
      const word = words.slice(from, end);
      from = end + 1;
      const use = this.uses.get(word);
      if (!use) this.uses.set(word, { count, books: [book] });
      else {
        use.count += count;
        if (use.books.length <= mostBooks) use.books.push(book);
      }
    }
  }
}
