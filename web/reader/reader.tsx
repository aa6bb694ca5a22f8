import { useState } from 'preact/hooks';
import { AudioPlayer } from './audio/audio-player.tsx';
import { SidePanel } from './panel/side-panel.tsx';
import { Toolbar } from './picker/toolbar.tsx';
import { useFirstPlace } from './place/use-first-place.ts';
import { usePlace } from './place/use-place.ts';
import { service } from './service/service.ts';
import { useDocument } from './service/use-document.ts';
import { useSettings } from './settings.ts';
import { Passage } from './text/passage.tsx';
import { useChapters } from './text/use-chapters.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The whole page: what is read, and where, is in the address. */
export function Reader() {
  const place = usePlace();
  const [settings, changeSettings] = useSettings();
  const [isPanelOpen, openPanel] = useState(false);
  const [playingVerse, setPlayingVerse] = useState<number>();
  const catalogue = useDocument('translations', (signal) => service.translations({ signal }));
  const books = useDocument(place?.translation, (signal) => service.books(place!.translation, { signal }));
  const chapters = useChapters(place);
  const translations = catalogue.document?.translations;
  useFirstPlace(place, translations);
  const first = chapters.document?.[0]?.chapter;
  useShortcuts(place, first);

  return (
    <div class={isPanelOpen ? 'page with-panel' : 'page'}>
      <Toolbar
        place={place}
        translations={translations ?? []}
        books={books.document?.books ?? []}
        settings={settings}
        changeSettings={changeSettings}
        isPanelOpen={isPanelOpen}
        onPanel={() => openPanel(!isPanelOpen)}
      />
      <main id="text" tabIndex={-1} aria-busy={chapters.isLoading}>
        {catalogue.error && <p role="alert">{catalogue.error.message}</p>}
        {place && chapters.document && (
          <Passage
            place={place}
            columns={chapters.document}
            translations={translations ?? []}
            settings={settings}
            playingVerse={playingVerse}
          />
        )}
      </main>
      {place && isPanelOpen && (
        <SidePanel place={place} books={books.document?.books ?? []} onClose={() => openPanel(false)} />
      )}
      {place && first && <AudioPlayer chapter={first} place={place} onVerse={setPlayingVerse} />}
    </div>
  );
}
