import { escapeHtml } from '../../lib/html.ts';
import { noteCaller } from '../../questions/verse-pieces.ts';
import type { ExportedBook, ExportedChapter, ExportedEdition } from './exported-book.ts';
import type { ScriptFonts } from './script-fonts.ts';
import { chapterNodes, type UsjContent, type UsjNode } from './usj-tree.ts';

type Target = 'epub' | 'page';

/** The text of a chapter and its notes, as HTML that is XML too. */
export function chapterText(book: ExportedBook, chapter: ExportedChapter, target: Target): string {
  return new ChapterText(book.id, chapter.number, target).text(chapterNodes(chapter));
}

/** `JHN.3.16`. XML ids cannot start with a digit: `_1JN.3.16`. */
export function anchorOf(book: string, ...numbers: readonly (number | string)[]): string {
  return [/^\d/.test(book) ? `_${book}` : book, ...numbers].join('.');
}

class ChapterText {
  readonly #book: string;
  readonly #chapter: number;
  readonly #isEpub: boolean;
  readonly #notes: string[] = [];
  readonly #anchors = new Set<string>();
  #verse = '';

  constructor(book: string, chapter: number, target: Target) {
    this.#book = book;
    this.#chapter = chapter;
    this.#isEpub = target === 'epub';
  }

  text(nodes: readonly UsjNode[]): string {
    const body = nodes.map((node) => this.#block(node)).join('');
    const notes = this.#notes.length > 0 ? `<div class="notes">\n${this.#notes.join('')}</div>\n` : '';
    return body + notes;
  }

  #block({ type, marker, content = [] }: UsjNode): string {
    if (type === 'chapter') return '';
    if (marker === 's') {
      const heading = this.#isEpub ? 'h3' : 'h4';
      return `<${heading}>${this.#inline(content)}</${heading}>\n`;
    }
    return content.length === 0
      ? '<div class="b"></div>\n'
      : `<p class="${marker}">${this.#inline(content)}</p>\n`;
  }

  #inline(content: readonly UsjContent[]): string {
    return content.map((node) => (typeof node === 'string' ? escapeHtml(node) : this.#node(node))).join('');
  }

  #node(node: UsjNode): string {
    if (node.type === 'verse') return this.#verseNumber(node.number!);
    if (node.type === 'note') return this.#note(node);
    const text = this.#inline(node.content ?? []);
    return node.marker === 'wj' ? `<span class="wj">${text}</span>` : text;
  }

  #verseNumber(number: string): string {
    this.#verse = number;
    const [first, last = first] = number.split('-').map(Number) as [number, number?];
    const anchors = Array.from({ length: last! - first + 1 }, (_, at) =>
      this.#anchorOf(this.#chapter, first + at),
    ).filter((anchor) => !this.#anchors.has(anchor));
    for (const anchor of anchors) this.#anchors.add(anchor);
    const [own, ...others] = anchors.map((anchor) => ` id="${anchor}"`);
    return `<sup class="v"${own ?? ''}>${number}${others.map((id) => `<span${id}></span>`).join('')}</sup>\u00a0`;
  }

  #anchorOf(...numbers: readonly number[]): string {
    return this.#isEpub ? anchorOf(this.#book, ...numbers) : [this.#book, ...numbers].join('.');
  }

  #note({ caller = '', content = [] }: UsjNode): string {
    const index = this.#notes.length;
    const at = index + 1;
    const shown = caller === '+' || caller === '-' ? noteCaller(index) : escapeHtml(caller);
    const place = `${this.#chapter}${this.#verse === '' ? '' : `:${this.#verse}`}`;
    const [first = '', ...more] = content.map((part) =>
      typeof part === 'string' ? escapeHtml(part) : this.#inline(part.content ?? []),
    );
    const id = this.#isEpub ? String(at) : `.${this.#anchorOf(this.#chapter, at)}`;
    const [note, noteref] = this.#isEpub ? [' epub:type="footnote"', ' epub:type="noteref"'] : ['', ''];
    const back = `<a href="#r${id}" role="doc-backlink">${this.#isEpub ? place : `${place} ${shown}`}</a>`;
    const paragraphs = [`<p>${back} ${first}</p>`, ...more.map((text) => `<p>${text}</p>`)].join('');
    this.#notes.push(`<aside${note} role="doc-footnote" id="n${id}">${paragraphs}</aside>\n`);
    return `<a class="n"${noteref} role="doc-noteref" id="r${id}" href="#n${id}">${shown}</a>`;
  }
}

/** Paragraphs of a title page: the English name, the licence and its notices, the source, and the fonts. */
export function aboutText(edition: ExportedEdition, fonts: ScriptFonts): string {
  const { name, englishName, rights } = edition;
  const families = fonts.embedded().map(({ family }) => family);
  return [
    ...(englishName === name ? [] : [englishName]),
    ...rights,
    ...(families.length > 0 ? [`Fonts: ${families.join(', ')} (SIL Open Font License 1.1)`] : []),
  ]
    .map((line) => `<p lang="en" xml:lang="en" dir="auto">${linked(line)}</p>\n`)
    .join('');
}

function linked(line: string): string {
  const parts = line.split(/(https?:\/\/[^\s<>"]+)/);
  return parts
    .map((part, at) =>
      at % 2 === 1 && URL.canParse(part)
        ? `<a href="${escapeHtml(new URL(part).href)}">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}
