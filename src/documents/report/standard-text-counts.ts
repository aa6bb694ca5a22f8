import { TextTally } from '../../lib/text-tally.ts';
import type { chapterData } from '../translation/chapter-data.ts';

type Chapter = ReturnType<typeof chapterData>;
type Item = Extract<Chapter['content'][number], { content: unknown }>['content'][number];

/** The text that chapters in the standard format hold. Its words are not told apart where a note stands. */
export class StandardTextCounts {
  readonly text = new TextTally();
  readonly notes = new TextTally();

  add({ content, footnotes }: Chapter): void {
    for (const block of content) {
      if (!('content' in block)) continue;
      for (const item of block.content) this.#addItem(item);
    }
    for (const footnote of footnotes) this.notes.add(footnote.text);
  }

  #addItem(item: Item): void {
    if (typeof item === 'string') this.text.add(item);
    else if ('text' in item) this.text.add(item.text!);
    else if ('heading' in item) this.text.add(item.heading!);
  }
}
