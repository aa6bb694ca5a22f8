import { escapeXml } from '../../lib/html.ts';
import { osisBookId } from '../../references/osis-books.ts';
import type { ExportedEdition } from './exported-book.ts';
import { type UsjContent, type UsjNode, usjTree } from './usj-tree.ts';

/** An edition in OSIS 2.1. Verses are milestones, so that they may cross paragraphs. */
export function* osisText({ id, name, language, rights, books }: ExportedEdition): Iterable<string> {
  yield `<?xml version="1.0" encoding="utf-8"?>
<osis xmlns="http://www.bibletechnologies.net/2003/OSIS/namespace">
<osisText osisIDWork="${id}" osisRefWork="Bible" xml:lang="${escapeXml(language)}">
<header>
<work osisWork="${id}">
<title>${escapeXml(name)}</title>
<identifier type="OSIS">Bible.${id}</identifier>
${rights.map((line) => `<rights>${escapeXml(line)}</rights>\n`).join('')}<refSystem>Bible</refSystem>
</work>
</header>
`;
  for (const book of books()) yield new OsisBook(osisBookId(book.id)).text(usjTree(book));
  yield '</osisText>\n</osis>\n';
}

class OsisBook {
  readonly #book: string;
  #chapter = '';
  #verse = '';
  #lines = false;
  #notes = 0;

  constructor(book: string) {
    this.#book = book;
  }

  text(nodes: readonly UsjNode[]): string {
    const body = nodes.map((node) => this.#block(node)).join('');
    return `<div type="book" osisID="${this.#book}">\n${body}${this.#endChapter()}</div>\n`;
  }

  #block({ type, marker, number = '', content = [] }: UsjNode): string {
    if (type === 'chapter') {
      const before = this.#endChapter();
      this.#chapter = `${this.#book}.${number}`;
      return `${before}<chapter osisID="${this.#chapter}">\n`;
    }
    if (type === 'book' || /^(?:rem|toc\d|b)$/.test(marker)) return '';
    if (marker === 'h' || marker === 'mt1')
      return `${this.#endLines()}<title type="${marker === 'h' ? 'runningHead' : 'main'}">${this.#inline(content)}</title>\n`;
    const level = /^q(\d)$/.exec(marker)?.[1];
    if (level === undefined) {
      const before = this.#endLines();
      const text = this.#inline(content);
      if (marker === 's') return `${before}<title>${text}</title>\n`;
      if (marker === 'd') return `${before}<title type="psalm" canonical="true">${text}</title>\n`;
      return `${before}<p>${text}</p>\n`;
    }
    const start = this.#lines ? '' : '<lg>\n';
    this.#lines = true;
    return `${start}<l level="${level}">${this.#inline(content)}</l>\n`;
  }

  #inline(content: readonly UsjContent[]): string {
    return content.map((node) => (typeof node === 'string' ? escapeXml(node) : this.#node(node))).join('');
  }

  #node({ type, marker, number = '', caller, attributes = {}, content = [] }: UsjNode): string {
    switch (type) {
      case 'verse': {
        const before = this.#endVerse();
        const [first, last = first] = number.split('-').map(Number) as [number, number?];
        const ids = Array.from({ length: last! - first + 1 }, (_, at) => `${this.#chapter}.${first + at}`);
        this.#verse = ids.join(' ');
        return `${before}<verse sID="${ids[0]}" osisID="${this.#verse}"/>`;
      }
      case 'note': {
        const text = content.map((part) =>
          typeof part === 'string' ? part : this.#inline(part.content ?? []),
        );
        const shown = caller === '+' ? '' : ` n="${escapeXml(caller ?? '')}"`;
        return `<note osisID="${this.#chapter}!note.${++this.#notes}" type="translation"${shown}>${text.join(' ')}</note>`;
      }
      default: {
        const text = this.#inline(content);
        return marker === 'wj'
          ? `<q who="Jesus" marker="">${text}</q>`
          : `<w${wordAttributes(attributes)}>${text}</w>`;
      }
    }
  }

  #endVerse(): string {
    if (this.#verse === '') return '';
    const end = `<verse eID="${this.#verse.split(' ', 1)[0]}"/>`;
    this.#verse = '';
    return end;
  }

  #endLines(): string {
    if (!this.#lines) return '';
    this.#lines = false;
    return '</lg>\n';
  }

  #endChapter(): string {
    if (this.#chapter === '') return '';
    return `${this.#endVerse()}${this.#endLines()}</chapter>\n`;
  }
}

function wordAttributes({ strong, lemma, 'x-morph': morph }: Readonly<Record<string, string>>): string {
  const lemmas = [
    ...(strong ? strong.split(',').map((number) => `strong:${part(number)}`) : []),
    ...(lemma ? [`lemma:${part(lemma)}`] : []),
  ];
  const list = [
    ...(lemmas.length > 0 ? [['lemma', lemmas.join(' ')]] : []),
    ...(morph ? [['morph', part(morph)]] : []),
  ];
  return list.map(([name, value]) => ` ${name}="${escapeXml(value!)}"`).join('');
}

/** A part of a list that may have one prefix: a colon between morphemes becomes the slash of OSHB (`c/H1961`). */
function part(text: string): string {
  return text.replaceAll(':', '/').replace(/\s/g, '_');
}
