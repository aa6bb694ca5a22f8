import type { Range } from 'vscode-languageserver/node';

export class TextLines {
  readonly #text: string;
  readonly #starts = [0];

  constructor(text: string) {
    this.#text = text;
    for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) this.#starts.push(index + end.length);
  }

  line(index: number): string {
    const start = this.#starts[index];
    if (start === undefined) return '';
    return this.#text.slice(start, this.#starts[index + 1]).replace(/[\r\n]+$/, '');
  }

  range(start: number, end: number): Range {
    return { start: this.#position(start), end: this.#position(end) };
  }

  #position(offset: number): Range['start'] {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: offset - this.#starts[low]! };
  }
}
