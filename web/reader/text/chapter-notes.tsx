import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import type { VerseAddress } from '../../../src/questions/edition.ts';
import { type Bridges, verseLabel } from './bridges.ts';
import { scriptOf } from './script-of.ts';
import { withCallers } from './text-blocks.ts';

interface ChapterNotesProps {
  readonly class: string;
  readonly chapter: SimpleTranslationBookChapter;
  readonly bridges: Bridges;
  readonly verses?: readonly VerseAddress[] | undefined;
  readonly hidden?: boolean;
}

export function ChapterNotes({ class: name, chapter, bridges, verses, hidden }: ChapterNotesProps) {
  const { lang, dir } = scriptOf(chapter.translation);
  const { book } = chapter;
  const { number } = chapter.chapter;
  const isShown = (verse: number) =>
    !verses ||
    verses.some((each) => each.verse === verse && each.chapter === number && each.book === book.id);
  const notes = withCallers(chapter.chapter.content).flatMap((item) => {
    if (!('footnotes' in item)) return [];
    const verse = 'number' in item ? item.number : 0;
    const at = verse === 0 ? '' : `${number}:${verseLabel(verse, bridges)}`;
    return isShown(verse) ? item.footnotes.map((note) => ({ ...note, at })) : [];
  });
  if (notes.length === 0) return null;
  return (
    <ul class={name} lang={lang} dir={dir} hidden={hidden}>
      {notes.map(({ noteId, caller, text, at }) => (
        <li key={noteId}>
          <i>{caller}</i> <b>{at}</b> {text}
        </li>
      ))}
    </ul>
  );
}
