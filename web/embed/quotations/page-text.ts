import type { QuotingBlocks } from '../../../src/references/find-quotations.ts';

/** Elements whose text is neither quoted nor part of a reference: code, fields, verse numbers, note callers. */
const skipped =
  'sup, code, pre, kbd, samp, script, style, noscript, template, svg, math, iframe, canvas, button, input, textarea, select, .scripture-quotation, [contenteditable]:not([contenteditable="false"]), [data-scripture="off"]';
const cell = 'td, th';
const separate =
  'address, article, aside, blockquote, br, dd, div, dl, dt, figcaption, figure, footer, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, section, table, tr, ul';

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly range: Range;
}

export class PageText implements QuotingBlocks {
  text = '';
  readonly blocks: { readonly start: number; readonly end: number }[] = [];
  readonly #nodes: { readonly start: number; readonly node: Text }[] = [];

  constructor(root: Element) {
    if (!root.closest(skipped)) this.#addElement(root, false);
  }

  #addElement(element: Element, isInBlock: boolean): void {
    const isQuote = element.matches('blockquote');
    const [before, after] = marksAround(element);
    this.text += before;
    const start = this.text.length;
    for (const child of element.childNodes) {
      if (child instanceof Text) {
        this.#nodes.push({ start: this.text.length, node: child });
        // A line end in the source does not end a paragraph
        this.text += child.data.replaceAll('\n', ' ');
      } else if (child instanceof Element) {
        if (child.matches(skipped)) this.text += ' ';
        else this.#addElement(child, isInBlock || isQuote);
      }
    }
    if (isQuote && !isInBlock) this.blocks.push({ start, end: this.text.length });
    this.text += after;
  }

  pieces(start: number, end: number): PagePieces {
    const pieces = this.#nodes.flatMap(({ start: first, node }): Piece[] => {
      const [from, to] = [Math.max(start, first), Math.min(end, first + node.data.length)];
      if (from >= to) return [];
      const range = new Range();
      range.setStart(node, from - first);
      range.setEnd(node, to - first);
      return [{ start: from - start, end: to - start, range }];
    });
    return new PagePieces(pieces);
  }
}

function marksAround(element: Element): readonly [before: string, after: string] {
  if (element.matches('q')) return ['“', '”'];
  if (element.matches(separate)) return ['\n\n', '\n\n'];
  return element.matches(cell) ? [' ', ' '] : ['', ''];
}

export class PagePieces {
  readonly #pieces: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  ranges(start: number, end: number): Range[] {
    return this.#pieces.flatMap((piece) => {
      const [from, to] = [Math.max(start, piece.start), Math.min(end, piece.end)];
      if (from >= to) return [];
      const range = new Range();
      const { startContainer, startOffset, endOffset } = piece.range;
      range.setStart(startContainer, startOffset + from - piece.start);
      range.setEnd(startContainer, Math.min(endOffset, startOffset + to - piece.start));
      return [range];
    });
  }

  append(element: Element): void {
    const end = this.#pieces.at(-1)?.range.cloneRange();
    end?.collapse();
    end?.insertNode(element);
  }
}
