import type { Passage } from './passage.ts';

export interface PassageTextOptions {
  /** True to write each verse's number before it. */
  readonly numbers?: boolean;
}

/**
 * The words of a passage alone: no headings, no notes. Lines of poetry stand in lines, paragraphs and chapters
 * are set apart by an empty line.
 */
export function passageText(passage: Pick<Passage, 'chapters'>, options: PassageTextOptions = {}): string {
  let text = '';
  let separator = '';
  for (const { content } of passage.chapters) {
    for (const item of content) {
      if (item.type === 'heading' || item.type === 'hebrew_subtitle') continue;
      if (item.type === 'line_break') {
        separator = text && '\n\n';
        continue;
      }
      if (item.text === '') continue;
      const beginsLine = item.poem?.some(({ start }) => start === 0);
      text += beginsLine && separator === ' ' ? '\n' : separator;
      text += options.numbers ? `${item.number} ${item.text}` : item.text;
      separator = item.poem?.some(({ end }) => end >= item.text.length) ? '\n' : ' ';
    }
    separator = text && '\n\n';
  }
  return text;
}
