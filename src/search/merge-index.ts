import { links } from '../documents/links.ts';
import type { SearchField, SearchRoot } from '../documents/search/search-schema.ts';
import { joinBytes } from '../lib/join-bytes.ts';
import { type AnnotationField, type BookIndex, firstForm, spotOf } from './build-index.ts';
import { NumberWriter } from './packed-numbers.ts';

const annotationFields: readonly AnnotationField[] = ['strong', 'lemma', 'morph'];

/**
 * Parts have about so many characters, of which gzip leaves two thirds. Where one ends is also up to a hash of the term, so that
 * a corrected verse does not move the ends of all parts after it.
 */
const partLength = { least: 28_000, most: 60_000 };

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
  const lengths = new NumberWriter();
  lengths.text('{"lengths":"');
  for (const book of books) for (const count of book.words.counts) lengths.add(count);
  lengths.text('"}');
  yield [links.searchLengths(translation), joinBytes([lengths.take()])];
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
  };
  yield [links.searchRoot(translation), encoder.encode(JSON.stringify(root))];
}

/** Where each term of a field is in the whole translation, sorted by term and then by the words that carry it. */
interface SortedPlaces {
  /** The terms, sorted. */
  readonly terms: readonly string[];
  /** Of each: what carries it; left out where that is not kept. */
  readonly forms?: readonly string[];
  /** The places of a term follow each other, from `starts` on to that of the next. */
  readonly starts: Int32Array;
  readonly verses: Int32Array;
  readonly spots: Int32Array;
}

/** One stream of a book, with the ids of the translation. */
interface MergedStream {
  readonly counts: Int32Array;
  readonly ids: Int32Array;
  readonly spots?: Int32Array;
  /** Of each id in the book: that in the translation. */
  readonly idOf: Int32Array;
}

/** The words of all books, of which other fields say what carries a term. */
class TranslationWords {
  readonly #books: readonly BookIndex[];
  readonly #terms = new Map<string, number>();
  /** Of each book: its ids of words in the translation. */
  readonly #idsOfBooks: readonly Int32Array[];

  constructor(books: readonly BookIndex[]) {
    this.#books = books;
    this.#idsOfBooks = books.map(({ words }) => placesOf(words.terms, this.#terms));
  }

  sorted(): SortedPlaces {
    const terms = [...this.#terms.keys()];
    const order = terms.map((_, id) => id).sort((a, b) => (terms[a]! < terms[b]! ? -1 : 1));
    const streams = this.#books.map(({ words }, index) => ({ ...words, idOf: this.#idsOfBooks[index]! }));
    return { terms: order.map((id) => terms[id]!), ...this.#sort(streams, order) };
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
    return {
      terms: order.map(termOf),
      ...(field === 'morph' ? {} : { forms: order.map(formOf) }),
      ...this.#sort(streams, order),
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
    let verse = 0;
    for (const [index, stream] of streams.entries()) {
      scatter(stream, rankOf[index]!, verse, { next, verses, spots });
      verse += stream.counts.length;
    }
    return { starts, verses, spots };
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

function scatter(
  { counts, ids, spots: own }: MergedStream,
  rankOf: Int32Array,
  base: number,
  { next, verses, spots }: { next: Int32Array; verses: Int32Array; spots: Int32Array },
): void {
  let at = 0;
  for (let verse = 0; verse < counts.length; verse++) {
    const count = counts[verse]!;
    for (let position = 0; position < count; position++, at++) {
      const place = next[rankOf[ids[at]!]!]!++;
      verses[place] = base + verse;
      spots[place] = own ? own[at]! : position << 8;
    }
  }
}

interface Part {
  readonly first: string;
  readonly json: Uint8Array<ArrayBuffer>;
}

function* partsOf(sorted: SortedPlaces, field: SearchField): Iterable<Part> {
  const { terms, forms, starts } = sorted;
  const part = new PartWriter(forms !== undefined, field !== 'word');
  for (const [rank, term] of terms.entries()) {
    const form = forms?.[rank] ?? '';
    const places = starts[rank + 1]! - starts[rank]!;
    const isFull =
      part.length >= partLength.least &&
      (mayEndBefore(term) || part.length + term.length + form.length + 2 * places > partLength.most);
    // The forms of one term stay together
    if (isFull && term !== part.last) yield part.finish();
    part.add(term, form, sorted, rank);
  }
  if (part.length > 0) yield part.finish();
}

/** True of one term in eight. */
function mayEndBefore(term: string): boolean {
  let hash = 0;
  for (let index = 0; index < term.length; index++) hash = (hash * 31 + term.charCodeAt(index)) | 0;
  return ((hash ^ (hash >> 7)) & 7) === 0;
}

/** Writes the JSON of a part, of which packed numbers need no escaping. */
class PartWriter {
  readonly #hasForms: boolean;
  readonly #hasSpans: boolean;
  #terms: string[] = [];
  #forms: string[] = [];
  #keysLength = 0;
  readonly #verses = new NumberWriter();
  readonly #positions = new NumberWriter();

  constructor(hasForms: boolean, hasSpans: boolean) {
    this.#hasForms = hasForms;
    this.#hasSpans = hasSpans;
  }

  get length(): number {
    return this.#keysLength + this.#verses.length + this.#positions.length;
  }

  get last(): string | undefined {
    return this.#terms.at(-1);
  }

  add(term: string, form: string, { starts, verses, spots }: SortedPlaces, rank: number): void {
    const between = this.#terms.length === 0 ? '"' : '","';
    this.#verses.text(between);
    this.#positions.text(between);
    this.#terms.push(term);
    if (this.#hasForms) this.#forms.push(form);
    this.#keysLength += term.length + form.length + 3;
    const end = starts[rank + 1]!;
    let count = 0;
    let before = -1;
    for (let at = starts[rank]!; at < end; at++) {
      if (verses[at] !== before) count++;
      before = verses[at]!;
    }
    this.#verses.add(count);
    before = -1;
    for (let at = starts[rank]!; at < end; ) {
      const verse = verses[at]!;
      let position = 0;
      let times = 0;
      for (; at < end && verses[at] === verse; at++, times++) {
        const spot = spots[at]!;
        this.#positions.add(spotOf.position(spot) - position);
        if (this.#hasSpans) this.#positions.add(spotOf.words(spot) - 1);
        position = spotOf.position(spot);
      }
      // Whether it is there more than once, and the step from the verse before, are one number
      this.#verses.add((verse - before - 1) * 2 + (times > 1 ? 1 : 0));
      if (times > 1) this.#verses.add(times - 2);
      before = verse;
    }
  }

  finish(): Part {
    const first = this.#terms[0]!;
    this.#verses.text('"');
    this.#positions.text('"');
    const forms = this.#hasForms ? `,"forms":${JSON.stringify(this.#forms)}` : '';
    const json = joinBytes([
      encoder.encode(`{"terms":${JSON.stringify(this.#terms)}${forms},"verses":[`),
      this.#verses.take(),
      encoder.encode('],"positions":['),
      this.#positions.take(),
      encoder.encode(']}'),
    ]);
    this.#terms = [];
    this.#forms = [];
    this.#keysLength = 0;
    return { first, json };
  }
}
