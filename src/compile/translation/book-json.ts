import { ByteWriter } from '../../lib/join-bytes.ts';
import { canonicalJson, jsonObject, RawJson } from '../../lib/json-text.ts';
import { packDocument, type StoredDocument } from '../../library/stored-document.ts';

/**
 * A book as UTF-8 JSON. The data of each chapter is also part of its chapter document, so it is serialized
 * once and kept once, in shared memory.
 */
export interface BookJson {
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  /** Start and end of the data of each chapter or, for verse starts, of each chapter and reader. */
  readonly chapters: readonly (readonly [start: number, end: number])[];
}

interface BookFrame {
  readonly chapters: readonly object[];
}

export class BookWriter {
  readonly #out = new ChunkWriter();
  readonly #entries: readonly object[];
  readonly #places: [start: number, end: number][] = [];

  constructor({ chapters, ...book }: BookFrame) {
    this.#entries = chapters;
    this.#out.text(jsonObject({ ...book, chapters: new RawJson('[') }).slice(0, -1));
  }

  add(data: object): void {
    const index = this.#places.length;
    // `chapter` is the last member and still empty: the object is `{...,"chapter":}`
    const open = jsonObject({ ...this.#entries[index], chapter: new RawJson('') }).slice(0, -1);
    const start = this.#out.text(`${index === 0 ? '' : ','}${open}`).length;
    const end = this.#out.text(JSON.stringify(data)).length;
    this.#out.text('}');
    this.#places.push([start, end]);
  }

  get length(): number {
    return this.#out.length;
  }

  finish(): BookJson {
    return { bytes: this.#out.text(']}').finish(), chapters: this.#places };
  }
}

/** Writes the book as canonical JSON, which is the input of the translation's hash. */
export class CanonicalBookWriter {
  readonly #out = new ChunkWriter();
  readonly #entries: readonly object[];
  readonly #end: string;
  #added = 0;

  constructor({ chapters, ...book }: BookFrame) {
    this.#entries = chapters;
    const frame = canonicalJson({ ...book, chapters: [] });
    // Names cannot contain this, because their quotation marks are escaped
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

/** Concatenates JSON values in UTF-8: annotated words of chapters, or verse starts by chapter and reader. */
export class PlacesWriter {
  readonly #out = new ChunkWriter();
  readonly #places: [start: number, end: number][] = [];

  add(json: Uint8Array): void {
    const start = this.#out.length;
    const end = this.#out.add(json).length;
    this.#places.push([start, end]);
  }

  finish(): BookJson {
    return { bytes: this.#out.finish(), chapters: this.#places };
  }
}

export function shared(bytes: Uint8Array): Uint8Array<SharedArrayBuffer> {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

/** Placeholder for the data of a chapter, the last member of each document, until its bytes are inserted. */
export const dataToCome = new RawJson('');

export function packWithData(json: string, data: Uint8Array): StoredDocument {
  return packDocument(writer.clear().text(json.slice(0, -1)).add(data).text('}').bytes);
}

const encoder = new TextEncoder();

const writer = new ByteWriter();

const chunkLength = 1 << 16;
/** Maximum chunks a thread keeps for the next book: 8 MB. */
const maxSpare = 128;
const spare: Uint8Array<ArrayBuffer>[] = [];

/**
 * Collects text of unknown length, such as a book, in reusable chunks. A growing buffer would hold the text
 * three times each time it doubles. Several writers can be used at the same time.
 */
class ChunkWriter {
  readonly #full: Uint8Array<ArrayBuffer>[] = [];
  #fullLength = 0;
  #chunk = takeChunk();
  #used = 0;

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

  /** Copies the content to shared memory. The writer must not be used afterwards. */
  finish(): Uint8Array<SharedArrayBuffer> {
    const bytes = new Uint8Array(new SharedArrayBuffer(this.length));
    let offset = 0;
    for (const piece of [...this.#full, this.#chunk.subarray(0, this.#used)]) {
      bytes.set(piece, offset);
      offset += piece.length;
      if (spare.length < maxSpare) spare.push(new Uint8Array(piece.buffer));
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
