import type {
  ChapterBlock,
  ChapterText,
  Footnote,
  NotePiece,
  TextPiece,
  VersePiece,
  VerseText,
} from '../../model/book-text.ts';
import type {
  ChapterContent,
  ChapterData,
  ChapterFootnote,
  SubtitleItem,
  VerseItem,
} from './chapter-schema.ts';

export function chapterData(chapter: ChapterText): ChapterData {
  return {
    number: chapter.number,
    content: chapter.blocks.map(chapterContent),
    footnotes: chapter.footnotes.map(chapterFootnote),
  };
}

export function chapterFootnote({ noteId, text, reference, caller }: Footnote): ChapterFootnote {
  return { noteId, text, reference, caller };
}

function chapterContent(block: ChapterBlock): ChapterContent {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', content: [block.text] };
    case 'line_break':
      return block;
    case 'verse':
      return {
        type: 'verse',
        number: block.number,
        content: block.content.pieces.map((piece) => verseItem(block.content.text, piece)),
      };
    case 'hebrew_subtitle':
      return { type: 'hebrew_subtitle', content: subtitleItems(block.content) };
  }
}

function verseItem(text: string, piece: VersePiece): VerseItem {
  switch (piece.kind) {
    case 'text':
    case 'note':
      return textOrNote(text, piece);
    case 'heading':
      return { heading: piece.heading };
    case 'break':
      return { lineBreak: true };
  }
}

function textOrNote(text: string, piece: TextPiece | NotePiece): SubtitleItem {
  if (piece.kind === 'note') return { noteId: piece.noteId };
  const item = text.slice(piece.start, piece.end);
  if (piece.poem === 0 && !piece.wordsOfJesus) return item;
  return {
    text: item,
    ...(piece.poem > 0 ? { poem: piece.poem } : {}),
    ...(piece.wordsOfJesus ? { wordsOfJesus: true } : {}),
  };
}

/** This format has no headings or line breaks in subtitles; the words of a heading become a string. */
function subtitleItems({ text, pieces }: VerseText): SubtitleItem[] {
  return pieces
    .filter((piece) => piece.kind !== 'break')
    .map((piece) => (piece.kind === 'heading' ? piece.heading : textOrNote(text, piece)));
}
