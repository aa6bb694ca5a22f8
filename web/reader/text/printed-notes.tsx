import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { scriptOf } from './script-of.ts';
import { withCallers } from './with-callers.ts';

/** The notes of a chapter in a row, on paper only: there nothing can be pressed. */
export function PrintedNotes({ chapter }: { readonly chapter: SimpleTranslationBookChapter }) {
  const { lang, dir } = scriptOf(chapter.translation);
  const number = chapter.chapter.number;
  const notes = withCallers(chapter.chapter.content).flatMap((item) =>
    'footnotes' in item
      ? item.footnotes.map((note) => ({ ...note, at: 'number' in item ? `${number}:${item.number}` : '' }))
      : [],
  );
  if (notes.length === 0) return null;
  return (
    <ul class="printed-notes" lang={lang} dir={dir}>
      {notes.map(({ noteId, caller, text, at }) => (
        <li key={noteId}>
          <i>{caller}</i> <b>{at}</b> {text}
        </li>
      ))}
    </ul>
  );
}
