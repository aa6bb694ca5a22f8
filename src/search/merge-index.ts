import { links } from '../documents/links.ts';
import type { SearchField, SearchRoot } from '../documents/search/search-schema.ts';
import { joinBytes } from '../lib/join-bytes.ts';
import { type AnnotationField, type BookIndex, firstForm, spotOf } from './build-index.ts';
import { besideOf, partsOf, type SortedPlaces } from './index-parts.ts';
import { NumberWriter } from './packed-numbers.ts';

const annotationFields: readonly AnnotationField[] = ['strong', 'lemma', 'morph'];

type Document = readonly [path: string, json: Uint8Array<ArrayBuffer>];

const encoder = new TextEncoder();

/** A translation of which an index is made. */
export interface IndexedTranslation {
  readonly id: string;
  /** ISO 639-3 code. */
  readonly language: string;
  /** In canonical order. */
  readonly books: readonly (BookIndex & {
    readonly id: string;
    readonly name: string;
    readonly title: string | null;
  })[];
}

/** The documents of a translation's index, as UTF-8. Each is made when it is taken. */
export function* indexDocuments({
  id: translation,
  language,
  books,
}: IndexedTranslation): Iterable<Document> {
  const fields: Partial<Record<SearchField, { parts: string[] }>> = {};
  const words = new TranslationWords(books);
  const sorted = function* (): Iterable<readonly [SearchField, SortedPlaces]> {
    yield ['word', words.sorted()];
    if (words.frequent.length > 0) yield ['pair', words.sortedPairs()];
    for (const field of annotationFields) {
      if (books.some(({ annotations }) => annotations[field])) yield [field, words.sortedAnnotations(field)];
    }
  };
  for (const [field, places] of sorted()) {
    const firsts: string[] = [];
    for (const part of partsOf(places, field)) {
      yield [links.searchPart(translation, field, firsts.length), part.json];
      firsts.push(part.first);
    }
    fields[field] = { parts: firsts };
  }
  const sum = (of: (book: BookIndex) => number) => books.reduce((total, book) => total + of(book), 0);
  const root: SearchRoot = {
    format: 1,
    translation,
    language,
    verses: sum((book) => book.words.counts.length),
    words: sum((book) => book.words.ids.length),
    books: books.map(({ id, name, title, chapters }) => ({
      book: id,
      name,
      ...(title && title !== name ? { title } : {}),
      chapters: [...chapters],
    })),
    fields: { word: { parts: [] }, ...fields },
    frequent: [...words.frequent],
  };
  const json = encoder.encode(JSON.stringify(root));
  yield [links.searchRoot(translation), json];
  const lengths = new NumberWriter();
  lengths.text(',"lengths":"');
  for (const book of books) for (const count of book.words.counts) lengths.add(count);
  lengths.text('"}');
  yield [links.searchLengths(translation), joinBytes([json.subarray(0, -1), lengths.take()])];
}

/**
 * A word is frequent that is so often in a translation, and so large a share of its words. A lower share makes phrases of rare words
 * read less, and indexes larger (docs/decisions/search-index.md).
 */
const frequentFrom = { count: 100, share: 0.001 };

/** One stream of a book, with the ids of the translation. */
interface MergedStream {
  readonly counts: Int32Array;
  readonly ids: Int32Array;
  readonly spots?: Int32Array;
  /** Of each id in the book: that in the translation. */
  readonly idOf: Int32Array;
  /** Of each id in the book, where they are of words: the code of a frequent word. */
  readonly codes?: Int32Array;
}

/** The words of all books, of which other fields say what carries a term. */
class TranslationWords {
  readonly #books: readonly BookIndex[];
  readonly #terms = new Map<string, number>();
  /** Of each book: its ids of words in the translation. */
  readonly #idsOfBooks: readonly Int32Array[];
  /** The frequent words, the most frequent first: 1, 2, 3, ... are their codes. */
  readonly frequent: readonly string[];
  /** Of each book: the codes of its words. */
  readonly #codesOfBooks: readonly Int32Array[];

