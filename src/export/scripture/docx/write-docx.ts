import { escapeHtml } from '../../../lib/html.ts';
import { ZipFileWriter } from '../../../lib/zip-file-writer.ts';
import { shortestTag } from '../../../model/shortest-tag.ts';
import type { ExportedBook, ExportedEdition } from '../exported-book.ts';
import { chapterNodes, type UsjContent, type UsjNode } from '../usj-tree.ts';
import { frameParts, namespaces, stylesText, xmlStart } from './docx-parts.ts';

/** Writes an edition as a Word document. The same edition gives the same bytes. */
export async function writeDocx(edition: ExportedEdition, path: string): Promise<void> {
  // The library is read before anything is awaited, so that the result reflects a single state
  const { books, document, footnotes } = new DocxText(edition).parts();
  const language = escapeHtml(shortestTag(edition.language));
  using zip = new ZipFileWriter(path);
  for (const [name, text] of frameParts(books)) await zip.addText(name, text);
  await zip.addText('docProps/core.xml', propertiesText(edition));
  await zip.addText('word/styles.xml', stylesText(language, edition.direction === 'rtl'));
  await zip.addText('word/document.xml', document);
  await zip.addText('word/footnotes.xml', footnotes);
  await zip.end();
}

function propertiesText({ name, language, rights }: ExportedEdition): string {
  return `${xmlStart}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeHtml(name)}</dc:title><dc:language>${escapeHtml(shortestTag(language))}</dc:language><dc:description>${escapeHtml(rights.join('\n'))}</dc:description></cp:coreProperties>
`;
}

const styles: Readonly<Record<string, string>> = {
  s: 'Heading3',
  d: 'PsalmTitle',
  p: 'Prose',
  nb: 'ContinuedProse',
  b: 'StanzaBreak',
};

class DocxText {
  readonly #edition: ExportedEdition;
  readonly #books: string[] = [];
  readonly #notes: string[] = [];
  #chapter = '';
  #place = '';
  #number = 0;

  constructor(edition: ExportedEdition) {
    this.#edition = edition;
  }

