import { endsWithLine, hasNoText } from '../markers.ts';
import type { UsfmSource } from './usfm-source.ts';

const maxQuotedCharacters = 80;

/**
 * Finds text on the lines after a one-line marker, such as `\rem` or `\r`. In USFM such text belongs to the
 * marker and is dropped with it. Inside a chapter it is usually the rest of a verse.
 */
export class DroppedLine {
  readonly #source: UsfmSource;
  #style = '';
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

  startParagraph(style: string, from: number): void {
    this.#style = style;
    this.#from = this.#hasChapter && endsWithLine(style) ? from : undefined;
  }

  /**
   * Offset of the first text after the open line in `from` to `to`; `to` if the line ended earlier but no
   * text follows; undefined otherwise.
   */
  textAfter(from: number, to: number): number | undefined {
    if (this.#from === undefined) return undefined;
    const { text } = this.#source;
    const lineEnd = hasNoText(this.#style) ? { index: 0 } : /[\r\n]/.exec(text.slice(this.#from, to));
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
    const message = `“${quoted}” belongs to the \\${this.#style} line above, so it is not served. If it is part of a verse, write a paragraph marker such as \\p before it, or move the line of \\${this.#style}.`;
    this.#source.report('text-after-line', at, message);
  }
}

/** `(Matthew 3:1–12; ↵ Luke 3:1–20)`: the parentheses of parallel passages may close in the next line. */
function isWrapped(line: string, next: string): boolean {
  const isOpen = line.lastIndexOf('(') > line.lastIndexOf(')');
  return isOpen && /^[^(]*\)\s*$/.test(next);
}
