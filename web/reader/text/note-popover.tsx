import { Popover } from '../popover.tsx';
import type { Note } from './segments.ts';

interface NotePopoverProps {
  readonly note: Note;
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function NotePopover({ note, anchor, onClose }: NotePopoverProps) {
  return (
    <Popover anchor={anchor} label={`Note ${note.caller}`} onClose={onClose}>
      <p class="note" dir="auto">
        {note.text}
      </p>
    </Popover>
  );
}
