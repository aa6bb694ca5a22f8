import { shared } from '../book-json.ts';
import type { BookAudioSource } from './book-audio-source.ts';

/** The audio of all books of a translation as JSON in memory that all threads share: a worker reads what it needs. */
export interface PackedAudio {
  /** What `{audio_url}` stands for. */
  readonly audioUrl: string;
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  /** Where each book begins and ends. */
  readonly places: ReadonlyMap<string, readonly [start: number, end: number]>;
}

export function packAudio(audioUrl: string, books: ReadonlyMap<string, BookAudioSource>): PackedAudio {
  const places = new Map<string, readonly [number, number]>();
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (const [book, source] of books) {
    const piece = encoder.encode(JSON.stringify(source));
    pieces.push(piece);
    places.set(book, [length, length + piece.length]);
    length += piece.length;
  }
  return { audioUrl, bytes: shared(joined(pieces, length)), places };
}

export function unpackAudio({ bytes, places }: PackedAudio, book: string): BookAudioSource | undefined {
  const place = places.get(book);
  // A decoder takes no shared memory
  return place && JSON.parse(new TextDecoder().decode(new Uint8Array(bytes.subarray(...place))));
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
  }
  return bytes;
}
