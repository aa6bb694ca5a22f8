import type {
  SimpleChapterContent,
  SimpleChapterVerse,
  SimpleChapterWord,
} from '../../../client/src/documents.ts';
import { noteCaller } from '../../../src/questions/verse-pieces.ts';
import type { Bridges } from './bridges.ts';

export interface Run {
  readonly verse: number | undefined;
  readonly label?: string;
  readonly endVerse?: number | undefined;
  readonly isFirst: boolean;
  readonly segments: readonly Segment[];
}

export type TextBlock =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'title'; readonly lines: readonly (readonly Segment[])[] }
  | { readonly type: 'paragraph'; readonly lines: readonly (readonly Run[])[] }
  | { readonly type: 'poem'; readonly lines: readonly PoemLine[] };

interface PoemLine {
  readonly level: number;
  readonly run: Run;
}

export type WordsByVerse = Readonly<Record<string, readonly SimpleChapterWord[]>>;

interface TextBlockOptions {
  readonly versePerLine?: boolean;
  readonly bridges?: Bridges;
}

/** A chapter as blocks of a printed page: verses run on in paragraphs, and lines of poetry form stanzas. */
export function textBlocks(
  content: readonly SimpleChapterContent[],
  words: WordsByVerse = {},
  { versePerLine = false, bridges = {} }: TextBlockOptions = {},
): TextBlock[] {
  const blocks: TextBlock[] = [];
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
        const endVerse = bridges[item.number];
        const run = { verse: item.number, endVerse, isFirst: index === 0, segments };
        if (level > 0) addPoemLine({ level, run });
        else addProse(run);
      });
    }
  }
  return blocks;
}

interface TextLine {
  readonly level: number;
  readonly segments: readonly Segment[];
  readonly headings: readonly string[];
}

function textLines(marked: MarkedText, words: readonly SimpleChapterWord[] = []): TextLine[] {
  const { text, poem = [], headings = [] } = marked;
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const breaks = new Set([0, ...ends.map((end) => end + 1), ...headings.map(({ offset }) => offset)]);
  const starts = [...breaks].filter((start) => start <= text.length).sort((a, b) => a - b);
  const seen = new Set<Note>();
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? text.length;
    const end = text[next - 1] === '\n' && next > start ? next - 1 : next;
    const segments = segmentsOf(marked, words, start, end).filter((segment) => {
      if (!('note' in segment)) return true;
      const isNew = !seen.has(segment.note);
      seen.add(segment.note);
      return isNew;
    });
    return {
      level: poem.find((range) => range.start <= start && start < range.end)?.level ?? 0,
      segments,
      headings: headings.filter(({ offset }) => offset === start).map((heading) => heading.text),
    };
  });
}

type MarkedText = Omit<SimpleChapterVerse, 'type' | 'number'>;
export type Note = MarkedText['footnotes'][number];

interface TextSegment {
  readonly text: string;
  readonly isRed: boolean;
  readonly word?: SimpleChapterWord;
  readonly after?: string;
}

export type Segment = TextSegment | { readonly note: Note };

/** The text from `start` to `end` (UTF-16 code units) in reading order, cut wherever markup begins or ends. */
export function segmentsOf(
  { text, footnotes, wordsOfJesus = [] }: MarkedText,
  words: readonly SimpleChapterWord[],
  start: number,
  end: number,
): Segment[] {
  const isWithin = (offset: number) => offset > start && offset < end;
  const ranges = [...wordsOfJesus, ...words];
  const offsets = [
    ...ranges.flatMap((range) => [range.start, range.end]),
    ...footnotes.map(({ offset }) => offset),
  ];
  const cuts = [start, ...new Set(offsets.filter(isWithin))].sort((a, b) => a - b);
  const segments: Segment[] = [];
  cuts.forEach((cut, index) => {
    const next = cuts[index + 1] ?? end;
    if (cut === start) segments.push(...notesAt(footnotes, cut));
    if (next > cut) segments.push(textSegment(text.slice(cut, next), cut, wordsOfJesus, words));
    // A note at the end of a line belongs to that line
    if (next > cut && next !== start) segments.push(...notesAt(footnotes, next));
  });
  return segments;
}

function notesAt(footnotes: readonly Note[], at: number): Segment[] {
  return footnotes.filter(({ offset }) => offset === at).map((note) => ({ note }));
}

function textSegment(
  text: string,
  at: number,
  red: MarkedText['wordsOfJesus'] & {},
  words: readonly SimpleChapterWord[],
): TextSegment {
  const covers = (range: { start: number; end: number }) => range.start <= at && at < range.end;
  const word = words.find(covers);
  return { text, isRed: red.some(covers), ...(word && { word }) };
}

/**
 * Gives every note of a chapter a caller. Notes without a caller, or with an automatic one ('+'), get the
 * letters from a in order.
 */
export function withCallers(content: readonly SimpleChapterContent[]): SimpleChapterContent[] {
  let count = 0;
  const named = (caller: string | null) => (caller === null || caller === '+' ? noteCaller(count++) : caller);
  return content.map((item) =>
    'footnotes' in item
      ? { ...item, footnotes: item.footnotes.map((note) => ({ ...note, caller: named(note.caller) })) }
      : item,
  );
}