  parts(): { readonly books: readonly string[]; readonly document: string; readonly footnotes: string } {
    const { name, englishName, rights, books } = this.#edition;
    const lines = [...(englishName === name ? [] : [englishName]), ...rights];
    const title = [
      this.#paragraph('Title', this.#run(name)),
      ...lines.map((line) => this.#paragraph('Rights', this.#run(line))),
    ];
    const texts = Array.from(books(), (book) => this.#book(book));
    // The properties of a section are in its last paragraph, but the last section has them at the end
    const sections = texts.map((_, at) => this.#section(at === 0 ? 'title' : 'text'));
    const body = texts.map((text, at) => this.#paragraph('StanzaBreak', '', sections[at]) + text);
    const last = this.#section(texts.length > 0 ? 'text' : 'title');
    const document = `${xmlStart}<w:document ${namespaces}><w:body>\n${title.join('')}${body.join('')}${last}</w:body></w:document>\n`;
    const separators = ['separator', 'continuationSeparator'].map(
      (type, at) =>
        `<w:footnote w:type="${type}" w:id="${at - 1}"><w:p><w:r><w:${type}/></w:r></w:p></w:footnote>\n`,
    );
    const footnotes = `${xmlStart}<w:footnotes ${namespaces}>\n${separators.join('')}${this.#notes.join('')}</w:footnotes>\n`;
    return { books: this.#books, document, footnotes };
  }

  #book(book: ExportedBook): string {
    this.#books.push(book.name);
    const title = this.#paragraph('Heading1', this.#run(book.title ?? book.name), this.#section('heading'));
    let text = '';
    for (const chapter of book.chapters()) {
      this.#number = chapter.number;
      this.#chapter = `${book.name} ${chapter.number}`;
      this.#place = String(chapter.number);
      text += this.#paragraph('Heading2', this.#run(String(chapter.number)));
      for (const node of chapterNodes(chapter)) if (node.type === 'para') text += this.#block(node);
    }
    return title + text;
  }

  #block({ marker, content = [] }: UsjNode): string {
    const level = /^q(\d+)$/.exec(marker)?.[1];
    const style = level === undefined ? styles[marker]! : `Poetry${Math.min(Number(level), 4)}`;
    return this.#paragraph(style, this.#inline(content));
  }

  #inline(content: readonly UsjContent[], style?: string): string {
    return content
      .map((node) => (typeof node === 'string' ? this.#run(node, style) : this.#node(node, style)))
      .join('');
  }

  #node({ type, marker, number = '', caller = '', content = [] }: UsjNode, style?: string): string {
    if (type === 'verse') {
      this.#place = `${this.#number}:${number}`;
      const reference = this.#run(`${this.#chapter}:${number}`, 'VerseReference');
      return `${reference}${this.#run(number, 'VerseNumber')}${this.#run('\u00a0')}`;
    }
    if (type === 'note') return this.#note(caller, content);
    return this.#inline(content, marker === 'wj' ? 'WordsOfJesus' : style);
  }

  /** Callers of the edition are kept; others are letters, which start again on each page. */
  #note(caller: string, content: readonly UsjContent[]): string {
    const id = this.#notes.length + 1;
    const isGenerated = caller === '+' || caller === '-';
    const mark = isGenerated ? '<w:footnoteRef/>' : textElement(caller);
    const start = `${this.#markedRun(mark, 'FootnoteReference')}${this.#run(` ${this.#place} `, 'NoteOrigin')}`;
    const paragraphs = content.map((part, at) => {
      const text = typeof part === 'string' ? this.#run(part) : this.#inline(part.content ?? []);
      return this.#paragraph('FootnoteText', at === 0 ? start + text : text);
    });
    this.#notes.push(`<w:footnote w:id="${id}">${paragraphs.join('')}</w:footnote>\n`);
    const reference = isGenerated
      ? `<w:footnoteReference w:id="${id}"/>`
      : `<w:footnoteReference w:customMarkFollows="1" w:id="${id}"/>${textElement(caller)}`;
    return this.#markedRun(reference, 'FootnoteReference');
  }

  #paragraph(style: string, content: string, section = ''): string {
    return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${section}</w:pPr>${content}</w:p>\n`;
  }

  #run(text: string, style?: string): string {
    return this.#markedRun(textElement(text), style);
  }

  #markedRun(content: string, style?: string): string {
    const direction = this.#edition.direction === 'rtl' ? '<w:rtl/>' : '';
    const properties = (style ? `<w:rStyle w:val="${style}"/>` : '') + direction;
    return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${content}</w:r>`;
  }

  /** Pages of A4. Lengths are in twentieths of a point. */
  #section(part: 'title' | 'heading' | 'text'): string {
    // A section without references has the heads of the previous section
    const heads = part === 'heading' ? headReferences(this.#books.length) : '';
    const [type, columns] = part === 'text' ? ['continuous', 2] : ['nextPage', 1];
    const direction = this.#edition.direction === 'rtl' ? '<w:bidi/>' : '';
    return `<w:sectPr>${heads}${noteNumbers}<w:type w:val="${type}"/>${page}<w:cols w:num="${columns}" w:space="400"/>${direction}</w:sectPr>`;
  }
}

const headReferences = (book: number) =>
  `<w:headerReference w:type="default" r:id="header${book}"/><w:footerReference w:type="default" r:id="footer"/>`;
const noteNumbers =
  '<w:footnotePr><w:numFmt w:val="lowerLetter"/><w:numRestart w:val="eachPage"/></w:footnotePr>';
const page =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/>';

function textElement(text: string): string {
  return `<w:t xml:space="preserve">${escapeHtml(text)}</w:t>`;
}
