import type { NotePlace } from './note-place.ts';

const introduction = /^(?:(?:book|chapter)\s+)?(?:intro(?:duction)?|0+|heading)?\.?$/i;
const bookIntroduction = /^book\s+intro(?:duction)?\.?$/i;
const summary = /^(?:book\s+)?(?:intro(?:duction)?\s+)?summary\.?$/i;
const chapterNumber = /^(?:ch(?:apter)?\.?\s*)?0*([1-9]\d{0,2})$/i;
const verseNumber = /^(?:vv?\.?|verses?)?\s*(?:0*([1-9]\d{0,2})\s*[:.]\s*)?0*([1-9]\d{0,2})(?!\d)(.*)$/is;

/** The place that the cells for chapter and verse name, or which of them cannot be read. */
export type CellPlace =
  | {
      readonly place: NotePlace;
      /** Where the cell says more than the verse (`3-5`, `3a`), what it says; else ''. */
      readonly label: string;
    }
  | { readonly unreadable: 'chapter' | 'verse' };

/**
 * Chapter 0, blank or "Introduction" is the book's introduction, verse 0, blank or "Introduction" the chapter's. `3-5`,
 * `3,4`, `3a` and `1:3` are verse 3.
 */
export function cellPlace(chapterCell: string, verseCell: string): CellPlace {
  const [chapterText, verseText] = [chapterCell.trim(), verseCell.trim()];
  const verse = introduction.test(verseText) ? null : verseNumber.exec(verseText);
  const chapter = chapterNumber.exec(chapterText)?.[1] ?? (chapterText === '' ? verse?.[1] : undefined);
  if (summary.test(verseText)) return { place: { kind: 'book-introduction-summary' }, label: '' };
  if (bookIntroduction.test(verseText)) return { place: { kind: 'book-introduction' }, label: '' };
  if (chapter === undefined) {
    const isIntroduction = introduction.test(chapterText) && introduction.test(verseText);
    return isIntroduction ? { place: { kind: 'book-introduction' }, label: '' } : { unreadable: 'chapter' };
  }
  if (introduction.test(verseText)) {
    return { place: { kind: 'chapter-introduction', chapter: Number(chapter) }, label: '' };
  }
  if (!verse) return { unreadable: 'verse' };
  const [, ownChapter = chapter, number, rest] = verse;
  if (ownChapter !== chapter) return { unreadable: 'verse' };
  return {
    place: { kind: 'verse', chapter: Number(chapter), verse: Number(number) },
    label: /[^\s.:,;]/.test(rest!) ? verseText : '',
  };
}
