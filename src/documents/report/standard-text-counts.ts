import { TextTally } from '../../lib/text-tally.ts';
import type { chapterData } from '../translation/chapter-data.ts';

type Chapter = ReturnType<typeof chapterData>;
type Item = Extract<Chapter['content'][number], { content: unknown }>['content'][number];

/** The text that chapters in the standard format hold. Its words are not told apart where a note stands. */
export function countStandardText(chapters: readonly Chapter[]) {
  const text = new TextTally();
  const notes = new TextTally();
  for (const { content, footnotes } of chapters) {
    for (const block of content) {
      if (!('content' in block)) continue;
      for (const item of block.content) addItem(text, item);
    }
    for (const footnote of footnotes) notes.add(footnote.text);
  }
  return { text, notes };
}

function addItem(text: TextTally, item: Item): void {
  if (typeof item === 'string') text.add(item);
  else if ('text' in item) text.add(item.text!);
  else if ('heading' in item) text.add(item.heading!);
}
