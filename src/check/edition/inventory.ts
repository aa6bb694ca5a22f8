import type { BookFindings } from '../text/source-checks.ts';
import { verseLengthsOf } from '../text/verse-lengths.ts';
import { maxBooksPerWord, type Vocabulary } from '../text/vocabulary.ts';

interface InventoryItem {
  readonly item: string;
  readonly count: number;
  /** Book ids; empty if there are many. */
  readonly books: readonly string[];
}

export interface EditionInventory {
  readonly characters: readonly InventoryItem[];
  readonly punctuation: readonly InventoryItem[];
  readonly markers: readonly InventoryItem[];
  /** `once` has words that occur once, up to a limit; `different` is the number of distinct words. */
  readonly words: {
    readonly different: number;
    readonly total: number;
    readonly once: readonly InventoryItem[];
  };
  readonly books: readonly BookProgress[];
}

interface BookProgress {
  readonly id: string;
  readonly chapters: number;
  readonly drafted: number;
  readonly verses: number;
  readonly withoutText: number;
  readonly notes: number;
  readonly headings: number;
}

const maxSingleUses = 500;

export function inventoryOf(books: readonly BookFindings[], vocabulary: Vocabulary): EditionInventory {
  const words = itemsOf(vocabulary.uses);
  return {
    characters: items(books, ({ characters }) => characters),
    punctuation: items(books, ({ sequences }) => sequences),
    markers: items(books, ({ markers }) => [...markers].map(([marker, count]) => [marker, { count }])),
    words: {
      different: words.length,
      total: books.reduce((sum, { wordCount }) => sum + wordCount, 0),
      once: words.slice(0, maxSingleUses).filter(({ count }) => count === 1),
    },
    books: books.map(progressOf),
  };
}

function items(
  books: readonly BookFindings[],
  of: (book: BookFindings) => Iterable<readonly [string, { readonly count: number }]>,
): InventoryItem[] {
  const sums = new Map<string, ItemUse>();
  for (const book of books) {
    for (const [item, { count }] of of(book)) {
      const sum = sums.get(item);
      if (!sum) sums.set(item, { count, books: [book.id] });
      else {
        sum.count += count;
        if (sum.books.length <= maxBooksPerWord) sum.books.push(book.id);
      }
    }
  }
  return itemsOf(sums);
}

interface ItemUse {
  count: number;
  readonly books: string[];
}

function itemsOf(sums: ReadonlyMap<string, ItemUse>): InventoryItem[] {
  return [...sums]
    .map(([item, { count, books: ids }]) => ({ item, count, books: ids.length > maxBooksPerWord ? [] : ids }))
    .sort((a, b) => a.count - b.count || (a.item < b.item ? -1 : 1));
}

function progressOf({ id, lengths, verses, notes, headings }: BookFindings): BookProgress {
  const empty = new Set<number>();
  const withText = new Map<number, number>();
  for (const { chapter, letters } of verseLengthsOf(lengths)) {
    withText.set(chapter, (withText.get(chapter) ?? 0) + (letters > 0 ? 1 : 0));
  }
  let [total, written] = [0, 0];
  for (const [chapter, count] of verses) {
    total += count;
    written += Math.min(count, withText.get(chapter) ?? 0);
    if ((withText.get(chapter) ?? 0) < count) empty.add(chapter);
  }
  return {
    id,
    chapters: verses.size,
    drafted: verses.size - empty.size,
    verses: total,
    withoutText: total - written,
    notes,
    headings,
  };
}
