import type { SimpleChapterContent, SimpleChapterWord } from '../../../client/src/documents.ts';
import type { Segment } from './segments.ts';
import { textLines } from './text-lines.ts';

/** What one verse has in a line or paragraph. */
export interface Run {
  readonly verse: number;
  /** The verse begins here: its number is shown. */
  readonly isFirst: boolean;
  readonly segments: readonly Segment[];
}

export type TextBlock =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'title'; readonly lines: readonly (readonly Segment[])[] }
  | { readonly type: 'paragraph'; readonly lines: readonly (readonly Run[])[] }
  | { readonly type: 'poem'; readonly lines: readonly PoemLine[] };

export interface PoemLine {
  readonly level: number;
  readonly run: Run;
}

type WordsByVerse = Readonly<Record<string, readonly SimpleChapterWord[]>>;

/** A chapter as a printed page has it: verses run on in paragraphs, and lines of poetry stand in stanzas. */
export function textBlocks(
  content: readonly SimpleChapterContent[],
  words: WordsByVerse = {},
  { versePerLine = false } = {},
): TextBlock[] {
  const blocks: TextBlock[] = [];
  /** Lines of the block that more can be added to. */
  let prose: Run[][] | undefined;
  let poem: PoemLine[] | undefined;
  const close = () => {
    prose = undefined;
    poem = undefined;
  };
  const addHeading = (text: string) => {
    close();
    blocks.push({ type: 'heading', text });
  };
  const addPoemLine = (line: PoemLine) => {
    prose = undefined;
    if (!poem) {
      poem = [];
      blocks.push({ type: 'poem', lines: poem });
    }
    poem.push(line);
  };
  const addProse = (run: Run) => {
    poem = undefined;
    if (!prose) {
      prose = [[]];
      blocks.push({ type: 'paragraph', lines: prose });
    } else if (!run.isFirst || versePerLine) prose.push([]);
    prose.at(-1)!.push(run);
  };
  for (const item of content) {
    if (item.type === 'heading') addHeading(item.text);
    else if (item.type === 'line_break') close();
    else if (item.type === 'hebrew_subtitle') {
      close();
      blocks.push({ type: 'title', lines: textLines(item).map(({ segments }) => segments) });
    } else {
      textLines(item, words[item.number]).forEach(({ level, segments, headings }, index) => {
        for (const heading of headings) addHeading(heading);
        const run = { verse: item.number, isFirst: index === 0, segments };
        if (level > 0) addPoemLine({ level, run });
        else addProse(run);
      });
    }
  }
  return blocks;
}
