import { escapeHtml } from '../../lib/html.ts';
import { shortestTag } from '../../model/shortest-tag.ts';
import type { ExportedEdition } from './exported-book.ts';
import { type UsjContent, type UsjNode, usjTree } from './usj-tree.ts';

const style = `body{font:1.05rem/1.55 serif;max-width:42rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3,h4{line-height:1.25;break-after:avoid}
sup{font:600 .65em sans-serif}
.q1,.q2,.q3,.q4{margin:0 0 0 2em;text-indent:-1em}.q2{margin-left:3em}.q3{margin-left:4em}.q4{margin-left:5em}
.d{font-style:italic}.wj{color:#a00}.notes{font-size:.85em;border-top:1px solid}
section{break-before:page}
@page{size:A5;margin:15mm;@bottom-center{content:counter(page);font:8pt serif}}
@media print{body{max-width:none;margin:0;font-size:10pt}}
`;

/** An edition as one page, with rules for printing. Each verse has an anchor such as `JHN.3.16`. */
export function* htmlText({ name, language, direction, rights, books }: ExportedEdition): Iterable<string> {
  yield `<!doctype html>
<html lang="${escapeHtml(shortestTag(language))}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)}</title>
<style>
${style}</style>
<h1>${escapeHtml(name)}</h1>
${rights.map((line) => `<p>${escapeHtml(line)}</p>\n`).join('')}`;
  for (const book of books()) yield new HtmlBook(book.id).text(usjTree(book));
  yield '</html>\n';
}

class HtmlBook {
  readonly #id: string;
  readonly #notes: string[] = [];
  #chapter = '';

  constructor(id: string) {
    this.#id = id;
  }

  text(nodes: readonly UsjNode[]): string {
    const title = nodes.find(({ marker }) => marker === 'mt1') ?? nodes.find(({ marker }) => marker === 'h');
    const body = nodes.map((node) => this.#block(node)).join('');
    const notes = this.#notes.length > 0 ? `<ol class="notes">\n${this.#notes.join('')}</ol>\n` : '';
    return `<section id="${this.#id}">\n<h2>${this.#inline(title?.content ?? [])}</h2>\n${body}${notes}</section>\n`;
  }

  #block({ type, marker, number = '', content = [] }: UsjNode): string {
    if (type === 'chapter') {
      this.#chapter = number;
      return `<h3 id="${this.#id}.${number}">${number}</h3>\n`;
    }
    if (type === 'book' || /^(?:rem|h|toc\d|mt1)$/.test(marker)) return '';
    if (marker === 's') return `<h4>${this.#inline(content)}</h4>\n`;
    return content.length === 0 ? '<br>\n' : `<p class="${marker}">${this.#inline(content)}</p>\n`;
  }

  #inline(content: readonly UsjContent[]): string {
    return content.map((node) => (typeof node === 'string' ? escapeHtml(node) : this.#node(node))).join('');
  }

  #node({ type, marker, number = '', content = [] }: UsjNode): string {
    if (type === 'verse') {
      const [first] = number.split('-');
      return `<sup id="${this.#id}.${this.#chapter}.${first}">${number}</sup> `;
    }
    if (type === 'note') {
      const text = content.map((part) =>
        typeof part === 'string' ? escapeHtml(part) : this.#inline(part.content ?? []),
      );
      const at = this.#notes.length + 1;
      const [to, from] = [`${this.#id}-n${at}`, `${this.#id}-c${at}`];
      this.#notes.push(`<li id="${to}">${text.join(' ')} <a href="#${from}">↩</a></li>\n`);
      return `<sup><a id="${from}" href="#${to}">${at}</a></sup>`;
    }
    const text = this.#inline(content);
    return marker === 'wj' ? `<span class="wj">${text}</span>` : text;
  }
}
