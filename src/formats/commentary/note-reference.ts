/** A place as people write it: `Genesis 1:1`, `1 Sam 4:1–7.2`, `Psalms 142`, `Gen.1.1`. */
export interface NoteReference {
  readonly bookName: string;
  /** Absent where none is written; 0 is kept as it is, as is that of a verse. */
  readonly chapter?: number;
  readonly verse?: number;
  /** What is written behind: the rest of a range, the letter of a part; '' where there is nothing. */
  readonly rest: string;
}

const pattern =
  /^\s*([1-4]?[^\d:]+?)[\s.]*(?:(?<=[\s.])(\d{1,3})(?!\d)(?:\s*[:.]\s*(\d{1,3})(?!\d))?(.*))?$/s;
const longest = 200;

/** Undefined for text that is no reference. The book may be unknown. */
export function noteReference(text: string): NoteReference | undefined {
  if (text.length > longest) return undefined;
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, bookName, chapter, verse, rest = ''] = match;
  return {
    bookName: bookName!.trim(),
    ...(chapter === undefined ? {} : { chapter: Number(chapter) }),
    ...(verse === undefined ? {} : { verse: Number(verse) }),
    rest: rest.trim(),
  };
}
