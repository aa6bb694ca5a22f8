const closingPunctuation =
  /^[\p{Terminal_Punctuation}\p{Close_Punctuation}\p{Final_Punctuation}\u2014\u2026\u05be]/u;
const quoteThenBoundary = /^["'](?=$|\s|\p{Terminal_Punctuation}|\p{Close_Punctuation}|["'])/u;
const openingPunctuation = /[\p{Open_Punctuation}\p{Initial_Punctuation}]$/u;

/** Whether text that begins so belongs to the word before it, without white space between. */
export function beginsWithClosingPunctuation(text: string): boolean {
  return closingPunctuation.test(text) || quoteThenBoundary.test(text);
}

/**
 * Text that grows piece by piece with its white space in order: runs collapsed to one character, none
 * at the start. A space is held back until text follows it, so there is none at the end either.
 */
export class SpacedText {
  text = '';
  /** White space that goes before the next text. */
  pendingSpace = '';
  /** Spaces stood side by side within a line of the source. */
  hasDoubleSpace = false;
  #appended = 0;

  /** Appends source text. Returns the offset of its first visible character, or -1 if it has none. */
  append(source: string): number {
    const untilEnd = source.trimEnd();
    const visible = untilEnd.trimStart();
    if (visible.length < untilEnd.length) this.space(untilEnd.slice(0, untilEnd.length - visible.length));
    let start = -1;
    if (visible !== '') {
      this.text += this.pendingSpace;
      this.pendingSpace = '';
      start = this.text.length;
      if (whiteSpaceToCollapse.test(visible)) {
        this.hasDoubleSpace ||= doubleSpace.test(visible);
        this.text += visible.replace(/\s+/g, collapseRun);
      } else this.text += visible;
      // A text that is put together stays in its pieces, each with more memory than a letter, until it is looked at
      if (++this.#appended % 256 === 0) this.text.charCodeAt(0);
    }
    if (untilEnd.length < source.length) this.space(source.slice(untilEnd.length));
    return start;
  }

  /** Holds back one white space character for the next text. A no-break space outlives a common one. */
  space(source = ' '): void {
    if (this.text === '' || this.text.endsWith('\n')) return;
    this.pendingSpace = collapseRun(this.pendingSpace + source);
  }

  /** A space, unless the texts at both sides belong together by their punctuation. */
  appendSeparated(source: string): number {
    const together = beginsWithClosingPunctuation(source) || openingPunctuation.test(this.text);
    if (!together) this.space();
    return this.append(source);
  }

  newLine(): void {
    this.pendingSpace = '';
    if (this.text !== '' && !this.text.endsWith('\n')) this.text += '\n';
  }
}

const noBreakSpace = /[\u00a0\u202f\u2007]/;
const doubleSpace = /\S {2,}\S/;
const whiteSpaceToCollapse = /[\t\n\v\f\r\u2028\u2029]|\s\s/;

function collapseRun(run: string): string {
  const kept = run.length === 1 ? /[\u1680\u2000-\u200a\u205f\u3000]/ : noBreakSpace;
  return noBreakSpace.exec(run)?.[0] ?? kept.exec(run)?.[0] ?? ' ';
}
