import type { SearchField } from '../documents/search/search-schema.ts';
import { strongsNumber, strongsNumbers } from '../model/strongs-number.ts';
import { eachWord, foldedWords, foldWord, isUnaccented, spelledWords } from './analysis.ts';
import { renderedRuns, runSeparator, type WordToIndex } from './rendered-words.ts';
import { TextIds, WordIds } from './word-ids.ts';

interface IndexedVerse {
  readonly number: number;
  readonly lastNumber?: number | undefined;
  readonly text: string;
  /** Sorted by offset. Offsets are UTF-16 code units of `text`. */
  readonly words: readonly WordToIndex[];
}

/** Terms of one kind in a book, in text order. The arrays use shared memory. */
interface TermStream {
  /** Distinct terms, separated by line breaks. A term's id is its index. */
  readonly terms: string;
  readonly counts: Int32Array;
  readonly ids: Int32Array;
}

/** Like a stream of words, but an id identifies a pair of a term and the words that carry it. */
interface AnnotationStream extends TermStream {
  /** Distinct multi-word forms, separated by line breaks. */
  readonly forms: string;
  /**
   * Two numbers per id: the term and its form. A form is -1 if not recorded, a word id below `firstForm`, or
   * `firstForm` plus an index into `forms`.
   */
  readonly pairs: Int32Array;
  readonly spots: Int32Array;
}

/** Verses written as one, such as `\v 2-3`: chapter, first and last verse. */
type Bridge = [chapter: number, first: number, last: number];

export interface BookIndex {
  readonly chapters: readonly number[][];
  readonly bridges: readonly Bridge[];
  readonly words: TermStream;
  readonly annotations: Readonly<Partial<Record<AnnotationField, AnnotationStream>>>;
}

export type AnnotationField = Exclude<SearchField, 'word' | 'pair'>;

/** Ids of multi-word forms start here, above all word ids. */
export const firstForm = 2 ** 22;

const maxWordsPerSpot = 255;

export const spotOf = {
  pack: (position: number, words: number) => position * 256 + Math.min(words, maxWordsPerSpot),
  position: (spot: number) => spot >> 8,
  words: (spot: number) => spot & 255,
};

export class BookIndexer {
  readonly #chapters: number[][] = [];
  readonly #bridges: Bridge[] = [];
  readonly #words = new StreamWriter();
  /** Word ids by spelling; -1 if folding leaves nothing. */
  readonly #ids = new Map<string, number>();
  readonly #plainIds = new WordIds(this.#words.terms.texts, (folded) => this.#words.terms.idOf(folded));
  readonly #addPlain = (id: number, start: number, end: number) => this.#addWord(id, start, end);
  readonly #addUnplaced = (id: number) => this.#words.add(id);
  readonly #annotations = {
    strong: new AnnotationWriter(termReaders.strong, true),
    lemma: new AnnotationWriter(termReaders.lemma, true),
    morph: new AnnotationWriter(termReaders.morph, false),
  };
  readonly #forms = new TextIds();
  /** Word ids and offsets of the current annotated verse. Reused for each verse. */
  readonly #verse = { ids: [] as number[], starts: [] as number[], ends: [] as number[] };

  addChapter(number: number, verses: Iterable<IndexedVerse>): void {
    const chapter = [number];
    for (const verse of verses) {
      const isNext = chapter.length > 1 && verse.number === chapter.at(-1)! + 1;
      if (isNext) chapter[chapter.length - 1] = verse.number;
      else chapter.push(verse.number, verse.number);
      if (verse.lastNumber) this.#bridges.push([number, verse.number, verse.lastNumber]);
      this.#addVerse(verse);
    }
    this.#chapters.push(chapter);
  }

  addTexts(number: number, texts: Iterable<Omit<IndexedVerse, 'words'> & Partial<IndexedVerse>>): void {
    const verses = Array.from(texts, (text) => ({ words: [], ...text }));
    if (verses.length > 0) this.addChapter(number, verses);
  }

  #addVerse({ text, words }: IndexedVerse): void {
    const isAnnotated = words.length > 0;
    const isPlain = isUnaccented(text);
    const spelled = isPlain ? [] : spelledWords(text);
    if (isPlain) this.#plainIds.eachOf(text, isAnnotated ? this.#addPlain : this.#addUnplaced);
    else if (!spelled)
      eachWord(text, (folded, start, end) => this.#addWord(this.#words.terms.idOf(folded), start, end));
    else if (isAnnotated) this.#addSpelled(text, spelled);
    else for (const word of spelled) this.#addWord(this.#idOf(word), 0, 0);
    if (isAnnotated) this.#annotate(words);
    this.#verse.ids.length = 0;
    this.#verse.starts.length = 0;
    this.#verse.ends.length = 0;
    this.#words.endVerse();
    this.#annotations.strong.endVerse();
    this.#annotations.lemma.endVerse();
    this.#annotations.morph.endVerse();
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
    const id = folded === '' ? -1 : this.#words.terms.idOf(folded);
    this.#ids.set(word, id);
    return id;
  }

  #annotate(words: readonly WordToIndex[]): void {
    const { ids, starts, ends } = this.#verse;
    const isAligned = words.some(({ alignment }) => alignment !== undefined);
    const aligned: { word: WordToIndex; from: number; count: number }[] = [];
    let from = 0;
    for (const word of words) {
      const { start, end } = word;
      // Annotations may overlap
      while (from > 0 && ends[from - 1]! > start) from--;
      while (from < ends.length && ends[from]! <= start) from++;
      let count = 0;
      while (from + count < starts.length && starts[from + count]! < end) count++;
      if (count === 0) continue;
      if (isAligned) aligned.push({ word, from, count });
      else this.#addAnnotation(word.annotation, this.#formOf(ids, from, count), spotOf.pack(from, count));
    }
    for (const run of renderedRuns(aligned, (position) => this.#words.terms.texts[ids[position]!]!)) {
      const form = run.form.map((position) => (position === undefined ? undefined : ids[position]!));
      this.#addAnnotation(
        run.annotation,
        this.#formOf(form, 0, form.length),
        spotOf.pack(run.from, run.count),
      );
    }
  }

  #addAnnotation({ strongs, lemma, morph }: WordToIndex['annotation'], form: number, spot: number): void {
    const { strong, lemma: lemmas, morph: codes } = this.#annotations;
    if (strongs?.length === 1 && !strongs[0]!.includes('+')) strong.add(strongs[0]!, form, spot);
    else if (strongs) {
      for (const number of new Set(strongs.flatMap(strongsNumbers))) strong.add(number, form, spot);
    }
    if (lemma) lemmas.add(lemma, form, spot);
    if (morph) codes.add(morph, form, spot);
  }

  #formOf(ids: readonly (number | undefined)[], from: number, count: number): number {
    if (count === 0) return -1;
    if (count === 1) return ids[from]!;
    const words = ids.slice(from, from + count);
    const texts = words.map((id) => (id === undefined ? runSeparator : this.#words.terms.texts[id]!));
    return firstForm + this.#forms.idOf(texts.join(' '));
  }

  finish(): BookIndex {
    const forms = this.#forms.texts.join('\n');
    const annotations = Object.entries(this.#annotations).flatMap(([field, writer]) =>
      writer.isEmpty ? [] : [[field, writer.finish(forms)]],
    );
    return {
      chapters: this.#chapters,
      bridges: this.#bridges,
      words: this.#words.finish(),
      annotations: Object.fromEntries(annotations),
    };
  }
}

