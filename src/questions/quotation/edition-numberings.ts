import { links } from '../../documents/links.ts';
import type { IndexRoot } from '../../search/read-index.ts';
import type { NumberingData, NumberingDocument, VerseAddress } from '../edition.ts';
import type { DocumentQuery } from '../question.ts';
import type { SearchableEdition } from '../search/match-editions.ts';
import type { JudgedQuotation } from './judge-quotation.ts';

export interface QuotationPlaces {
  readonly edition: SearchableEdition;
  readonly passages: readonly {
    readonly quoted: readonly [from: number, to: number];
    readonly verses: readonly VerseAddress[];
  }[];
}

/** Maps verses between editions. Reads the numbering of those whose books have other numbers of verses. */
export class EditionNumberings {
  readonly #data: NumberingData | undefined;
  readonly #documents = new Map<SearchableEdition, NumberingDocument | undefined>();

  constructor(data: NumberingData | undefined) {
    this.#data = data;
  }

  *sameVerses(
    verses: readonly VerseAddress[],
    from: SearchableEdition,
    to: SearchableEdition,
  ): DocumentQuery<readonly VerseAddress[]> {
    yield* this.#read(verses, from, [to]);
    return this.#mapped(verses, from, to);
  }

  *passagesIn(
    { edition, text, passages }: JudgedQuotation,
    others: readonly SearchableEdition[],
  ): DocumentQuery<QuotationPlaces[]> {
    yield* this.#read(text.verses, edition, others);
    return others.map((other) => ({
      edition: other,
      passages: passages.map((passage) => {
        const verses = text.verses.filter((verse) => verse.passage === passage);
        return { quoted: [passage.from, passage.to], verses: this.#mapped(verses, edition, other) };
      }),
    }));
  }

  *#read(
    verses: readonly VerseAddress[],
    from: SearchableEdition,
    others: readonly SearchableEdition[],
  ): DocumentQuery<void> {
    const different = others.filter((other) => !hasSameNumbers(verses, from.index, other.index));
    if (!this.#data || different.length === 0) return;
    const needed = [...new Set([from, ...different])].filter((each) => !this.#documents.has(each));
    const documents = needed.length > 0 ? yield needed.map(({ id }) => links.versification(id)) : [];
    for (const [at, each] of needed.entries()) {
      this.#documents.set(each, documents[at] as NumberingDocument | undefined);
    }
  }

  #mapped(
    verses: readonly VerseAddress[],
    from: SearchableEdition,
    to: SearchableEdition,
  ): readonly VerseAddress[] {
    const [here, there] = [this.#documents.get(from), this.#documents.get(to)];
    if (!this.#data || !here || !there || hasSameNumbers(verses, from.index, to.index)) return verses;
    return this.#data.sameVerses(verses, here, there);
  }
}

function hasSameNumbers(verses: readonly VerseAddress[], one: IndexRoot, other: IndexRoot): boolean {
  const books = [...new Set(verses.map(({ book }) => book))];
  return one === other || books.every((book) => lastVerses(one, book) === lastVerses(other, book));
}

function lastVerses({ root }: IndexRoot, book: string): string {
  const own = root.books.find((each) => each.book === book);
  return (own?.chapters ?? [])
    .map(([chapter, ...runs]) => {
      const bridges = (own?.bridges ?? []).flatMap(([of, , last]) => (of === chapter ? [last!] : []));
      return `${chapter}:${Math.max(...runs, ...bridges)}`;
    })
    .join();
}