  constructor(books: readonly BookIndex[]) {
    this.#books = books;
    this.#idsOfBooks = books.map(({ words }) => placesOf(words.terms, this.#terms));
    const counts = new Int32Array(this.#terms.size);
    for (const [index, { words }] of books.entries()) {
      const idOf = this.#idsOfBooks[index]!;
      for (let at = 0; at < words.ids.length; at++) counts[idOf[words.ids[at]!]!]!++;
    }
    const total = counts.reduce((sum, count) => sum + count, 0);
    const least = Math.max(frequentFrom.count, total * frequentFrom.share);
    const frequent = [...this.#terms]
      .filter(([, id]) => counts[id]! >= least)
      .sort(([a, idOfA], [b, idOfB]) => counts[idOfB]! - counts[idOfA]! || compare(a, b));
    this.frequent = frequent.map(([term]) => term);
    const codes = new Int32Array(this.#terms.size);
    for (const [index, [, id]] of frequent.entries()) codes[id] = index + 1;
    this.#codesOfBooks = this.#idsOfBooks.map((ids) => ids.map((id) => codes[id]!));
  }

  sorted(): SortedPlaces {
    const terms = [...this.#terms.keys()];
    const order = terms.map((_, id) => id).sort((a, b) => (terms[a]! < terms[b]! ? -1 : 1));
    const streams = this.#books.map(({ words }, index) => ({
      ...words,
      idOf: this.#idsOfBooks[index]!,
      codes: this.#codesOfBooks[index]!,
    }));
    const frequent = new Set(this.frequent);
    const sortedTerms = order.map((id) => terms[id]!);
    const { neighbours, ...places } = this.#sort(streams, order);
    const isFrequent = Uint8Array.from(sortedTerms, (term) => (frequent.has(term) ? 1 : 0));
    return { terms: sortedTerms, ...places, besides: { isFrequent, neighbours } };
  }

  /** Where two frequent words follow each other, by the first of them. */
  sortedPairs(): SortedPlaces {
    const words = this.frequent.toSorted(compare);
    const ranks = new Int32Array(words.length + 1);
    for (const [index, word] of this.frequent.entries()) ranks[index + 1] = words.indexOf(word);
    const starts = new Int32Array(words.length ** 2 + 1);
    const eachPair = (take: (pair: number, verse: number, position: number) => void) => {
      let verse = 0;
      for (const [index, { words: stream }] of this.#books.entries()) {
        const codes = this.#codesOfBooks[index]!;
        for (let at = 0, inBook = 0; inBook < stream.counts.length; inBook++, verse++) {
          let before = 0;
          for (let position = 0; position < stream.counts[inBook]!; position++, at++) {
            const code = codes[stream.ids[at]!]!;
            if (before > 0 && code > 0) take(ranks[before]! * words.length + ranks[code]!, verse, position - 1);
            before = code;
          }
        }
      }
    };
    eachPair((pair) => starts[pair + 1]!++);
    for (let pair = 0; pair < words.length ** 2; pair++) starts[pair + 1]! += starts[pair]!;
    const next = starts.slice();
    const verses = new Int32Array(starts.at(-1)!);
    const spots = new Int32Array(verses.length);
    eachPair((pair, verse, position) => {
      const place = next[pair]!++;
      verses[place] = verse;
      spots[place] = spotOf.pack(position, 1);
    });
    const terms: string[] = [];
    const startsOfTerms: number[] = [];
    for (let pair = 0; pair < words.length ** 2; pair++) {
      if (starts[pair] === starts[pair + 1]) continue;
      terms.push(`${words[Math.floor(pair / words.length)]} ${words[pair % words.length]}`);
      startsOfTerms.push(starts[pair]!);
    }
    return { terms, starts: Int32Array.from([...startsOfTerms, verses.length]), verses, spots };
  }

  sortedAnnotations(field: AnnotationField): SortedPlaces {
    const terms = new Map<string, number>();
    const forms = new Map<string, number>();
    const pairs = new Map<number, number>();
    const streams = this.#books.map(({ words, annotations }, index): MergedStream => {
      const stream = annotations[field];
      if (!stream)
        return { counts: words.counts.map(() => 0), ids: new Int32Array(), idOf: new Int32Array() };
      const termIds = placesOf(stream.terms, terms);
      const formIds = placesOf(stream.forms, forms);
      const wordIds = this.#idsOfBooks[index]!;
      const idOf = new Int32Array(stream.pairs.length / 2);
      for (let id = 0; id < idOf.length; id++) {
        const own = stream.pairs[id * 2 + 1]!;
        const form = own < 0 ? own : own < firstForm ? wordIds[own]! : firstForm + formIds[own - firstForm]!;
        const key = termIds[stream.pairs[id * 2]!]! * pairStep + form + 1;
        let pair = pairs.get(key);
        if (pair === undefined) {
          pair = pairs.size;
          pairs.set(key, pair);
        }
        idOf[id] = pair;
      }
      return { ...stream, idOf };
    });
    const texts = { terms: [...terms.keys()], words: [...this.#terms.keys()], forms: [...forms.keys()] };
    const keys = [...pairs.keys()];
    const termOf = (id: number) => texts.terms[Math.floor(keys[id]! / pairStep)]!;
    const formOf = (id: number) => {
      const form = (keys[id]! % pairStep) - 1;
      if (form < 0) return '';
      return form < firstForm ? texts.words[form]! : texts.forms[form - firstForm]!;
    };
    const order = keys
      .map((_, id) => id)
      .sort((a, b) => compare(termOf(a), termOf(b)) || compare(formOf(a), formOf(b)));
    const { starts, verses, spots } = this.#sort(streams, order);
    return {
      terms: order.map(termOf),
      ...(field === 'morph' ? {} : { forms: order.map(formOf) }),
      starts,
      verses,
      spots,
    };
  }

  /** Sorts by counting: twice over all places, whatever their number. @param order the ids, as they shall follow each other. */
  #sort(streams: readonly MergedStream[], order: readonly number[]) {
    const ranks = new Int32Array(order.length);
    for (const [rank, id] of order.entries()) ranks[id] = rank;
    const rankOf = streams.map(({ idOf }) => idOf.map((id) => ranks[id]!));
    const starts = new Int32Array(order.length + 1);
    for (const [index, { ids }] of streams.entries()) countPlaces(ids, rankOf[index]!, starts);
    for (let rank = 0; rank < order.length; rank++) starts[rank + 1]! += starts[rank]!;
    const next = starts.slice();
    const verses = new Int32Array(starts[order.length]!);
    const spots = new Int32Array(verses.length);
    const neighbours = new Int32Array(streams.some(({ codes }) => codes) ? verses.length : 0);
    let verse = 0;
    for (const [index, stream] of streams.entries()) {
      scatter(stream, rankOf[index]!, verse, { next, verses, spots, neighbours });
      verse += stream.counts.length;
    }
    return { starts, verses, spots, neighbours };
  }
}

