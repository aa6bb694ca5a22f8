import { Popover } from '../popover.tsx';
import { callerOf, type Note } from './segments.ts';

interface NotePopoverProps {
  readonly note: Note;
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function NotePopover({ note, anchor, onClose }: NotePopoverProps) {
  return (
    <Popover anchor={anchor} label={`Note ${callerOf(note)}`} onClose={onClose}>
      <p class="note" dir="auto">
        {note.text}
      </p>
    </Popover>
  );
}
