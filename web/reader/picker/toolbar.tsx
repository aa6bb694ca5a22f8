import type { Translation, TranslationBook } from '../../../client/src/documents/index.ts';
import type { Place } from '../place/place.ts';
import type { ChangeSettings, Settings } from '../settings.ts';

export interface ToolbarProps {
  readonly place: Place | undefined;
  readonly translations: readonly Translation[];
  /** Of the translation that is read. */
  readonly books: readonly TranslationBook[];
  readonly settings: Settings;
  readonly changeSettings: ChangeSettings;
  readonly isPanelOpen: boolean;
  readonly onPanel: () => void;
}

export function Toolbar({ place }: ToolbarProps) {
  return <header class="toolbar">{place && `${place.translation} ${place.book} ${place.chapter}`}</header>;
}
