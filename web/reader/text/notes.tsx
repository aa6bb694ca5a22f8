import { useContext } from 'preact/hooks';
import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { useCode } from '../../service/service.ts';
import { readingText } from '../../strings/texts.ts';
import { Popover } from '../../widgets/popover.tsx';
import type { ParallelRow } from '../parallel/parallel-rows.ts';
import { PassageContext } from '../route.ts';
import { type ChapterColumn, shownChapters } from './chapter-columns.ts';
import { ChapterNotes } from './chapter-notes.tsx';
import { knownBridges } from './numbering.ts';
import type { Note } from './text-blocks.ts';

interface PrintedNotesProps {
  readonly columns: readonly ChapterColumn[];
  /** In a parallel view, only the notes of the displayed verses are printed. */
  readonly rows: readonly ParallelRow[] | undefined;
}

export function PrintedNotes({ columns, rows }: PrintedNotesProps) {
  return columns.map((column, index) =>
    shownChapters(column).map((chapter) => {
      const { translation } = column;
      const at = { book: chapter.book.id, chapter: chapter.chapter.number };
      return (
        <ChapterNotes
          class="printed-notes"
          hidden
          key={`${translation} ${at.book} ${at.chapter}`}
          chapter={chapter}
          bridges={knownBridges(translation, at)}
          verses={rows?.flatMap(({ cells }) => cells[index]!.verses)}
        />
      );
    }),
  );
}

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
  return <LaterLinkedText text={text} edition={{ books, language }} context={route} />;
}

interface NotePopoverProps {
  readonly note: Note;
  readonly anchor: HTMLElement;
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

type LinkedTextProps = Parameters<typeof import('../references/linked-text.tsx').LinkedText>[0];

/** The text, whose references become links when the code that detects them has loaded. */
export function LaterLinkedText(props: LinkedTextProps) {
  const linked = useCode('linked', true, () => import('../references/linked-text.tsx'));
  return linked ? <linked.LinkedText {...props} /> : <span>{props.text}</span>;
}
