import { ByteWriter } from '../../lib/join-bytes.ts';
import { canonicalJson, jsonObject, RawJson } from '../../lib/json-text.ts';
import { packDocument, type StoredDocument } from '../../library/stored-document.ts';

/**
 * A book as UTF-8 JSON. What it holds of each chapter also goes into a document of its own, so it is made
 * once and kept once, in memory that all threads share.
 */
export interface BookJson {
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  /** Where the data of each chapter (of verse starts: of each chapter and reader) begins and ends. */
  readonly chapters: readonly (readonly [start: number, end: number])[];
}

/** A book of a complete download before the data of its chapters are known. */
interface BookFrame {
  readonly chapters: readonly object[];
}

/** Writes a book of a complete download chapter by chapter, so that only one of them need be in memory as objects. */
export class BookWriter {
  readonly #out = new ChunkWriter();
  readonly #entries: readonly object[];
  readonly #places: [start: number, end: number][] = [];

  constructor({ chapters, ...book }: BookFrame) {
    this.#entries = chapters;
    this.#out.text(jsonObject({ ...book, chapters: new RawJson('[') }).slice(0, -1));
  }

  /** The next chapter: its `ChapterData` or `SimpleChapterData`. */
  add(data: object): void {
    const index = this.#places.length;
    // `chapter` is the last member and empty so far: the object is `{...,"chapter":}`
    const open = jsonObject({ ...this.#entries[index], chapter: new RawJson('') }).slice(0, -1);
    const start = this.#out.text(`${index === 0 ? '' : ','}${open}`).length;
    const end = this.#out.text(JSON.stringify(data)).length;
    this.#out.text('}');
    this.#places.push([start, end]);
  }

  /** Bytes written so far. */
  get length(): number {
    return this.#out.length;
  }

  finish(): BookJson {
    return { bytes: this.#out.text(']}').finish(), chapters: this.#places };
  }
}

/** Writes the same in its canonical form, which the hash of the translation is taken of. */
export class CanonicalBookWriter {
  readonly #out = new ChunkWriter();
  readonly #entries: readonly object[];
  readonly #end: string;
  #added = 0;

  constructor({ chapters, ...book }: BookFrame) {
    this.#entries = chapters;
    const frame = canonicalJson({ ...book, chapters: [] });
    // A name cannot hold this: quotation marks in it are escaped
    const inside = frame.indexOf('"chapters":[') + '"chapters":['.length;
    this.#out.text(frame.slice(0, inside));
    this.#end = frame.slice(inside);
  }

  add(data: object): void {
    if (this.#added > 0) this.#out.text(',');
    this.#out.text(canonicalJson({ ...this.#entries[this.#added++], chapter: data }));
  }

  finish(): Uint8Array<SharedArrayBuffer> {
    return this.#out.text(this.#end).finish();
  }
}

/** Writes JSON values, given as UTF-8, one after the other: the annotated words of chapters, or verse starts by chapter and reader. */
export class PlacesWriter {
  readonly #out = new ChunkWriter();
  readonly #places: [start: number, end: number][] = [];

  /** Empty where there is nothing: its place is empty then. */
  add(json: Uint8Array): void {
    const start = this.#out.length;
    const end = this.#out.add(json).length;
    this.#places.push([start, end]);
  }

  finish(): BookJson {
    return { bytes: this.#out.finish(), chapters: this.#places };
  }
}

/** A copy of the bytes in memory that all threads share. */
export function shared(bytes: Uint8Array): Uint8Array<SharedArrayBuffer> {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

/** Stands for the data of a chapter, the last member of each document, until the bytes are put in. */
export const dataToCome = new RawJson('');

/** Packs a document whose JSON ends with the member whose data is to come: `"chapter":}`. */
export function packWithData(json: string, data: Uint8Array): StoredDocument {
  return packDocument(writer.clear().text(json.slice(0, -1)).add(data).text('}').bytes);
}

const encoder = new TextEncoder();

const writer = new ByteWriter();

/** Bytes. */
const chunkLength = 1 << 16;
/** A thread keeps so many chunks for the next book: 8 MB. */
const mostSpare = 128;
const spare: Uint8Array<ArrayBuffer>[] = [];

/**
 * Takes text whose length is not known before, such as that of a book, in chunks that are used again: one buffer that
 * grows would hold the text three times over each time it doubles. Several may be written at the same time.
 */
class ChunkWriter {
  readonly #full: Uint8Array<ArrayBuffer>[] = [];
  #fullLength = 0;
  #chunk = takeChunk();
  #used = 0;

  /** Bytes written so far. */
  get length(): number {
    return this.#fullLength + this.#used;
  }

  text(text: string): this {
    for (let from = 0; from < text.length; ) {
      const rest = from === 0 ? text : text.slice(from);
      const { read, written } = encoder.encodeInto(rest, this.#chunk.subarray(this.#used));
      from += read;
      this.#used += written;
      if (from < text.length) this.#nextChunk();
    }
    return this;
  }

  add(bytes: Uint8Array): this {
    for (let from = 0; from < bytes.length; ) {
      if (this.#used === chunkLength) this.#nextChunk();
      const piece = bytes.subarray(from, from + chunkLength - this.#used);
      this.#chunk.set(piece, this.#used);
      this.#used += piece.length;
      from += piece.length;
    }
    return this;
  }

  /** What was written, in memory that all threads share. Nothing may be written after it. */
  finish(): Uint8Array<SharedArrayBuffer> {
    const bytes = new Uint8Array(new SharedArrayBuffer(this.length));
    let offset = 0;
    for (const piece of [...this.#full, this.#chunk.subarray(0, this.#used)]) {
      bytes.set(piece, offset);
      offset += piece.length;
      if (spare.length < mostSpare) spare.push(new Uint8Array(piece.buffer));
    }
    return bytes;
  }

  #nextChunk(): void {
    this.#full.push(this.#chunk.subarray(0, this.#used));
    this.#fullLength += this.#used;
    this.#chunk = takeChunk();
    this.#used = 0;
  }
}

function takeChunk(): Uint8Array<ArrayBuffer> {
  return spare.pop() ?? new Uint8Array(chunkLength);
}
