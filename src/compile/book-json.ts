import { jsonObject, RawJson } from '../lib/json-object.ts';
import type { ChapterAudio } from '../model/audio.ts';
import type { ByteWriter } from './byte-writer.ts';

/**
 * A book as UTF-8 JSON. What it holds of each chapter also goes into a document of its own, so it is made
 * once and kept once, in memory that all threads share.
 */
export interface BookJson {
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  /** Where the data of each chapter (of verse starts: of each chapter and reader) begins and ends. */
  readonly chapters: readonly (readonly [start: number, end: number])[];
}

interface CompleteBook {
  readonly chapters: readonly { readonly chapter: unknown }[];
}

/** A book of a complete download; the chapters are its `ChapterData` or `SimpleChapterData`. */
export function bookJson({ chapters, ...book }: CompleteBook, writer: ByteWriter): BookJson {
  writer.clear().text(jsonObject({ ...book, chapters: new RawJson('[') }).slice(0, -1));
  const places = chapters.map(({ chapter, ...entry }, index) => {
    // `chapter` is the last member and empty so far: the object is `{...,"chapter":}`
    const open = jsonObject({ ...entry, chapter: new RawJson('') }).slice(0, -1);
    const start = writer.text(`${index === 0 ? '' : ','}${open}`).length;
    const end = writer.text(JSON.stringify(chapter)).length;
    writer.text('}');
    return [start, end] as const;
  });
  return { bytes: shared(writer.text(']}').bytes), chapters: places };
}

/** The annotated words of each chapter, one after the other; nothing for a chapter that has none. */
export function wordsJson(chapters: readonly object[], writer: ByteWriter): BookJson {
  writer.clear();
  const places = chapters.map((verses) => {
    const start = writer.length;
    if (Object.keys(verses).length > 0) writer.text(JSON.stringify(verses));
    return [start, writer.length] as const;
  });
  return { bytes: shared(writer.bytes), chapters: places };
}

/** The verse starts of each chapter and reader that has some, one after the other in reading order. */
export function verseStartsJson(
  chapters: readonly (readonly ChapterAudio[])[],
  writer: ByteWriter,
): BookJson {
  writer.clear();
  const places = chapters.flat().flatMap(({ verseStarts }) => {
    if (!verseStarts) return [];
    const start = writer.length;
    writer.text(JSON.stringify(verseStarts));
    return [[start, writer.length] as const];
  });
  return { bytes: shared(writer.bytes), chapters: places };
}

/** A copy of the bytes in memory that all threads share. */
export function shared(bytes: Uint8Array): Uint8Array<SharedArrayBuffer> {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
