import type { Place } from '../place/place.ts';

export interface SidePanelProps {
  readonly place: Place;
  readonly onClose: () => void;
}

/** What else there is of a chapter, or of the verse that was asked for. */
export function SidePanel({ onClose }: SidePanelProps) {
  return (
    <aside class="panel" aria-label="About this chapter">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </aside>
  );
}
