import { escapeHtml } from '../../../lib/html.ts';
import { shortestTag } from '../../../model/shortest-tag.ts';
import type { ExportedBook, ExportedChapter, ExportedEdition } from '../exported-book.ts';
import { chapterNodes, type UsjContent, type UsjNode } from '../usj-tree.ts';

export function epubChapter(book: ExportedBook, chapter: ExportedChapter): string {
  return new EpubChapter(book.id, chapter.number).text(chapterNodes(chapter));
}

/** `JHN.3.16`. XML ids cannot start with a digit: `_1JN.3.16`. */
export function anchorOf(book: string, ...numbers: readonly (number | string)[]): string {
  return [/^\d/.test(book) ? `_${book}` : book, ...numbers].join('.');
}

class EpubChapter {
  readonly #book: string;
  readonly #chapter: number;
  readonly #notes: string[] = [];
  readonly #anchors = new Set<string>();
  #verse = '';

  constructor(book: string, chapter: number) {
    this.#book = book;
    this.#chapter = chapter;
  }

  text(nodes: readonly UsjNode[]): string {
    const body = nodes.map((node) => this.#block(node)).join('');
    const notes = this.#notes.length > 0 ? `<div class="notes">\n${this.#notes.join('')}</div>\n` : '';
    return body + notes;
  }

  #block({ type, marker, content = [] }: UsjNode): string {
    if (type === 'chapter') return '';
    if (marker === 's') return `<h3>${this.#inline(content)}</h3>\n`;
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
      anchorOf(this.#book, this.#chapter, first + at),
    ).filter((anchor) => !this.#anchors.has(anchor));
    for (const anchor of anchors) this.#anchors.add(anchor);
    const [own, ...others] = anchors.map((anchor) => ` id="${anchor}"`);
    return `<sup class="v"${own ?? ''}>${number}${others.map((id) => `<span${id}></span>`).join('')}</sup>\u00a0`;
  }

  #note({ caller = '', content = [] }: UsjNode): string {
    const at = this.#notes.length + 1;
    const shown = caller === '+' || caller === '-' ? letterOf(at) : escapeHtml(caller);
    const place = `${this.#chapter}${this.#verse === '' ? '' : `:${this.#verse}`}`;
    const [first = '', ...more] = content.map((part) =>
      typeof part === 'string' ? escapeHtml(part) : this.#inline(part.content ?? []),
    );
    const back = `<a href="#r${at}" role="doc-backlink">${place}</a>`;
    const paragraphs = [`<p>${back} ${first}</p>`, ...more.map((text) => `<p>${text}</p>`)].join('');
    this.#notes.push(`<aside epub:type="footnote" role="doc-footnote" id="n${at}">${paragraphs}</aside>\n`);
    return `<a class="n" epub:type="noteref" role="doc-noteref" id="r${at}" href="#n${at}">${shown}</a>`;
  }
}

/** a, b, … z, aa, ab: digits would look like numbers of verses. */
function letterOf(number: number): string {
  const [rest, last] = [Math.floor((number - 1) / 26), (number - 1) % 26];
  return (rest > 0 ? letterOf(rest) : '') + String.fromCharCode(97 + last);
}

const maxLineCharacters = 16;
const maxLines = 7;
const lineHeight = 74;

/** A cover in the colours of the service: the name of the edition above an open book. */
export function coverImage({
  name,
  language,
  direction,
}: Pick<ExportedEdition, 'name' | 'language' | 'direction'>): string {
  const lines = linesOf(name);
  const top = 430 - (lines.length * lineHeight) / 2;
  const title = lines.map(
    (line, at) => `<tspan x="400" y="${top + at * lineHeight}">${escapeHtml(line)}</tspan>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1200" width="800" height="1200" xml:lang="${escapeHtml(shortestTag(language))}">
<title>${escapeHtml(name)}</title>
<rect width="800" height="1200" fill="#7a3b1d"/>
<rect x="40" y="40" width="720" height="1120" fill="none" stroke="#e6d9c4" stroke-width="4"/>
<text font-family="serif" font-size="60" fill="#fbf9f4" text-anchor="middle" direction="${direction}">${title.join('')}</text>
<path fill="#fbf9f4" d="M400 880C350 840 290 840 230 850V1030C290 1020 350 1020 400 1060Z"/>
<path fill="#e6d9c4" d="M400 880C450 840 510 840 570 850V1030C510 1020 450 1020 400 1060Z"/>
</svg>
`;
}

/** Breaks a name between words; the last line ends with an ellipsis if there are too many. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/).flatMap(pieces)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < maxLineCharacters)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines.length > maxLines ? [...lines.slice(0, maxLines - 1), '…'] : lines;
}

function pieces(word: string): string[] {
  const letters = Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
  const count = Math.ceil(letters.length / maxLineCharacters);
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * maxLineCharacters, (at + 1) * maxLineCharacters).join(''),
  );
}
