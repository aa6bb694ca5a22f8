import type { SearchField } from '../documents/search/search-schema.ts';
import { strongsNumber } from '../model/strongs-number.ts';
import { eachWord, foldWord, spelledWords, wordsOf } from './analysis.ts';

/** What of a verse goes into the index. */
interface IndexedVerse {
  /** 0 for the title of a psalm. */
  readonly number: number;
  readonly text: string;
  /** In the order of their offsets, which are UTF-16 code units of `text`. */
  readonly words: readonly AnnotatedWord[];
}

interface AnnotatedWord {
  readonly start: number;
  readonly end: number;
  readonly strongs?: readonly string[];
  readonly lemma?: string;
  readonly morph?: string;
}

/** The terms of one kind in a book, as they follow each other. Its arrays are in memory that threads share. */
export interface TermStream {
  /** All that occur, with line breaks between; a term is meant by its place among them. */
  readonly terms: string;
  /** How many there are in each verse. */
  readonly counts: Int32Array;
  readonly ids: Int32Array;
  /** Which words of the verse they are: `spotOf`. Left out where each is the next word. */
  readonly spots?: Int32Array;
}

/** What the index of a translation is made of. */
export interface BookIndex {
  /** The number of each chapter, and its runs of verse numbers, as the root of the index has them. */
  readonly chapters: readonly number[][];
  readonly streams: Readonly<Partial<Record<SearchField, TermStream>>>;
}

/** Stands between a term and the words of the text that carry it; sorts before every character of either. */
export const formMark = '\t';

const mostWordsOfSpot = 255;

/** Words of a verse that carry a term, in one number. */
export const spotOf = {
  pack: (position: number, words: number) => position * 256 + Math.min(words, mostWordsOfSpot),
  position: (spot: number) => spot >> 8,
  words: (spot: number) => spot & 255,
};

/** Collects the index of one book, chapter by chapter. */
export class BookIndexer {
  readonly #chapters: number[][] = [];
  readonly #words = new StreamWriter();
  /** By spelling. -1 where folding leaves nothing. */
  readonly #ids = new Map<string, number>();
  readonly #annotations = {
    strong: new AnnotationWriter(termReaders.strong),
    lemma: new AnnotationWriter(termReaders.lemma),
    morph: new AnnotationWriter(termReaders.morph),
  };
  /** The words of a verse that is annotated: their ids and offsets. Used again for each. */
  readonly #verse = { ids: [] as number[], starts: [] as number[], ends: [] as number[] };

  addChapter(number: number, verses: Iterable<IndexedVerse>): void {
    const chapter = [number];
    for (const verse of verses) {
      const isNext = chapter.length > 1 && verse.number === chapter.at(-1)! + 1;
      if (isNext) chapter[chapter.length - 1] = verse.number;
      else chapter.push(verse.number, verse.number);
      this.#addVerse(verse);
    }
    this.#chapters.push(chapter);
  }

  #addVerse({ text, words }: IndexedVerse): void {
    const isAnnotated = words.length > 0;
    const spelled = spelledWords(text);
    if (!spelled) eachWord(text, (folded, start, end) => this.#addWord(this.#words.id(folded), start, end));
    else if (isAnnotated) this.#addSpelled(text, spelled);
    else for (const word of spelled) this.#addWord(this.#idOf(word), 0, 0);
    if (isAnnotated) this.#annotate(words);
    this.#verse.ids.length = 0;
    this.#verse.starts.length = 0;
    this.#verse.ends.length = 0;
    this.#words.endVerse();
    this.#annotations.strong.stream.endVerse();
    this.#annotations.lemma.stream.endVerse();
    this.#annotations.morph.stream.endVerse();
  }

  #addSpelled(text: string, spelled: readonly string[]): void {
    let end = 0;
    for (const word of spelled) {
      const start = text.indexOf(word, end);
      end = start + word.length;
      this.#addWord(this.#idOf(word), start, end);
    }
  }

  #addWord(id: number, start: number, end: number): void {
    if (id < 0) return;
    this.#words.add(id);
    if (end === 0) return;
    this.#verse.ids.push(id);
    this.#verse.starts.push(start);
    this.#verse.ends.push(end);
  }

  #idOf(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const folded = foldWord(word);
    const id = folded === '' ? -1 : this.#words.id(folded);
    this.#ids.set(word, id);
    return id;
  }

  #annotate(words: readonly AnnotatedWord[]): void {
    const { ids, starts, ends } = this.#verse;
    const { strong, lemma: lemmas, morph: codes } = this.#annotations;
    const termOf = (id: number) => this.#words.term(id);
    let from = 0;
    for (const { start, end, strongs, lemma, morph } of words) {
      // A word may begin within the one before
      while (from > 0 && ends[from - 1]! > start) from--;
      while (from < ends.length && ends[from]! <= start) from++;
      let count = 0;
      while (from + count < starts.length && starts[from + count]! < end) count++;
      if (count === 0) continue;
      const spot = spotOf.pack(from, count);
      const carriers = count === 1 ? undefined : ids.slice(from, from + count);
      if (strongs?.length === 1) strong.add(strongs[0]!, ids[from]!, carriers, termOf, spot);
      else if (strongs) {
        const numbers = new Set(strongs.map(termReaders.strong));
        for (const number of numbers) strong.add(number, ids[from]!, carriers, termOf, spot);
      }
      if (lemma) lemmas.add(lemma, ids[from]!, carriers, termOf, spot);
      if (morph) codes.addAlone(morph, spot);
    }
  }

  finish(): BookIndex {
    const { strong, lemma, morph } = this.#annotations;
    const streams = Object.entries({ strong, lemma, morph }).flatMap(([field, { stream }]) =>
      stream.isEmpty ? [] : [[field, stream.finish(true)]],
    );
    return {
      chapters: this.#chapters,
      streams: { word: this.#words.finish(false), ...Object.fromEntries(streams) },
    };
  }
}

