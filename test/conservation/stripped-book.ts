import { words } from './first-difference.ts';

export interface StrippedBook {
  readonly id: string;
  readonly title: string;
  readonly chapters: ReadonlyMap<number, StrippedChapter>;
  readonly dropped: Readonly<Record<string, number>>;
}

export interface StrippedChapter {
  /** Verses, headings and subtitles in their order, with a line break wherever words cannot join. */
  readonly body: string;
  readonly notes: readonly string[];
}

// Characters that attach to the word in front of a note: closing marks and brackets, sentence marks, dashes.
const leaningLeft = /^[.,;:!?…)\]’”—–]/;

export class StrippedBookWriter {
  id = '';
  #title = '';
  readonly #chapters = new Map<number, { body: string; notes: string[] }>();
  readonly #dropped: Record<string, number> = {};
  #chapter: { body: string; notes: string[] } | undefined;
  #afterNote = false;

  chapter(number: number): void {
    this.#chapter = this.#chapters.get(number) ?? { body: '', notes: [] };
    this.#chapters.set(number, this.#chapter);
  }

  line(): void {
    this.#afterNote = false;
    if (this.#chapter) this.#chapter.body += '\n';
  }

  text(text: string): void {
    const chapter = this.#chapter;
    if (!chapter) return this.drop('before the first chapter', text);
    if (this.#afterNote && leaningLeft.test(text)) chapter.body = chapter.body.replace(/ +$/, '');
    chapter.body += text.replace(/\s+/g, ' ');
    this.#afterNote &&= text === '';
  }

  title(text: string): void {
    this.#title += ` ${text}`;
  }

  note(text: string, droppedBy: string | undefined): void {
    this.#afterNote = true;
    if (droppedBy) this.drop(droppedBy, text);
    else this.#chapter?.notes.push(text);
  }

  drop(rule: string, text: string): void {
    const count = words(text).length;
    if (count > 0) this.#dropped[rule] = (this.#dropped[rule] ?? 0) + count;
  }

  finish(): StrippedBook {
    const title = words(this.#title).join(' ');
    return { id: this.id, title, chapters: this.#chapters, dropped: this.#dropped };
  }
}