/** More than any form. */
const pairStep = 2 * firstForm;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The places of terms among `known`, to which new ones are added. */
function placesOf(terms: string, known: Map<string, number>): Int32Array {
  if (terms === '') return new Int32Array();
  const texts = terms.split('\n');
  const places = new Int32Array(texts.length);
  for (const [index, text] of texts.entries()) {
    let place = known.get(text);
    if (place === undefined) {
      place = known.size;
      known.set(text, place);
    }
    places[index] = place;
  }
  return places;
}

function countPlaces(ids: Int32Array, rankOf: Int32Array, starts: Int32Array): void {
  for (let at = 0; at < ids.length; at++) starts[rankOf[ids[at]!]! + 1]!++;
}

interface Scattered {
  readonly next: Int32Array;
  readonly verses: Int32Array;
  readonly spots: Int32Array;
  readonly neighbours: Int32Array;
}

function scatter(
  { counts, ids, spots: own, codes }: MergedStream,
  rankOf: Int32Array,
  base: number,
  { next, verses, spots, neighbours }: Scattered,
): void {
  let at = 0;
  for (let verse = 0; verse < counts.length; verse++) {
    const count = counts[verse]!;
    let before = 0;
    for (let position = 0; position < count; position++, at++) {
      const place = next[rankOf[ids[at]!]!]!++;
      verses[place] = base + verse;
      spots[place] = own ? own[at]! : spotOf.pack(position, 0);
      if (!codes) continue;
      const after = position + 1 < count ? codes[ids[at + 1]!]! : 0;
      neighbours[place] = besideOf.pack(before, after);
      before = codes[ids[at]!]!;
    }
  }
}
