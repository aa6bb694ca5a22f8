/** UTF-16 code units. */
const most = 72;
const around = 24;

/** Where two texts differ, with some words around it: `'…loved the world, that…' -> '…loved the earth, that…'`. */
export function changedExcerpt(a: string, b: string): string {
  if (a.length <= most && b.length <= most) return `${quoted(a)} -> ${quoted(b)}`;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const from = wordStart(a, start);
  const excerptOf = (text: string) => {
    const to = wordEnd(text, text.length - end);
    const middle = text.slice(from, to);
    const cut = middle.length > 2 * most ? `${middle.slice(0, wordEnd(middle, most))}…` : middle;
    return quoted(`${from > 0 ? '…' : ''}${cut}${to < text.length && cut === middle ? '…' : ''}`);
  };
  return `${excerptOf(a)} -> ${excerptOf(b)}`;
}

/** The text up to a length, cut at the end of a word. */
export function shortened(text: string): string {
  if (text.length <= most) return quoted(text);
  return quoted(`${text.slice(0, wordEnd(text, most - around))}…`);
}

function quoted(text: string): string {
  return `'${text.replace(/\s+/g, ' ')}'`;
}

/** Whole words only: a cut elsewhere could part a letter from its marks. */
function wordStart(text: string, at: number): number {
  const [before] = /\S*$/.exec(text.slice(0, Math.max(0, at - around)))!;
  return Math.max(0, at - around - before.length);
}

function wordEnd(text: string, at: number): number {
  const to = Math.min(text.length, at + around);
  const [rest] = /^\S*/.exec(text.slice(to))!;
  return to + rest.length;
}
