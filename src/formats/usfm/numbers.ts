const segment = String.raw`\d{1,3}(?:[a-z](?!\p{L}))?(?!\d)`;
const verse = new RegExp(
  String.raw`[^\S\n]*(${segment}(?:\u200f?[-\u2010-\u2014,]\u200f?${segment})*)\u200f?`,
  'uy',
);
const chapter = /[^\S\n]*(\d{1,3})(?!\S)/y;
const token = /[^\S\n]*([^\s\\]*)/y;

/** What was matched at an offset, and the offset behind it. */
export interface Match {
  readonly value: string;
  readonly end: number;
}

/** A verse number as written: `3`, `3a`, `1-2`, `1,2`; not 0. */
export function matchVerseNumber(text: string, at: number): Match | undefined {
  const match = matchAt(verse, text, at);
  return match && Number.parseInt(match.value, 10) > 0 ? match : undefined;
}

/** A chapter number: a positive integer that ends at white space. */
export function matchChapterNumber(text: string, at: number): Match | undefined {
  const match = matchAt(chapter, text, at);
  return match && Number(match.value) > 0 ? match : undefined;
}

/** The next run of characters on this line that are neither white space nor a marker; may be empty. */
export function matchToken(text: string, at: number): Match {
  return matchAt(token, text, at)!;
}

function matchAt(pattern: RegExp, text: string, at: number): Match | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match ? { value: match[1]!, end: pattern.lastIndex } : undefined;
}
