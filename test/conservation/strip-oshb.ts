import { versesOfFile } from '../../src/formats/osis/morphhb.fixture.ts';
import { oshbBookId } from './oshb-book-id.ts';
import { type StrippedBook, StrippedBookWriter } from './stripped-book.ts';

// A word that is read but not written (qere) exists only in a note: the preceding maqqef joins nothing.
const missingWord = /(<note type="variant"><rdg type="x-qere">)/g;
const sign = '□';

export function stripOshb(osis: string): StrippedBook {
  const book = new StrippedBookWriter();
  book.id = oshbBookId(osis);
  for (const { chapter, text, notes } of versesOfFile(osis.replace(missingWord, `<seg>${sign}</seg>$1`))) {
    book.chapter(chapter);
    book.line();
    book.text(text.replace(/□\s*(?=׃)/g, '').replaceAll(sign, ' '));
    for (const note of notes) book.note(note, undefined);
  }
  return book.finish();
}
