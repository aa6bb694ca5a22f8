import { type StrippedBook, StrippedBookWriter } from './stripped-book.ts';
import { usfmMarkerRule } from './usfm-marker-rule.ts';

/**
 * The oracle of the conservation tests: the words of a USFM file that must be found in the documents. It
 * shares nothing with the compiler.
 */
export function stripUsfm(usfm: string): StrippedBook {
  const stripper = new Stripper();
  const tokens = usfm
    .replaceAll('\uFEFF', '')
    .matchAll(/\\(\+?[a-z]+\d*(?:-\d+|-[se](?![a-z]))?)(\*?)|\\\*|[^\\]+|\\/gi);
  for (const [token, marker, star] of tokens) {
    if (marker && star) stripper.close(marker.replace('+', ''));
    else if (marker) stripper.open(marker.replace('+', ''));
    else if (token === '\\*') stripper.endMilestone();
    else stripper.text(token);
  }
  return stripper.book();
}

const verseNumber = /^\s*\d+(?:[a-f](?![a-z]))?(?:[-,]\d+[a-f]?)*/;

type Place = 'nowhere' | 'body' | 'title' | { readonly dropped: string };
interface Note {
  readonly marker: string;
  readonly dropped?: string;
  text: string;
}

class Stripper {
  readonly #book = new StrippedBookWriter();
  #place: Place = 'nowhere';
  #note: Note | undefined;
  /** What the next text begins with, as the marker before it says. */
  #awaits: 'id' | 'chapter' | 'verse' | 'caller' | 'separator' | undefined;
  #character: { readonly marker: string; readonly dropped: string } | undefined;
  #noteOrigin = false;

  open(marker: string): void {
    const rule = usfmMarkerRule(marker);
    this.#awaits = 'separator';
    if (rule.is === 'character') {
      // Inside a note these have no end marker: each ends the one before.
      if (this.#note) this.#noteOrigin = marker === 'fr';
      return;
    }
    if (rule.is === 'dropped character') this.#character = { marker, dropped: rule.rule };
    else if (rule.is === 'footnote') this.#openNote({ marker, text: '' });
    else if (rule.is === 'dropped note') this.#openNote({ marker, text: '', dropped: rule.rule });
    else this.#openLine(marker, rule);
  }

  #openNote(note: Note): void {
    this.#note = note;
    this.#awaits = 'caller';
  }

  #openLine(marker: string, rule: ReturnType<typeof usfmMarkerRule>): void {
    this.#endNote();
    this.#character = undefined;
    this.#book.line();
    if (rule.is === 'chapter' || rule.is === 'verse') this.#awaits = rule.is;
    else if (rule.is === 'paragraph') this.#place = 'body';
    else if (rule.is === 'title') this.#place = 'title';
    else if (rule.is === 'dropped paragraph') this.#place = { dropped: rule.rule };
    if (marker === 'id') this.#awaits = 'id';
  }

  close(marker: string): void {
    this.#awaits = undefined;
    if (this.#note?.marker === marker) this.#endNote();
    else if (this.#character?.marker === marker) this.#character = undefined;
    if (marker === 'fr') this.#noteOrigin = false;
  }

  endMilestone(): void {
    this.#awaits = undefined;
  }

  #endNote(): void {
    const note = this.#note;
    this.#note = undefined;
    this.#noteOrigin = false;
    if (!note) return;
    const placeDropped = typeof this.#place === 'object' ? this.#place.dropped : undefined;
    this.#book.note(note.text, note.dropped ?? placeDropped);
  }

  text(token: string): void {
    let text = this.#withoutSeparator(token);
    // Only words in a character style have attributes in these texts.
    if (text.includes('|')) text = text.slice(0, text.indexOf('|'));
    if (this.#noteOrigin) this.#book.drop('note origin', text);
    else if (this.#note) this.#note.text += text;
    else if (this.#character) this.#book.drop(this.#character.dropped, text);
    else if (typeof this.#place === 'object') this.#book.drop(this.#place.dropped, text);
    else if (this.#place === 'title') this.#book.title(text);
    else this.#book.text(text);
  }

  #withoutSeparator(token: string): string {
    const awaits = this.#awaits;
    this.#awaits = undefined;
    if (awaits === 'id') this.#book.id = /^\s*(\S*)/.exec(token)![1]!;
    if (awaits === 'verse') return token.replace(verseNumber, '');
    if (awaits === 'caller') return token.replace(/^\s*\S+\s?/, '');
    if (awaits === 'separator') return token.replace(/^(\r\n|\s)/, '');
    if (awaits !== 'chapter') return token;
    this.#book.chapter(Number.parseInt(token, 10));
    this.#place = 'body';
    return token.replace(/^\s*\d+/, '');
  }

  book(): StrippedBook {
    this.#endNote();
    return this.#book.finish();
  }
}