const longestTerm = 200;

/** How what annotates words is compared, whether it was in a text or in a query. Empty for what is nothing to compare. */
export const termReaders = {
  strong: (written: string) => strongsNumber(written) ?? '',
  /** Word by word, as texts are. */
  lemma: (written: string) => wordsOf(written).join(' ').slice(0, longestTerm),
  /** As it is written. */
  morph: (written: string) =>
    written
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, longestTerm),
} as const;

/** Above the ids of single words. */
const firstForm = 2 ** 22;
const mostForms = 2 ** 23;

/** Terms of one kind of annotation, each with the words that carry it. */
class AnnotationWriter {
  readonly stream = new StreamWriter();
  readonly #read: (written: string) => string;
  /** By spelling. */
  readonly #terms = new Map<string, number>();
  /** Several words that carry one term, by their text. */
  readonly #forms = new Map<string, number>();
  /** Of a term and its form: -1 for what is no term. */
  readonly #ids = new Map<number, number>();

  constructor(read: (written: string) => string) {
    this.#read = read;
  }

  /** @param word the first word that carries the term. @param words all of them, where there are several. */
  add(
    written: string,
    word: number,
    words: readonly number[] | undefined,
    termOf: (id: number) => string,
    spot: number,
  ): void {
    const form = words ? firstForm + placeIn(this.#forms, words.map(termOf).join(' ')) : word;
    const key = placeIn(this.#terms, written) * mostForms + form;
    let id = this.#ids.get(key);
    if (id === undefined) {
      const term = this.#read(written);
      const text = words ? words.map(termOf).join(' ') : termOf(word);
      id = term === '' ? -1 : this.stream.id(term + formMark + text);
      this.#ids.set(key, id);
    }
    if (id >= 0) this.stream.add(id, spot);
  }

  /** Without the words that carry it. */
  addAlone(written: string, spot: number): void {
    const key = placeIn(this.#terms, written);
    let id = this.#ids.get(key);
    if (id === undefined) {
      const term = this.#read(written);
      id = term === '' ? -1 : this.stream.id(term);
      this.#ids.set(key, id);
    }
    if (id >= 0) this.stream.add(id, spot);
  }
}

function placeIn(places: Map<string, number>, text: string): number {
  const known = places.get(text);
  if (known !== undefined) return known;
  places.set(text, places.size);
  return places.size - 1;
}

class StreamWriter {
  readonly #terms: string[] = [];
  readonly #places = new Map<string, number>();
  readonly #counts = new NumberList();
  readonly #ids = new NumberList();
  readonly #spots = new NumberList();
  #before = 0;

  get isEmpty(): boolean {
    return this.#ids.length === 0;
  }

  id(term: string): number {
    const known = this.#places.get(term);
    if (known !== undefined) return known;
    this.#places.set(term, this.#terms.length);
    return this.#terms.push(term) - 1;
  }

  term(id: number): string {
    return this.#terms[id]!;
  }

  add(id: number, spot = 0): void {
    this.#ids.add(id);
    if (spot > 0) this.#spots.add(spot);
  }

  endVerse(): void {
    this.#counts.add(this.#ids.length - this.#before);
    this.#before = this.#ids.length;
  }

  finish(hasSpots: boolean): TermStream {
    return {
      terms: this.#terms.join('\n'),
      counts: this.#counts.finish(),
      ids: this.#ids.finish(),
      ...(hasSpots ? { spots: this.#spots.finish() } : {}),
    };
  }
}

/** Whole numbers in memory that grows. */
class NumberList {
  #numbers = new Int32Array(1024);
  length = 0;

  add(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = number;
  }

  finish(): Int32Array {
    const shared = new Int32Array(new SharedArrayBuffer(this.length * 4));
    shared.set(this.#numbers.subarray(0, this.length));
    return shared;
  }
}
