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

/** The whole page: what is read, and where, is in the address. */
export function Reader() {
  const place = usePlace();
  const [settings, changeSettings] = useSettings();
  const [isPanelOpen, openPanel] = useState(false);
  const [playingVerse, setPlayingVerse] = useState<number>();
  const catalogue = useDocument('translations', (signal) => service.translations({ signal }));
  const books = useDocument(place?.translation, (signal) => service.books(place!.translation, { signal }));
  const chapter = useDocument(place && `${place.translation}/${place.book}/${place.chapter}`, (signal) =>
    service.chapter(place!.translation, place!.book, place!.chapter, { signal }),
  );
  useFirstPlace(place, catalogue.document?.translations);

  return (
    <div class={isPanelOpen ? 'page with-panel' : 'page'}>
      <Toolbar
        place={place}
        translations={catalogue.document?.translations ?? []}
        books={books.document?.books ?? []}
        settings={settings}
        changeSettings={changeSettings}
        isPanelOpen={isPanelOpen}
        onPanel={() => openPanel(!isPanelOpen)}
      />
      <main id="text" tabIndex={-1} aria-busy={chapter.isLoading}>
        {place && (
          <Passage
            place={place}
            chapter={chapter.document}
            error={chapter.error ?? catalogue.error}
            translations={catalogue.document?.translations ?? []}
            settings={settings}
            playingVerse={playingVerse}
          />
        )}
      </main>
      {place && isPanelOpen && <SidePanel place={place} onClose={() => openPanel(false)} />}
      {chapter.document && <AudioPlayer chapter={chapter.document} onVerse={setPlayingVerse} />}
    </div>
  );
}
