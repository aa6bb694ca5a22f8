import type { ChapterBlock, ChapterText, Footnote, TextPiece, VerseText } from '../../model/book-text.ts';
import { chapterFootnote } from './chapter-data.ts';
import type {
  SimpleChapterContent,
  SimpleChapterData,
  SimpleInlineHeading,
  SimplePoemRange,
  SimpleTextRange,
  SimpleVerseFootnote,
} from './chapter-schema.ts';

export function simpleChapterData(chapter: ChapterText): SimpleChapterData {
  const footnotes = new Map(chapter.footnotes.map((footnote) => [footnote.noteId, footnote]));
  return {
    number: chapter.number,
    content: chapter.blocks.map((block) => simpleContent(block, footnotes)),
    footnotes: chapter.footnotes.filter((footnote) => !footnote.tied).map(chapterFootnote),
  };
}

function simpleContent(block: ChapterBlock, footnotes: ReadonlyMap<number, Footnote>): SimpleChapterContent {
  switch (block.type) {
    case 'heading':
    case 'line_break':
      return block;
    case 'verse':
      return { type: 'verse', number: block.number, ...simpleVerse(block.content, footnotes) };
    case 'hebrew_subtitle':
      return { type: 'hebrew_subtitle', ...simpleVerse(block.content, footnotes) };
  }
}

function simpleVerse({ text, pieces }: VerseText, footnotesById: ReadonlyMap<number, Footnote>) {
  const footnotes: SimpleVerseFootnote[] = [];
  const headings: SimpleInlineHeading[] = [];
  const wordsOfJesus: SimpleTextRange[] = [];
  const poem: SimplePoemRange[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'note') {
      const { noteId, text, caller } = footnotesById.get(piece.noteId)!;
      footnotes.push({ noteId, offset: piece.offset, text, caller });
    } else if (piece.kind === 'heading') {
      headings.push({ offset: piece.offset, text: piece.heading });
    } else if (piece.kind === 'text') {
      if (piece.wordsOfJesus) addWordsOfJesus(wordsOfJesus, text, piece);
      if (piece.poem > 0) addPoem(poem, text, piece);
    }
  }
  return {
    text,
    footnotes,
    ...(headings.length > 0 ? { headings } : {}),
    ...(wordsOfJesus.length > 0 ? { wordsOfJesus } : {}),
    ...(poem.length > 0 ? { poem } : {}),
  };
}

/** Pieces separated only by white space form one run, even across a line break. */
function addWordsOfJesus(ranges: SimpleTextRange[], text: string, { start, end }: TextPiece): void {
  const last = ranges.at(-1);
  if (last && text.slice(last.end, start).trim() === '') last.end = end;
  else ranges.push({ start, end });
}

/** Adds a range for each line. A note or words of Jesus within the line do not divide it. */
function addPoem(ranges: SimplePoemRange[], text: string, { start, end, poem }: TextPiece): void {
  const last = ranges.at(-1);
  if (last?.level === poem && !text.slice(last.end, start).includes('\n')) last.end = end;
  else ranges.push({ start, end, level: poem });
}
