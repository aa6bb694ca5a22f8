import { TextTally } from '../../lib/text-tally.ts';
import type { simpleChapterData } from '../translation/simple-chapter-data.ts';

/** The text that chapters in the simplified format hold, by the kind of content. */
export class SimpleTextCounts {
  readonly verses = new TextTally();
  readonly subtitles = new TextTally();
  readonly headings = new TextTally();
  readonly notes = new TextTally();

  add({ content, footnotes }: ReturnType<typeof simpleChapterData>): void {
    for (const block of content) {
      if (!('text' in block)) continue;
      if (!('footnotes' in block)) {
        this.headings.endWord().add(block.text);
        continue;
      }
      (block.type === 'verse' ? this.verses : this.subtitles).endWord().add(block.text);
      for (const { text } of block.footnotes) this.notes.endWord().add(text);
      for (const { text } of block.headings ?? []) this.headings.endWord().add(text);
    }
    for (const { text } of footnotes) this.notes.endWord().add(text);
  }
}
