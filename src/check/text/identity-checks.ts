import { bookOfNumbers } from '../../compile/translation/choose-books.ts';
import type { Report } from '../../formats/diagnostic-collector.ts';
import { marker } from '../../formats/markers.ts';
import { ignoringSink, type ScriptureSink } from '../../formats/scripture-sink.ts';
import { sourceFormat } from '../../formats/source-format.ts';
import { bookInfo } from '../../model/books.ts';
import { BookNameLookup } from '../../references/book-names.ts';
import { namesOfLanguage } from '../../references/names-of-languages.ts';
import type { Habits } from './habits.ts';

const nameStyles = {
  h: 'running head',
  toc1: 'long name',
  toc2: 'short name',
  toc3: 'abbreviation',
  mt: 'main title',
} as const;
const styles = Object.keys(nameStyles) as (keyof typeof nameStyles)[];
/** Formats that write these styles. */
const hasStyles = /^(?:USFM|USX|USJ|USFX)$/;

export class IdentityChecks {
  readonly #report: Report;
  readonly #habits: Habits;
  readonly #language: string;
  readonly #format: string;
  readonly #names = new Map<string, { text: string; readonly at: number }>();
  readonly #lastVerses = new Map<number, number>();
  #name: { text: string } | undefined;
  #id = '';
  #at = 0;
  #chapter = 0;

  constructor(text: string, language: string, habits: Habits, report: Report) {
    this.#format = sourceFormat(text.slice(0, 0x1000)) ?? '';
    this.#language = language;
    this.#habits = habits;
    this.#report = report;
  }

  get sink(): ScriptureSink {
    return {
      ...ignoringSink,
      book: (code, at) => {
        if (this.#id === '') [this.#id, this.#at] = [code.toUpperCase(), at];
      },
      paraStart: (style, at) => this.#startParagraph(style, at),
      paraEnd: () => {
        this.#name = undefined;
      },
      text: (text) => {
        if (this.#name) this.#name.text += text;
      },
      chapter: (number) => {
        this.#chapter = number;
      },
      verse: (written) => {
        const verse = Number(/\d+(?=\D*$)/.exec(written)?.[0] ?? 0);
        this.#lastVerses.set(this.#chapter, Math.max(verse, this.#lastVerses.get(this.#chapter) ?? 0));
      },
    };
  }

  #startParagraph(style: string, at: number): void {
    this.#name = undefined;
    const known = marker(style);
    if (known?.kind !== 'para' || this.#chapter > 0) return;
    const name =
      known.role === 'title' ? 'mt' : known.role === 'name' ? style.replace(/^h\d$/, 'h') : undefined;
    if (name === undefined || this.#names.has(name)) return;
    this.#name = { text: '' };
    this.#names.set(name, Object.assign(this.#name, { at }));
  }

  finish(): void {
    if (bookInfo(this.#id) === undefined) return;
    const other = bookOfNumbers(this.#id, [...this.#lastVerses]);
    if (other === undefined) return this.#checkNames();
    const message = `The chapters and verses are numbered as in ${other}, not as in ${this.#id}. Correct the id of the book, or its text.`;
    this.#report('contradictory-content', this.#at, message);
  }

  #checkNames(): void {
    const has = (style: string) => (this.#names.get(style)?.text.trim() ?? '') !== '';
    const missing = styles.filter((style) => !has(style));
    const choice = missing.join(' ');
    const names = missing.map((style) => (hasStyles.test(this.#format) ? style : nameStyles[style]));
    const [these, them] = missing.length > 1 ? ['these names', 'them'] : ['this name', 'it'];
    const form =
      this.#format === 'OSIS' ? ', such as <title type="main"> and <title type="runningHead">' : '';
    const message = `The book has no ${names.join(', ')}; readers need ${these}. Write ${them} before the first chapter${form}.`;
    if (missing.length === styles.length) this.#report('missing-book-name', this.#at, message);
    else if (missing.length === 0) this.#habits.choose('names', 'all');
    else this.#habits.doubt('names', choice, 'missing-book-name', this.#at, () => message);
    const own = namesOfLanguage(this.#language);
    const lookup = new BookNameLookup(own ? [own] : []);
    if (bookInfo(this.#id)!.canon !== 'canonical') return;
    for (const [style, { text, at }] of this.#names) {
      if (style === 'toc1' || style === 'mt') continue;
      const named = lookup.find(text);
      if (named === undefined || named === this.#id || bookInfo(named)?.canon !== 'canonical') continue;
      const contradiction = `“${text.trim().slice(0, 40)}” (${style}) is the name of ${named}, but the id of the book is ${this.#id}. Correct the wrong one.`;
      this.#report('contradictory-book-name', at, contradiction);
      return;
    }
  }
}