const maxTermLength = 200;

/** Normalizes annotation values from texts and queries for comparison. Empty if the value is invalid. */
export const termReaders = {
  strong: (written: string) => strongsNumber(written) ?? '',
  lemma: (written: string) => foldedWords(written).join(' ').slice(0, maxTermLength),
  morph: (written: string) =>
    written
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, maxTermLength),
} as const;

class StreamWriter {
  readonly terms = new TextIds();
  readonly #counts = new NumberList();
  readonly #ids = new NumberList();
  #before = 0;

  get isEmpty(): boolean {
    return this.#ids.length === 0;
  }

  add(id: number): void {
    this.#ids.add(id);
  }

  endVerse(): void {
    this.#counts.add(this.#ids.length - this.#before);
    this.#before = this.#ids.length;
  }

  finish(): TermStream {
    return { terms: this.terms.texts.join('\n'), counts: this.#counts.finish(), ids: this.#ids.finish() };
  }
}

class AnnotationWriter {
  readonly #stream = new StreamWriter();
  readonly #read: (written: string) => string;
  readonly #hasForms: boolean;
  readonly #spellings = new Map<string, number>();
  readonly #known = new Map<number, number>();
  readonly #pairs = new NumberList();
  readonly #spots = new NumberList();

  constructor(read: (written: string) => string, hasForms: boolean) {
    this.#read = read;
    this.#hasForms = hasForms;
  }

  get isEmpty(): boolean {
    return this.#stream.isEmpty;
  }

  add(written: string, form: number, spot: number): void {
    const term = this.#termOf(written);
    if (term < 0) return;
    const carrier = this.#hasForms ? form : -1;
    const key = term * 2 * firstForm + carrier;
    let id = this.#known.get(key);
    if (id === undefined) {
      id = this.#pairs.length / 2;
      this.#pairs.add(term);
      this.#pairs.add(carrier);
      this.#known.set(key, id);
    }
    this.#stream.add(id);
    this.#spots.add(spot);
  }

  #termOf(written: string): number {
    const known = this.#spellings.get(written);
    if (known !== undefined) return known;
    const term = this.#read(written);
    const place = term === '' ? -1 : this.#stream.terms.idOf(term);
    this.#spellings.set(written, place);
    return place;
  }

  endVerse(): void {
    this.#stream.endVerse();
  }

  finish(forms: string): AnnotationStream {
    return { ...this.#stream.finish(), forms, pairs: this.#pairs.finish(), spots: this.#spots.finish() };
  }
}

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
