import { endsWithLine } from '../markers.ts';
import type { UsfmSource } from './usfm-source.ts';

/** Characters of the text that a message quotes. */
const maxQuotedCharacters = 80;

/**
 * Finds text on the lines after a marker of one line, such as `\rem` or `\r`. By its markup such text belongs to the
 * marker, and is left out with it; in a chapter it is mostly the rest of a verse.
 */
export class DroppedLine {
  readonly #source: UsfmSource;
  #style = '';
  /** Where the text of the open line begins; undefined in all other paragraphs. */
  #from: number | undefined;
  #hasChapter = false;

  constructor(source: UsfmSource) {
    this.#source = source;
  }

  startChapter(): void {
    this.#from = undefined;
    this.#hasChapter = true;
  }

  startVerse(): void {
    this.#from = undefined;
  }

  /** A paragraph begins whose text begins at `from`. Before the first chapter no verse can continue. */
  startParagraph(style: string, from: number): void {
    this.#style = style;
    this.#from = this.#hasChapter && endsWithLine(style) ? from : undefined;
  }

  /** Where text begins after the open line, if it does between `from` and `to`; `to` itself if a line ended before it. */
  textAfter(from: number, to: number): number | undefined {
    if (this.#from === undefined) return undefined;
    const { text } = this.#source;
    const lineEnd = /[\r\n]/.exec(text.slice(this.#from, to));
    if (!lineEnd) return undefined;
    const next = /\S/.exec(text.slice(Math.max(from, this.#from + lineEnd.index), to));
    if (!next) return to;
    const at = Math.max(from, this.#from + lineEnd.index) + next.index;
    return isWrapped(text.slice(this.#from, at), text.slice(at, to)) ? undefined : at;
  }

  report(at: number): void {
    const { text } = this.#source;
    const [next] = /^[^\r\n]*/.exec(text.slice(at, at + 4 * maxQuotedCharacters))!;
    const written = next
      .replace(/\\\+?[A-Za-z][\w-]*\*?/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    const quoted = `${written.slice(0, maxQuotedCharacters).toWellFormed()}${written.length > maxQuotedCharacters ? '…' : ''}`;
    const message = `“${quoted}” follows the line of \\${this.#style} and belongs to it, so it is not served. If it is part of a verse, write a paragraph marker such as \\p before it, or move the line of \\${this.#style}.`;
    this.#source.report('text-after-line', at, message);
  }
}

/** `(Matthew 3:1–12; ↵ Luke 3:1–20)`: the parentheses of parallel passages may close in the next line. */
function isWrapped(line: string, next: string): boolean {
  const isOpen = line.lastIndexOf('(') > line.lastIndexOf(')');
  return isOpen && /^[^(]*\)\s*$/.test(next);
}
