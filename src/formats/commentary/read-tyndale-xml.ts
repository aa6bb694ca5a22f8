import { refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlHandler } from '../xml/xml-nesting.ts';
import { type NotePlace, noteReference, withOnlyChapter } from './note-place.ts';
import type { NoteTaker } from './note-taker.ts';
import { takeProfile } from './take-profile.ts';

export function isTyndaleXml(text: string): boolean {
  return /^\s*<(?:items|\?xml|!--)/.test(text) && /<items\b[^>]*>\s*<item\s[^>]*\btypename\s*=/.test(text);
}

/**
 * Reads the XML of the Tyndale Open Resources: `<item typename="StudyNote"><refs>Gen.1.1-2.3</refs><body>`.
 * With a `<title>` an item is a book introduction, a summary, a theme or a profile.
 * @throws TooLarge
 */
export function readTyndaleXml(text: string, notes: NoteTaker): void {
  readXml(text, new ItemReader(text, notes), notes.report);
}

interface OpenItem {
  readonly at: number;
  readonly type: string;
  readonly name: string;
  title: string;
  refs: string;
  body: string | undefined;
}

class ItemReader implements XmlHandler {
  readonly #text: string;
  readonly #notes: NoteTaker;
  readonly #open: string[] = [];
  #item: OpenItem | undefined;
  #bodyStart = 0;
  #items = 0;

  constructor(text: string, notes: NoteTaker) {
    this.#text = text;
    this.#notes = notes;
  }

  open(
    name: string,
    { typename = '', name: itemName = '' }: Readonly<Record<string, string>>,
    at: number,
  ): void {
    const isInBody = this.#open.includes('body');
    this.#open.push(name);
    if (isInBody) return;
    if (name === 'item') {
      const { tableRows } = sourceLimits;
      if (++this.#items > tableRows)
        refuseTooLarge(this.#notes.report, at, ['The file has more than', tableRows, 'items']);
      this.#item = { at, type: typename, name: itemName, title: '', refs: '', body: undefined };
    } else if (name === 'body') this.#bodyStart = this.#text.indexOf('>', at) + 1;
  }

  text(text: string): void {
    if (!this.#item) return;
    const parent = this.#open.at(-1);
    if (parent === 'title') this.#item.title += text;
    else if (parent === 'refs') this.#item.refs += text;
  }

  close(at: number): void {
    const name = this.#open.pop();
    if (this.#open.includes('body') || !this.#item) return;
    if (name === 'body') this.#item.body = this.#text.slice(this.#bodyStart, Math.max(at, this.#bodyStart));
    else if (name === 'item') {
      readItem(this.#item, this.#notes);
      this.#item = undefined;
    }
  }
}

function readItem(item: OpenItem, notes: NoteTaker): void {
  const { at, type, name, body = '' } = item;
  const title = item.title.replace(/\s+/g, ' ').trim();
  // Use the first of several passages: `Gen.12.1-25.11;Heb.11.8-19`
  const [refs = ''] = item.refs.trim().split(/[;,\s]+/);
  if (type === 'Profile') {
    const profile = {
      id: kebabCase(name),
      subject: title || name,
      reference: withinChapter(refs),
      content: body,
    };
    return takeProfile(profile, at, notes);
  }
  const reference = noteReference(refs);
  if (!reference?.chapter) {
    const message = `The item "${name.slice(0, 60)}" has no verse in <refs>; it was left out. Write a passage such as Gen.1.1-2.3.`;
    return notes.leaveOut('bad-list-item', at, message);
  }
  const book = notes.bookId(reference.bookName, at);
  if (book === undefined) return;
  const { chapter = 1, verse = 1 } = withOnlyChapter(reference, book);
  const introduction = introductions.get(type);
  const place: NotePlace = introduction ?? { kind: 'verse', chapter, verse: Math.max(1, verse) };
  notes.take({ book, place, ...(introduction ? { bookName: title } : { label: title }), text: body }, at);
}

const introductions: ReadonlyMap<string, NotePlace> = new Map<string, NotePlace>([
  ['BookIntro', { kind: 'book-introduction' }],
  ['BookIntroSummary', { kind: 'book-introduction-summary' }],
]);

function withinChapter(reference: string): string {
  const [, start, chapter, end] = /^(\D*\w+\.(\d+)\.\d+)-\2\.(\d+)$/.exec(reference) ?? [];
  return chapter === undefined ? reference : `${start}-${end}`;
}

function kebabCase(name: string): string {
  return name.replace(/(\p{Ll})\s*(\p{Lu})/gu, '$1-$2').toLowerCase();
}
