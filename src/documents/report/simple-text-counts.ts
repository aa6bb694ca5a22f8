import { TextTally } from '../../lib/text-tally.ts';
import type { simpleChapterData } from '../translation/simple-chapter-data.ts';

type Chapter = ReturnType<typeof simpleChapterData>;

/** The text that chapters in the simplified format hold, by the kind of content. */
export function countSimpleText(chapters: readonly Chapter[]) {
  const counts = {
    verses: new TextTally(),
    subtitles: new TextTally(),
    headings: new TextTally(),
    notes: new TextTally(),
  };
  for (const { content, footnotes } of chapters) {
    for (const block of content) {
      if (!('text' in block)) continue;
      if (!('footnotes' in block)) {
        counts.headings.endWord().add(block.text);
        continue;
      }
      (block.type === 'verse' ? counts.verses : counts.subtitles).endWord().add(block.text);
      for (const { text } of block.footnotes) counts.notes.endWord().add(text);
      for (const { text } of block.headings ?? []) counts.headings.endWord().add(text);
    }
    for (const { text } of footnotes) counts.notes.endWord().add(text);
  }
  return counts;
}
