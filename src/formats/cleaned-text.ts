/** Something that is taken out of texts, and how it is counted. */
interface CleaningRule {
  /** The name of its count in the report. */
  readonly counted: string;
  readonly pattern: RegExp;
  readonly written: string;
}

/**
 * What dictionaries, spreadsheets and web pages leave in the text of notes and articles. Each rule takes out signs, blanks, or
 * pointers to entries of a printed book; none changes a word. docs/commentaries.md lists them.
 */
const rules: readonly CleaningRule[] = [
  {
    counted: 'pointersLeftOut',
    pattern: /, ?\(q\. ?v\.\)(?=,)| ?\(q\. ?v\.\)|, q\. ?v\.(?=[\s;)])/g,
    written: '',
  },
  { counted: 'emptyBracketsLeftOut', pattern: / ?\([ ,;]*\)| ?\[[ ,;]*\]/g, written: '' },
  // `'=Saul`: the dictionary writes the sign before another name, the spreadsheet the apostrophe before what is not a formula.
  // `; now Leja`: the end of a list that a table was split from
  { counted: 'firstSignsLeftOut', pattern: /^(?:'?(?:= ?)+(?=['’\p{L}])|[;,] )/gu, written: '' },
  { counted: 'backslashesLeftOut', pattern: /(?<=^|\s)\\(?:\s+|$)/g, written: '' },
  { counted: 'blanksLeftOut', pattern: / +(?=,(?:\s|$))|(?<=[([]) +| +(?=[)\]])/g, written: '' },
  { counted: 'bulletsOnNewLines', pattern: /(?<=[.!?:;,)\]’”'"»…]) *• *(?=[^\s•])/g, written: '\n• ' },
];

/** Cleans texts by rule, and counts what each rule did. What is clean already stays as it is. */
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

  /** How often each rule was applied. Those that found nothing are left out. */
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
