import type { ExportedChapter, ExportedEdition } from '../../src/export/scripture/exported-book.ts';

export interface ChapterWords {
  readonly text: string;
  /** Sorted, as notes on headings come first in documents. */
  readonly notes: readonly string[];
}

export function editionWords(edition: ExportedEdition): Map<string, ChapterWords> {
  const words = new Map<string, ChapterWords>();
  for (const book of edition.books())
    for (const chapter of book.chapters()) words.set(`${book.id} ${chapter.number}`, chapterWords(chapter));
  return words;
}

function chapterWords({ content, simple, looseNotes }: ExportedChapter): ChapterWords {
  let text = '';
  for (const item of content) {
    if (item.type === 'heading') text += item.content.join('');
    if (item.type !== 'verse' && item.type !== 'hebrew_subtitle') continue;
    for (const piece of item.content) {
      if (typeof piece === 'string') text += piece;
      else if ('text' in piece) text += piece.text;
      else if ('heading' in piece) text += piece.heading;
    }
  }
  const notes = [...looseNotes, ...simple.flatMap((verse) => [...verse.notes.values()])];
  return { text: lettersOf(text), notes: notes.map((note) => lettersOf(note.text)).sort() };
}

export function lettersOf(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g, '\ufffd')
    .replace(/\s/g, '');
}
