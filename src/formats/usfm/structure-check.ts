import type { ParagraphMarker } from '../markers.ts';
import type { UsfmSource } from './usfm-source.ts';

interface CheckedParagraph {
  readonly name: string;
  readonly textFrom: number;
  isHeading: boolean;
}

export class StructureCheck {
  readonly #source: UsfmSource;
  #sidebarAt = -1;
  #column = 0;
  #paragraph: CheckedParagraph | undefined;

  constructor(source: UsfmSource) {
    this.#source = source;
  }

  startParagraph(name: string, { role }: ParagraphMarker, at: number, textFrom: number): void {
    this.#column = 0;
    this.#paragraph = { name, textFrom, isHeading: role === 'heading' };
    if (role === 'sidebar-start' && name !== 'periph') {
      this.endSidebar();
      this.#sidebarAt = at;
    } else if (role === 'sidebar-end') {
      const message = '\\esbe has no sidebar to end; remove it, or write \\esb where the sidebar begins.';
      if (this.#sidebarAt === -1) this.#source.report('unmatched-sidebar', at, message);
      this.#sidebarAt = -1;
    }
  }

  endParagraph(at: number): void {
    const paragraph = this.#paragraph;
    this.#paragraph = undefined;
    if (paragraph?.name !== 'b' || !this.#hasTextBefore(at, paragraph)) return;
    const message =
      '\\b is a blank line and cannot contain text; write a paragraph marker such as \\p after it.';
    this.#source.report('text-in-blank-line', paragraph.textFrom, message);
  }

  startFigure(at: number): void {
    if (this.#paragraph?.name !== 'b') return;
    const message = 'A figure is in a blank line (\\b); write a paragraph marker such as \\pc before it.';
    this.#source.report('figure-in-blank-line', at, message);
  }

  startVerse(at: number): void {
    const paragraph = this.#paragraph;
    if (!paragraph?.isHeading) return;
    paragraph.isHeading = false;
    // `\s5` alone, directly before a verse, marks a chunk of verses in the texts of unfoldingWord
    if (!this.#hasTextBefore(at, paragraph)) return;
    const message = `A verse begins inside the heading \\${paragraph.name}; write a paragraph marker such as \\p before \\v.`;
    this.#source.report('verse-in-heading', at, message);
  }

  endSidebar(): void {
    if (this.#sidebarAt === -1) return;
    const message =
      'This sidebar has no end, so the text after it is also left out. Write \\esbe where it ends.';
    this.#source.report('unmatched-sidebar', this.#sidebarAt, message);
    this.#sidebarAt = -1;
  }

  cell(style: string, at: number): void {
    const numbers = /(\d+)(?:-(\d+))?$/.exec(style);
    if (!numbers) return;
    const column = Number(numbers[1]);
    if (this.#column > 0 && column > this.#column + 1) {
      const message = `\\${style} follows column ${this.#column}; give the row a cell for every column, even an empty one.`;
      this.#source.report('missing-table-column', at, message);
    }
    this.#column = Number(numbers[2] ?? column);
  }

  #hasTextBefore(at: number, { textFrom }: CheckedParagraph): boolean {
    const written = this.#source.text.slice(textFrom, at).trim();
    return written !== '' && written.replace(milestone, '').trim() !== '';
  }
}

const milestone = /\\[A-Za-z][A-Za-z0-9-]*\s*(?:\|[^\\]*)?\\\*/g;
