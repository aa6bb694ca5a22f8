import { usfmMarkerRule } from './usfm-marker-rule.ts';
import { words } from './words.ts';

export interface StrippedBook {
  readonly id: string;
  readonly title: string;
  readonly chapters: ReadonlyMap<number, StrippedChapter>;
  /** Words that are left out, by the name of the rule that says so. */
  readonly dropped: Readonly<Record<string, number>>;
}

export interface StrippedChapter {
  /** Verses, headings and subtitles in their order; a line break wherever words cannot join. */
  readonly body: string;
  readonly notes: readonly string[];
}

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

// Closing quotation marks and brackets, sentence marks, dashes: what leans on the word before a note.
const leaningLeft = /^[.,;:!?…)\]’”—–]/;
const verseNumber = /^\s*\d+(?:[a-f](?![a-z]))?(?:[-,]\d+[a-f]?)*/;

type Place = 'nowhere' | 'body' | 'title' | { readonly dropped: string };
interface Note {
  readonly marker: string;
  readonly dropped?: string;
  text: string;
}

class Stripper {
  #id = '';
  #title = '';
  readonly #chapters = new Map<number, { body: string; notes: string[] }>();
  readonly #dropped: Record<string, number> = {};
  #chapter: { body: string; notes: string[] } | undefined;
  #place: Place = 'nowhere';
  #note: Note | undefined;
  /** What the next text begins with, as the marker before it says. */
  #awaits: 'id' | 'chapter' | 'verse' | 'caller' | 'separator' | undefined;
  #character: { readonly marker: string; readonly dropped: string } | undefined;
  #noteOrigin = false;
  #afterNote = false;

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
    this.#afterNote = false;
    if (this.#chapter) this.#chapter.body += '\n';
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
    this.#afterNote = true;
    if (note.dropped) this.#drop(note.dropped, note.text);
    else if (typeof this.#place === 'object') this.#drop(this.#place.dropped, note.text);
    else this.#chapter?.notes.push(note.text);
  }

  text(token: string): void {
    let text = this.#withoutSeparator(token);
    // Only words in a character style have attributes in these texts.
    if (text.includes('|')) text = text.slice(0, text.indexOf('|'));
    if (this.#noteOrigin) this.#drop('note origin', text);
    else if (this.#note) this.#note.text += text;
    else if (this.#character) this.#drop(this.#character.dropped, text);
    else if (typeof this.#place === 'object') this.#drop(this.#place.dropped, text);
    else if (this.#place === 'title') this.#title += ` ${text}`;
    else if (this.#chapter) this.#append(text);
    else this.#drop('before the first chapter', text);
  }

  #withoutSeparator(token: string): string {
    const awaits = this.#awaits;
    this.#awaits = undefined;
    if (awaits === 'id') this.#id = /^\s*(\S*)/.exec(token)![1]!;
    if (awaits === 'verse') return token.replace(verseNumber, '');
    if (awaits === 'caller') return token.replace(/^\s*\S+\s?/, '');
    if (awaits === 'separator') return token.replace(/^(\r\n|\s)/, '');
    if (awaits !== 'chapter') return token;
    const number = Number.parseInt(token, 10);
    this.#chapter = this.#chapters.get(number) ?? { body: '', notes: [] };
    this.#chapters.set(number, this.#chapter);
    this.#place = 'body';
    return token.replace(/^\s*\d+/, '');
  }

  #append(text: string): void {
    const chapter = this.#chapter!;
    if (this.#afterNote && leaningLeft.test(text)) chapter.body = chapter.body.replace(/ +$/, '');
    chapter.body += text.replace(/\s+/g, ' ');
    this.#afterNote &&= text === '';
  }

  #drop(rule: string, text: string): void {
    const count = words(text).length;
    if (count > 0) this.#dropped[rule] = (this.#dropped[rule] ?? 0) + count;
  }

  book(): StrippedBook {
    this.#endNote();
    return {
      id: this.#id,
      title: words(this.#title).join(' '),
      chapters: this.#chapters,
      dropped: this.#dropped,
    };
  }
}
