import type { Marker } from '../markers.ts';
import type { UsfmSource } from './usfm-source.ts';

/** Reads markers that no manual has: reports each once and decides what it is, so that its text is kept. */
export class UnknownMarkers {
  readonly #text: string;
  readonly #report: UsfmSource['report'];
  readonly #reported = new Set<string>();

  constructor({ text, report }: UsfmSource) {
    this.#text = text;
    this.#report = report;
  }

  /** It is a paragraph where one may begin, else a character style. */
  read(name: string, at: number, inNote: boolean): Marker {
    // `\z...` is the manual's own room for custom markers
    if (!this.#reported.has(name) && !name.startsWith('z')) {
      this.#reported.add(name);
      const message = `\\${name} is no marker of USFM 3.1; its text is kept. Check the spelling, or begin own markers with \\z.`;
      this.#report('unknown-marker', at, message);
    }
    const isParagraph = !inNote && this.#beginsLine(at) && !this.#lineFrom(at).includes(`\\${name}*`);
    return isParagraph ? { kind: 'para', role: 'prose' } : { kind: 'char', role: 'text' };
  }

  // Both look only a bounded way, so that a text full of unknown markers stays linear.
  #beginsLine(at: number): boolean {
    const before = this.#text.slice(Math.max(0, at - 80), at);
    const lineBreak = before.lastIndexOf('\n');
    return (lineBreak !== -1 || at <= 80) && before.slice(lineBreak + 1).trim() === '';
  }

  #lineFrom(at: number): string {
    const ahead = this.#text.slice(at, at + 2000);
    const lineEnd = ahead.indexOf('\n');
    return lineEnd === -1 ? ahead : ahead.slice(0, lineEnd);
  }
}
