import { links } from '../documents/links.ts';
import type { EntryScope } from '../documents/question-parameters.ts';
import type { ComputedSearchRoot, SearchField, SearchRoot } from '../documents/search/search-schema.ts';
import { joinBytes } from '../lib/join-bytes.ts';
import { type AnnotationField, type BookIndex, firstForm, spotOf } from './build-index.ts';
import { dictionaryOf } from './forms/index-dictionary.ts';
import { type Besides, besideOf, partsOf, type SortedPlaces } from './index-parts.ts';
import { NumberWriter } from './packed-numbers.ts';
import { computedField, indexName } from './read-index.ts';
import { TextIds } from './word-ids.ts';

const annotationFields: readonly AnnotationField[] = ['strong', 'lemma', 'morph'];

type Document = readonly [path: string, json: Uint8Array<ArrayBuffer>];

const encoder = new TextEncoder();

export interface IndexedTexts {
  readonly id: string;
  /** Undefined for verses. */
  readonly scope?: EntryScope | undefined;
  readonly language: string;
  readonly books: readonly (BookIndex & {
    readonly id: string;
    readonly name: string;
    readonly title?: string | null;
    readonly ids?: readonly string[];
    /** Number of words before the description of each such text. */
    readonly heads?: readonly number[];
  })[];
}

/** Search index documents of the verses of a translation, or of other texts, as UTF-8, created lazily. */
export function* indexDocuments({
  id: translation,
  scope,
  language,
  books,
}: IndexedTexts): Iterable<Document> {
  const index = indexName(translation, scope);
  const fields: Partial<Record<SearchField, { parts: string[] }>> = {};
  const words = new TranslationWords(books);
  const dictionary = dictionaryOf(books);
  const sorted = function* (): Iterable<readonly [SearchField, SortedPlaces]> {
    const places = { ...words.sorted(), dictionary: undefined as readonly string[] | undefined };
    if (dictionary) places.dictionary = places.terms.map((term) => dictionary.ofWords.get(term) ?? '');
    yield ['word', places];
    if (words.frequent.length > 0) yield ['pair', words.sortedPairs(places)];
    for (const field of annotationFields) {
      if (books.some(({ annotations }) => annotations[field])) yield [field, words.sortedAnnotations(field)];
    }
  };
  for (const [field, places] of sorted()) {
    fields[field] = { parts: yield* partDocuments(index, field, partsOf(places, field)) };
  }
  const sum = (of: (book: BookIndex) => number) => books.reduce((total, book) => total + of(book), 0);
  const root: SearchRoot = {
    format: 1,
    translation,
    ...(scope ? { scope } : {}),
    language,
    verses: sum((book) => book.words.counts.length),
    words: sum((book) => book.words.ids.length),
    books: books.map(({ id, name, title, chapters, bridges, ids }) => ({
      book: id,
      name,
      ...(title && title !== name ? { title } : {}),
      chapters: [...chapters],
      ...(bridges.length > 0 ? { bridges: [...bridges] } : {}),
      ...(ids ? { ids } : {}),
    })),
    fields: { word: { parts: [] }, ...fields },
    frequent: [...words.frequent],
    ...(dictionary ? { dictionary: dictionary.field } : {}),
  };
  const json = encoder.encode(JSON.stringify(root));
  if (!scope) yield [links.searchRoot(index), json];
  const lengths = new NumberWriter();
  lengths.text(',"lengths":"');
  for (const book of books) for (const count of book.words.counts) lengths.add(count);
  if (books.some(({ heads }) => heads)) {
    lengths.text('","heads":"');
    for (const { heads = [] } of books) for (const count of heads) lengths.add(count);
  }
  lengths.text('"}');
  const path = scope ? links.searchRoot(index) : links.searchLengths(index);
  yield [path, joinBytes([json.subarray(0, -1), lengths.take()])];
}

function* partDocuments(index: string, name: string, parts: ReturnType<typeof partsOf>) {
  const firsts: string[] = [];
  for (const { first, json } of parts) {
    yield [links.searchPart(index, name, firsts.length), json] as const;
    firsts.push(first);
  }
  return firsts;
}

/** Documents for searches of the words that a computed alignment annotates. @param books as in the index of the verses. */
export function* computedDocuments(
  translation: string,
  quality: number | null,
  books: readonly BookIndex[],
): Iterable<Document> {
  const words = new TranslationWords(books);
  const fields: ComputedSearchRoot['fields'] = {};
  for (const field of annotationFields) {
    if (!books.some(({ annotations }) => annotations[field])) continue;
    const parts = partsOf(words.sortedAnnotations(field), field);
    fields[field] = { parts: yield* partDocuments(translation, computedField(field), parts) };
  }
  const root: ComputedSearchRoot = { format: 1, translation, quality, fields };
  yield [links.computedSearchRoot(translation), encoder.encode(JSON.stringify(root))];
}

