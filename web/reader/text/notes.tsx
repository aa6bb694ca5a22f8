import { useContext } from 'preact/hooks';
import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { readingText } from '../../strings/texts.ts';
import { Popover } from '../../widgets/popover.tsx';
import { LinkedText } from '../references/linked-text.tsx';
import { PassageContext } from '../route.ts';
import type { Note } from './text-blocks.ts';

export function LooseNotes({ chapter }: { readonly chapter: SimpleTranslationBookChapter }) {
  const { footnotes } = chapter.chapter;
  if (footnotes.length === 0) return null;
  return (
    <ul class="loose-notes">
      {footnotes.map(({ noteId, text }) => (
        <li key={noteId}>
          <NoteText text={text} />
        </li>
      ))}
    </ul>
  );
}

function NoteText({ text }: { readonly text: string }) {
  const { route, books, language } = useContext(PassageContext);
  return <LinkedText text={text} edition={{ books, language }} context={route} />;
}

interface NotePopoverProps {
  readonly note: Note;
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function NotePopover({ note, anchor, onClose }: NotePopoverProps) {
  return (
    <Popover anchor={anchor} label={readingText('note', { caller: note.caller ?? '' })} onClose={onClose}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys that follow a link also trigger a click */}
      <p
        class="note"
        dir="auto"
        onClick={({ target }) => target instanceof Element && target.closest('a[href]') && onClose()}
      >
        <NoteText text={note.text} />
      </p>
    </Popover>
  );
}
