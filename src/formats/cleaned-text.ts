interface CleaningRule {
  readonly counted: string;
  readonly pattern: RegExp;
  readonly written: string;
}

/**
 * Artifacts of dictionaries, spreadsheets and web pages in the text of notes and articles. Rules remove
 * signs, blanks or pointers to entries of a printed book, and never change a word. Listed in
 * docs/commentaries.md.
 */
const rules: readonly CleaningRule[] = [
  {
    counted: 'pointersLeftOut',
    pattern: /, ?\(q\. ?v\.\)(?=,)| ?\(q\. ?v\.\)|, q\. ?v\.(?=[\s;)])/g,
    written: '',
  },
  { counted: 'emptyBracketsLeftOut', pattern: / ?\([ ,;]*\)| ?\[[ ,;]*\]/g, written: '' },
  // `'=Saul`: the dictionary writes `=` before another name, and a spreadsheet adds the apostrophe
  // `; now Leja`: the tail of a list that a table was split from.
  { counted: 'firstSignsLeftOut', pattern: /^(?:'?(?:= ?)+(?=['’\p{L}])|[;,] )/gu, written: '' },
  { counted: 'backslashesLeftOut', pattern: /(?<=^|\s)\\(?:\s+|$)/g, written: '' },
  { counted: 'blanksLeftOut', pattern: / +(?=,(?:\s|$))|(?<=[([]) +| +(?=[)\]])/g, written: '' },
  { counted: 'bulletsOnNewLines', pattern: /(?<=[.!?:;,)\]’”'"»…]) *• *(?=[^\s•])/g, written: '\n• ' },
];

export class TextCleaner {
  readonly #counts = new Map<string, number>();

  clean(text: string): string {
    let before: string;
    let cleaned = text;
    do {
      before = cleaned;
      for (const rule of rules) cleaned = this.#apply(rule, cleaned);
      cleaned = cleaned.trim();
    } while (cleaned !== before);
    return cleaned;
  }

  tally(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  #apply({ counted, pattern, written }: CleaningRule, text: string): string {
    return text.replace(pattern, () => {
      this.#counts.set(counted, (this.#counts.get(counted) ?? 0) + 1);
      return written;
    });
  }
}
