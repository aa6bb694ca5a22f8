import { links } from '../documents/links.ts';
import type { SearchField, SearchRoot } from '../documents/search/search-schema.ts';
import { joinBytes } from '../lib/join-bytes.ts';
import { type BookIndex, formMark, spotOf, type TermStream } from './build-index.ts';
import { NumberWriter } from './packed-numbers.ts';

const fields: readonly SearchField[] = ['word', 'strong', 'lemma', 'morph'];

/**
 * Parts have about so many characters, of which gzip leaves two thirds. Where one ends is also up to a hash of the term, so that
 * a corrected verse does not move the ends of all parts after it.
 */
const partLength = { least: 28_000, most: 60_000 };

type Document = readonly [path: string, json: Uint8Array<ArrayBuffer>];

const encoder = new TextEncoder();

/**
 * The documents of a translation's index, as UTF-8. Each is made when it is taken.
 * @param books in canonical order.
 */
export function* indexDocuments(
  translation: string,
  books: readonly (BookIndex & { readonly id: string })[],
): Iterable<Document> {
  const parts: Partial<Record<SearchField, { parts: string[] }>> = {};
  for (const field of fields) {
    const firsts: string[] = [];
    for (const part of partsOf(books, field)) {
      yield [links.searchPart(translation, field, firsts.length), part.json];
      firsts.push(part.first);
    }
    if (firsts.length > 0) parts[field] = { parts: firsts };
  }
  const lengths = new NumberWriter();
  lengths.text('{"lengths":"');
  for (const { streams } of books) for (const count of streams.word?.counts ?? []) lengths.add(count);
  lengths.text('"}');
  yield [links.searchLengths(translation), joinBytes([lengths.take()])];
  const sum = (of: (words: TermStream) => number) =>
    books.reduce((total, { streams }) => total + (streams.word ? of(streams.word) : 0), 0);
  const root: SearchRoot = {
    format: 1,
    translation,
    verses: sum(({ counts }) => counts.length),
    words: sum(({ ids }) => ids.length),
    books: books.map(({ id, chapters }) => ({ book: id, chapters: [...chapters] })),
    fields: { word: { parts: [] }, ...parts },
  };
  yield [links.searchRoot(translation), encoder.encode(JSON.stringify(root))];
}

/** Where each term of a field is in the whole translation: its places follow each other, from `starts[id]` on. */
interface SortedPlaces {
  readonly terms: readonly string[];
  readonly starts: Int32Array;
  readonly verses: Int32Array;
  readonly spots: Int32Array;
}

/** Sorts by counting: twice over all places, whatever their number. */
function sortPlaces(books: readonly BookIndex[], field: SearchField): SortedPlaces {
  const terms: string[] = [];
  const known = new Map<string, number>();
  const idsOfBooks = books.map(({ streams }) => {
    const written = streams[field]?.terms ?? '';
    return (written === '' ? [] : written.split('\n')).map((term) => {
      const id = known.get(term) ?? terms.push(term) - 1;
      known.set(term, id);
      return id;
    });
  });
  known.clear();
  const starts = new Int32Array(terms.length + 1);
  for (const [index, { streams }] of books.entries()) {
    const ids = Int32Array.from(idsOfBooks[index]!);
    const own = streams[field]?.ids ?? new Int32Array();
    for (let at = 0; at < own.length; at++) starts[ids[own[at]!]! + 1]!++;
  }
  for (let id = 0; id < terms.length; id++) starts[id + 1]! += starts[id]!;
  const next = starts.slice();
  const verses = new Int32Array(starts[terms.length]!);
  const spots = new Int32Array(verses.length);
  let verse = 0;
  for (const [index, { streams }] of books.entries()) {
    const stream = streams[field];
    if (stream) scatter(stream, Int32Array.from(idsOfBooks[index]!), verse, { next, verses, spots });
    verse += streams.word?.counts.length ?? 0;
  }
  return { terms, starts, verses, spots };
}

function scatter(
  { counts, ids, spots: own }: TermStream,
  idOf: Int32Array,
  base: number,
  { next, verses, spots }: { next: Int32Array; verses: Int32Array; spots: Int32Array },
): void {
  let at = 0;
  for (let verse = 0; verse < counts.length; verse++) {
    const count = counts[verse]!;
    for (let position = 0; position < count; position++, at++) {
      const place = next[idOf[ids[at]!]!]!++;
      verses[place] = base + verse;
      spots[place] = own ? own[at]! : position << 8;
    }
  }
}

interface Part {
  readonly first: string;
  readonly json: Uint8Array<ArrayBuffer>;
}

function* partsOf(books: readonly BookIndex[], field: SearchField): Iterable<Part> {
  const sorted = sortPlaces(books, field);
  const order = sorted.terms.map((_, id) => id);
  const { terms } = sorted;
  order.sort((a, b) => (terms[a]! < terms[b]! ? -1 : 1));
  const hasForms = field === 'strong' || field === 'lemma';
  const part = new PartWriter(hasForms, field !== 'word');
  for (const id of order) {
    const key = terms[id]!;
    const end = hasForms ? key.indexOf(formMark) : key.length;
    const term = key.slice(0, end);
    const places = sorted.starts[id + 1]! - sorted.starts[id]!;
    const isFull =
      part.length >= partLength.least &&
      (mayEndBefore(term) || part.length + key.length + 2 * places > partLength.most);
    // The forms of one term stay together
    if (isFull && term !== part.last) yield part.finish();
    part.add(term, key.slice(end + 1), sorted, id);
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

  add(term: string, form: string, { starts, verses, spots }: SortedPlaces, id: number): void {
    const between = this.#terms.length === 0 ? '"' : '","';
    this.#verses.text(between);
    this.#positions.text(between);
    this.#terms.push(term);
    if (this.#hasForms) this.#forms.push(form);
    this.#keysLength += term.length + form.length + 3;
    const end = starts[id + 1]!;
    let count = 0;
    let before = -1;
    for (let at = starts[id]!; at < end; at++) {
      if (verses[at] !== before) count++;
      before = verses[at]!;
    }
    this.#verses.add(count);
    before = -1;
    for (let at = starts[id]!; at < end; ) {
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
