import { isCapital } from './name-checks.ts';
import type { WordChecks } from './word-checks.ts';

/**
 * Word counts of a book. A map would be most of the data that a check sends between threads and keeps for
 * each book until the edition is judged.
 */
export interface PackedWords {
  /** Each word is followed by a line end. */
  readonly words: string;
  readonly counts: Uint32Array;
  readonly firsts: Uint32Array;
  readonly middles: Uint32Array;
  /** The scripture text: the number of each of its words. */
  readonly tokens: Uint32Array;
}

interface BookWithWords {
  readonly id: string;
  readonly words: PackedWords;
}

/** `books` is incomplete above `maxBooksPerWord`. */
export interface WordUse {
  readonly id: number;
  count: number;
  /** Source offset of the first use in the middle of a sentence, or else of the first use, in the first of `books`. */
  at: number;
  middles: number;
  books: string[];
}

export const maxBooksPerWord = 5;

export function packWords({
  words,
  firsts,
  middles,
  tokens,
}: Pick<WordChecks, 'words' | 'firsts' | 'middles' | 'tokens'>): PackedWords {
  return {
    words: [...words.words, ''].join('\n'),
    counts: Uint32Array.from(words.counts),
    firsts: Uint32Array.from(firsts),
    middles: Uint32Array.from(middles),
    tokens: Uint32Array.from(tokens),
  };
}

export class Vocabulary {
  readonly uses = new Map<string, WordUse>();
  readonly texts: Uint32Array[] = [];
  total = 0;

  constructor(books: readonly BookWithWords[]) {
    for (const { id, words } of books) this.#add(id, words);
  }

  count(word: string): number {
    return this.uses.get(word)?.count ?? 0;
  }

  /** Capitalized words, with a line end before and after each. */
  get capitals(): string {
    return ['', ...[...this.uses.keys()].filter(isCapital), ''].join('\n');
  }

  #add(book: string, { words, counts, firsts, middles, tokens }: PackedWords): void {
    let from = 0;
    const ids = new Uint32Array(counts.length);
    for (const [index, count] of counts.entries()) {
      const end = words.indexOf('\n', from);
      const word = words.slice(from, end);
      from = end + 1;
      this.total += count;
      const use = this.uses.get(word);
      const id = use?.id ?? this.uses.size;
      ids[index] = id;
      if (!use)
        this.uses.set(word, { id, count, at: firsts[index]!, middles: middles[index]!, books: [book] });
      else {
        use.count += count;
        const isFirst = use.middles === 0 && middles[index]! > 0;
        use.middles += middles[index]!;
        if (isFirst) {
          use.at = firsts[index]!;
          use.books = [book, ...use.books];
          continue;
        }
        if (use.books.length <= maxBooksPerWord) use.books.push(book);
      }
    }
    this.texts.push(tokens.map((token) => ids[token]!));
  }
}