/**
 * A frequent word reaches both this count and this share of all words in the translation. With a lower share,
 * phrases of rare words read less, but indexes grow (docs/decisions/search-index.md).
 */
const frequentFrom = { count: 100, share: 0.001 };

interface MergedStream {
  readonly counts: Int32Array;
  readonly ids: Int32Array;
  readonly spots?: Int32Array;
  readonly idOf: Int32Array;
}

class TranslationWords {
  /**
   * Frequent words; their codes are 1, 2, 3, ... They are sorted by powers of two of their count, since small
   * codes take less space, and alphabetically within each class. A corrected verse then rarely changes the
   * codes of words with similar counts.
   */
  readonly frequent: readonly string[];
  readonly #books: readonly BookIndex[];
  readonly #terms: readonly string[];
  readonly #ids = new TextIds();
  readonly #idsOfBooks: readonly Int32Array[];
  readonly #counts: Int32Array;
  readonly #codes: Int32Array;

  constructor(books: readonly (BookIndex & { readonly heads?: readonly number[] })[]) {
    this.#books = books;
    const ids = this.#ids;
    this.#idsOfBooks = books.map(({ words }) => placesOf(words.terms, ids));
    this.#terms = ids.texts;
    this.#counts = new Int32Array(ids.texts.length);
    for (const [index, { words }] of books.entries())
      countIds(words.ids, this.#idsOfBooks[index]!, this.#counts);
    const total = books.reduce((sum, { words }) => sum + words.ids.length, 0);
    // The order of entries needs the positions of names such as David
    const hasHeads = books.some(({ heads }) => heads);
    const least = hasHeads ? total + 1 : Math.max(frequentFrom.count, total * frequentFrom.share);
    const classOf = (id: number) => Math.floor(Math.log2(this.#counts[id]!));
    const frequent = [...this.#terms.keys()]
      .filter((id) => this.#counts[id]! >= least)
      .sort((a, b) => classOf(b) - classOf(a) || compare(this.#terms[a]!, this.#terms[b]!));
    this.frequent = frequent.map((id) => this.#terms[id]!);
    this.#codes = new Int32Array(ids.texts.length);
    for (const [index, id] of frequent.entries()) this.#codes[id] = index + 1;
  }

  sorted(): SortedPlaces & { readonly besides: Besides } {
    // The default sort is ten times faster than one with a comparator
    const terms = this.#terms.toSorted();
    const order = terms.map((term) => this.#ids.idOf(term));
    const starts = new Int32Array(order.length + 1);
    const next = new Int32Array(order.length);
    for (const [rank, id] of order.entries()) {
      next[id] = starts[rank]!;
      starts[rank + 1] = starts[rank]! + this.#counts[id]!;
    }
    const length = starts[order.length]!;
    const places = {
      next,
      verses: new Int32Array(length),
      spots: new Int32Array(length),
      neighbours: new Int32Array(length),
    };
    let verse = 0;
    for (const [index, { words }] of this.#books.entries()) {
      scatterWords(words, { idOf: this.#idsOfBooks[index]!, codes: this.#codes, base: verse }, places);
      verse += words.counts.length;
    }
    const { verses, spots, neighbours } = places;
    const codes = Int32Array.from(order, (id) => this.#codes[id]!);
    return { terms, starts, verses, spots, besides: { codes, neighbours } };
  }

  sortedPairs(words: ReturnType<TranslationWords['sorted']>): SortedPlaces {
    const { codes, neighbours } = words.besides;
    const seconds = this.frequent.map((_, index) => index + 1);
    seconds.sort((a, b) => compare(this.frequent[a - 1]!, this.frequent[b - 1]!));
    const terms: string[] = [];
    const starts: number[] = [];
    const verses: Int32Array[] = [];
    const spots: Int32Array[] = [];
    const next = new Int32Array(this.frequent.length + 1);
    let start = 0;
    for (let rank = 0; rank < codes.length; rank++) {
      if (codes[rank] === 0) continue;
      const [from, to] = [words.starts[rank]!, words.starts[rank + 1]!];
      next.fill(0);
      for (let at = from; at < to; at++) next[besideOf.after(neighbours[at]!)]!++;
      let length = 0;
      for (const code of seconds) {
        const count = next[code]!;
        next[code] = length;
        if (count === 0) continue;
        terms.push(`${words.terms[rank]} ${this.frequent[code - 1]}`);
        starts.push(start + length);
        length += count;
      }
      const own = { verses: new Int32Array(length), spots: new Int32Array(length) };
      for (let at = from; at < to; at++) {
        const code = besideOf.after(neighbours[at]!);
        if (code === 0) continue;
        const place = next[code]!++;
        own.verses[place] = words.verses[at]!;
        own.spots[place] = words.spots[at]!;
      }
      verses.push(own.verses);
      spots.push(own.spots);
      start += length;
    }
    return {
      terms,
      starts: Int32Array.from([...starts, start]),
      verses: concatenate(verses, start),
      spots: concatenate(spots, start),
    };
  }

  sortedAnnotations(field: AnnotationField): SortedPlaces {
    const terms = new TextIds();
    const forms = new TextIds();
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
    const idsOfTerms: number[][] = terms.texts.map(() => []);
    const formOf: string[] = [];
    for (const [key, id] of pairs) {
      idsOfTerms[Math.floor(key / pairStep)]!.push(id);
      const form = (key % pairStep) - 1;
      formOf.push(form < 0 ? '' : form < firstForm ? this.#terms[form]! : forms.texts[form - firstForm]!);
    }
    const order = terms.texts.map((_, term) => term);
    order.sort((a, b) => compare(terms.texts[a]!, terms.texts[b]!));
    for (const ids of idsOfTerms) ids.sort((a, b) => compare(formOf[a]!, formOf[b]!));
    const ids = order.flatMap((term) => idsOfTerms[term]!);
    return {
      terms: order.flatMap((term) => idsOfTerms[term]!.map(() => terms.texts[term]!)),
      ...(field === 'morph' ? {} : { forms: ids.map((id) => formOf[id]!) }),
      ...sortedStreams(streams, ids),
    };
  }
}

/** Counting sort: two passes over all occurrences. @param order ids in the desired order. */
function sortedStreams(streams: readonly MergedStream[], order: readonly number[]) {
  const ranks = new Int32Array(order.length);
  for (const [rank, id] of order.entries()) ranks[id] = rank;
  const rankOf = streams.map(({ idOf }) => idOf.map((id) => ranks[id]!));
  const next = new Int32Array(order.length);
  for (const [index, { ids }] of streams.entries()) countIds(ids, rankOf[index]!, next);
  const starts = new Int32Array(order.length + 1);
  for (let rank = 0; rank < order.length; rank++) {
    starts[rank + 1] = starts[rank]! + next[rank]!;
    next[rank] = starts[rank]!;
  }
  const verses = new Int32Array(starts[order.length]!);
  const spots = new Int32Array(verses.length);
  let verse = 0;
  for (const [index, stream] of streams.entries()) {
    scatter(stream, rankOf[index]!, verse, { next, verses, spots });
    verse += stream.counts.length;
  }
  return { starts, verses, spots };
}

/** Greater than any form id. */
const pairStep = 2 * firstForm;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function placesOf(terms: string, known: TextIds): Int32Array {
  return Int32Array.from(terms === '' ? [] : terms.split('\n'), (text) => known.idOf(text));
}

function countIds(ids: Int32Array, idOf: Int32Array, counts: Int32Array): void {
  for (let at = 0; at < ids.length; at++) counts[idOf[ids[at]!]!]!++;
}

function concatenate(arrays: readonly Int32Array[], length: number): Int32Array {
  const all = new Int32Array(length);
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}

interface Scattered {
  readonly next: Int32Array;
  readonly verses: Int32Array;
  readonly spots: Int32Array;
}

function scatter(
  { counts, ids, spots: own }: MergedStream,
  rankOf: Int32Array,
  base: number,
  { next, verses, spots }: Scattered,
): void {
  let at = 0;
  for (let verse = 0; verse < counts.length; verse++) {
    for (let end = at + counts[verse]!; at < end; at++) {
      const place = next[rankOf[ids[at]!]!]!++;
      verses[place] = base + verse;
      spots[place] = own![at]!;
    }
  }
}

interface WordsOfBook {
  readonly idOf: Int32Array;
  readonly codes: Int32Array;
  readonly base: number;
}

function scatterWords(
  { counts, ids }: BookIndex['words'],
  { idOf, codes, base }: WordsOfBook,
  { next, verses, spots, neighbours }: Scattered & { readonly neighbours: Int32Array },
): void {
  let at = 0;
  for (let verse = 0; verse < counts.length; verse++) {
    const count = counts[verse]!;
    let before = 0;
    let placeBefore = -1;
    for (let position = 0; position < count; position++, at++) {
      const id = idOf[ids[at]!]!;
      const code = codes[id]!;
      const place = next[id]!++;
      verses[place] = base + verse;
      spots[place] = spotOf.pack(position, 0);
      neighbours[place] = besideOf.pack(before, 0);
      if (placeBefore >= 0) neighbours[placeBefore]! |= code;
      before = code;
      placeBefore = place;
    }
  }
}
