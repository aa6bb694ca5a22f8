import { type StrippedBook, StrippedBookWriter } from './stripped-book.ts';
import { isNotePart, milestoneLength, textAfterBar } from './usfm-attributes.ts';
import { usfmMarkerRule } from './usfm-marker-rule.ts';

/**
 * The oracle of the conservation tests: the words of a USFM file that must appear in the documents. It shares
 * no code with the compiler.
 */
export function stripUsfm(usfm: string): StrippedBook {
  const source = usfm.replaceAll('\uFEFF', '');
  const stripper = new Stripper(source);
  const pieces = /\\\+?([a-z][a-z\d-]*)(\*?)|\\\*|\||[^\\|]+|\\/giy;
  for (let at = 0; at < source.length; at = pieces.lastIndex) {
    pieces.lastIndex = at;
    const [piece, marker, star] = pieces.exec(source)!;
    if (marker && star) stripper.close(marker);
    else if (marker) pieces.lastIndex += stripper.open(marker, at, pieces.lastIndex);
    else if (piece === '|') pieces.lastIndex = at + stripper.bar(at);
    else if (piece !== '\\*') stripper.text(piece);
  }
  return stripper.book();
}

const verseNumber = /^\s*\d+(?:[a-f](?![a-z]))?(?:[-,]\d+[a-f]?)*/;

type Place = 'nowhere' | 'body' | 'title' | { readonly dropped: string };
interface Note {
  readonly marker: string;
  readonly dropped?: string;
  readonly base: number;
  text: string;
}

class Stripper {
  readonly #source: string;
  readonly #book = new StrippedBookWriter();
  #place: Place = 'nowhere';
  #note: Note | undefined;
  #awaits: 'id' | 'chapter' | 'verse' | 'caller' | 'separator' | undefined;
  #styles: string[] = [];
  #carriesWordsOfJesus = false;

  constructor(source: string) {
    this.#source = source;
  }

  /**
   * Processes a marker that extends from `at` to `end`. For a milestone, returns the length of its remainder
   * after the marker.
   */
  open(marker: string, at: number, end: number): number {
    const rule = usfmMarkerRule(marker);
    const milestone = milestoneLength(this.#source.slice(end), marker, rule.is !== 'unknown');
    if (milestone !== undefined) {
      this.#awaits = undefined;
      return milestone;
    }
    this.#awaits = 'separator';
    if (rule.is === 'footnote') this.#openNote(marker);
    else if (rule.is === 'dropped note') this.#openNote(marker, rule.rule);
    else if (rule.is === 'unknown' ? this.#isUnknownParagraph(marker, at) : !/character/.test(rule.is))
      this.#openLine(marker, rule, at);
    else this.#openStyle(marker, this.#source[at + 1] === '+');
    return 0;
  }

  #openStyle(marker: string, isNested: boolean): void {
    const isPart = this.#note && isNotePart(marker, this.#note.dropped === undefined);
    if (isPart && !isNested) this.#styles.length = this.#note!.base;
    this.#styles.push(marker);
  }

  /** A marker that is not in the manual begins a paragraph if one may begin there and no marker closes it. */
  #isUnknownParagraph(marker: string, at: number): boolean {
    const before = this.#source.slice(0, at).split('\n').at(-1)!;
    const [line] = this.#source.slice(at).split('\n', 1);
    return !this.#note && before.trim() === '' && !line!.includes(`\\${marker}*`);
  }

  #openNote(marker: string, dropped?: string): void {
    this.#endNote();
    this.#note = { marker, text: '', base: this.#styles.length, ...(dropped ? { dropped } : {}) };
    this.#awaits = 'caller';
  }

  #openLine(marker: string, rule: ReturnType<typeof usfmMarkerRule>, at: number): void {
    this.#endNote();
    this.#book.line();
    if (marker === 'v') {
      this.#awaits = 'verse';
      if (typeof this.#place === 'object') this.#place = 'body';
      return;
    }
    const isOpen = this.#styles.includes('wj');
    if (isOpen && rule.is !== 'cell') this.#carriesWordsOfJesus ||= this.#closesWordsOfJesus(at);
    this.#styles = [];
    if (rule.is === 'chapter') this.#awaits = 'chapter';
    else if (rule.is === 'paragraph' || rule.is === 'unknown') this.#place = 'body';
    else if (rule.is === 'title') this.#place = 'title';
    else if (rule.is === 'dropped paragraph') this.#place = { dropped: rule.rule };
    if (marker === 'id') this.#awaits = 'id';
    if (this.#carriesWordsOfJesus && rule.is === 'paragraph') this.#styles.push('wj');
  }

  /** All styles end with their paragraph, but words of Jesus continue if a later marker closes them. */
  #closesWordsOfJesus(at: number): boolean {
    const next = /\\\+?wj(?![a-z\d-])/gi;
    next.lastIndex = at;
    return next.test(this.#source) && this.#source[next.lastIndex] === '*';
  }

  close(marker: string): void {
    this.#awaits = undefined;
    if (this.#note?.marker === marker) return this.#endNote();
    const index = this.#styles.lastIndexOf(marker);
    if (index >= (this.#note?.base ?? 0)) this.#styles.length = index;
    if (marker === 'wj') this.#carriesWordsOfJesus = false;
  }

  #endNote(): void {
    const note = this.#note;
    this.#note = undefined;
    if (!note) return;
    this.#styles.length = note.base;
    const placeDropped = typeof this.#place === 'object' ? this.#place.dropped : undefined;
    this.#book.note(note.text, note.dropped ?? placeDropped);
  }

  bar(at: number): number {
    const style = this.#styles.slice(this.#note?.base ?? 0).at(-1);
    if (style === undefined) {
      this.text('|');
      return 1;
    }
    const { text, length } = textAfterBar(this.#source.slice(at), style);
    this.#awaits = undefined;
    if (text !== '') this.text(text);
    return length;
  }

  text(piece: string): void {
    const text = this.#withoutSeparator(piece);
    const own = this.#styles.slice(this.#note?.base ?? 0);
    const rule = own.map((style) => usfmMarkerRule(style)).find((known) => 'rule' in known);
    if (this.#note && own.includes('fr')) this.#book.drop('note origin', text);
    else if (rule && 'rule' in rule) this.#book.drop(rule.rule, text);
    else if (this.#note) this.#note.text += text;
    else if (typeof this.#place === 'object') this.#book.drop(this.#place.dropped, text);
    else if (this.#place === 'title') this.#book.title(text);
    else this.#book.text(text);
  }

  #withoutSeparator(piece: string): string {
    const awaits = this.#awaits;
    this.#awaits = undefined;
    if (awaits === 'id') this.#book.id = /^\s*(\S*)/.exec(piece)![1]!;
    if (awaits === 'verse') return piece.replace(verseNumber, '');
    if (awaits === 'caller') return piece.replace(/^\s*\S+\s?/, '');
    if (awaits === 'separator') return piece.replace(/^(\r\n|\s)/, '');
    if (awaits !== 'chapter') return piece;
    this.#book.chapter(Number.parseInt(piece, 10));
    this.#place = 'body';
    return piece.replace(/^\s*\d+/, '');
  }

  book(): StrippedBook {
    this.#endNote();
    return this.#book.finish();
  }
}
