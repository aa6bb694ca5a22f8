import type { SimpleChapterContent, SimpleChapterData } from '../documents/index.ts';
import type { PassageReference } from './passage-reference.ts';

/** What of a chapter belongs to a passage: its verses, each with the headings and breaks before it. */
export function passageContent(
  chapter: SimpleChapterData,
  range: PassageReference['range'],
): SimpleChapterContent[] {
  const first = range?.from.chapter === chapter.number ? (range.from.verse ?? 1) : 1;
  const last = (range?.to.chapter === chapter.number ? range.to.verse : null) ?? Number.POSITIVE_INFINITY;
  const content: SimpleChapterContent[] = [];
  let before: SimpleChapterContent[] = [];
  for (const item of chapter.content) {
    if (item.type !== 'verse') {
      before.push(item);
      continue;
    }
    if (item.number >= first && item.number <= last) content.push(...before, item);
    before = [];
  }
  if (last === Number.POSITIVE_INFINITY) content.push(...before);
  while (content[0]?.type === 'line_break') content.shift();
  return content;
}
