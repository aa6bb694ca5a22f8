import { type BlockPlace, continuedStyle } from './block-style.ts';
import type { Region } from './region.ts';

interface Entry {
  readonly region: Region;
}

/** Knows from the open elements what a paragraph means at this place of the book. */
export class ParagraphStyles {
  inChapter = false;
  listDepth = 0;
  readonly #regions: Entry[] = [];
  readonly #blocks: string[] = [];

  get place(): BlockPlace {
    const region = this.#regions.at(-1)?.region ?? 'plain';
    return { region, inChapter: this.inChapter, listDepth: this.listDepth };
  }

  /** Whether the innermost block is a `<p>`. */
  get isInParagraph(): boolean {
    return this.#blocks.at(-1) === continuedStyle('p');
  }

  /** The style of a paragraph that text opens by itself. */
  get implied(): string {
    const block = this.#blocks.at(-1);
    if (block !== undefined) return block;
    const region = this.#regions.at(-1)?.region;
    if (region === 'introduction') return 'ip';
    return region === 'colophon' ? 'd' : 'p';
  }

  startBlock(style: string): () => void {
    this.#blocks.push(continuedStyle(style));
    return () => void this.#blocks.pop();
  }

  /** A division keeps the meaning of the one around it, unless it has one of its own; an introduction is one throughout. */
  startRegion(region: Region): () => void {
    const outer = this.place.region;
    const entry = { region: region === 'plain' || outer === 'introduction' ? outer : region };
    this.#regions.push(entry);
    return () => {
      const index = this.#regions.lastIndexOf(entry);
      if (index !== -1) this.#regions.splice(index, 1);
    };
  }
}
