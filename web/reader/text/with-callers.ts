import type { SimpleChapterContent } from '../../../client/src/documents.ts';

const letters = 26;

/**
 * The content of a chapter whose notes all have callers that can be shown: where the source leaves it open ('+') or has
 * none, the letters from a on, in the order of the notes.
 */
export function withCallers(content: readonly SimpleChapterContent[]): SimpleChapterContent[] {
  let count = 0;
  const named = (caller: string | null) => (caller === null || caller === '+' ? letter(count++) : caller);
  return content.map((item) =>
    'footnotes' in item
      ? { ...item, footnotes: item.footnotes.map((note) => ({ ...note, caller: named(note.caller) })) }
      : item,
  );
}

/** a to z, then aa, ab, ... */
function letter(index: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (index % letters));
  return index < letters ? last : letter(Math.floor(index / letters) - 1) + last;
}
