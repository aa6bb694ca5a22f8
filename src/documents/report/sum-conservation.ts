import type { Amount, BookConservation } from './book-conservation.ts';

const nothing: Amount = { characters: 0, words: 0 };

/** The proof for several books together. */
export function sumConservation(books: readonly BookConservation[]): BookConservation {
  const of = (amountOf: (book: BookConservation) => Amount | undefined): Amount =>
    books.map(amountOf).reduce<Amount>((sum, amount = nothing) => add(sum, amount), nothing);
  const total = (member: 'lost' | 'invented' | 'glued' | 'split') =>
    books.reduce((sum, book) => sum + book[member], 0);
  const rules = [...new Set(books.flatMap(({ dropped }) => Object.keys(dropped)))].sort();
  return {
    read: of(({ read }) => read),
    verses: of(({ verses }) => verses),
    titles: of(({ titles }) => titles),
    headings: of(({ headings }) => headings),
    notes: of(({ notes }) => notes),
    dropped: Object.fromEntries(rules.map((rule) => [rule, of(({ dropped }) => dropped[rule])])),
    lost: total('lost'),
    invented: total('invented'),
    glued: total('glued'),
    split: total('split'),
  };
}

function add(a: Amount, b: Amount): Amount {
  return { characters: a.characters + b.characters, words: a.words + b.words };
}
