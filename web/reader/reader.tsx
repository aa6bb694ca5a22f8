import { useState } from 'preact/hooks';
import { AudioPlayer } from './audio/audio-player.tsx';
import { SidePanel } from './panel/side-panel.tsx';
import { Toolbar } from './picker/toolbar.tsx';
import { useFirstPlace } from './place/use-first-place.ts';
import { usePlace } from './place/use-place.ts';
import { useTitle } from './place/use-title.ts';
import { Problem } from './service/problem.tsx';
import { service } from './service/service.ts';
import { useDocument } from './service/use-document.ts';
import { Waiting } from './service/waiting.tsx';
import { useSettings } from './settings.ts';
import { MissingPassage } from './text/missing-passage.tsx';
import { Passage } from './text/passage.tsx';
import { useArrival } from './text/use-arrival.ts';
import { useChapters } from './text/use-chapters.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The whole page: what is read, and where, is in the address. */
export function Reader() {
  const place = usePlace();
  const [settings, changeSettings] = useSettings();
  const [isPanelOpen, openPanel] = useState(false);
  const [playingVerse, setPlayingVerse] = useState<number>();
  const catalogue = useDocument('translations', (signal) => service.translations({ signal }));
  const list = useDocument(place?.translation, (signal) => service.books(place!.translation, { signal }));
  const { columns, isLoading, retry } = useChapters(place);
  const translations = catalogue.document?.translations ?? [];
  const books = list.document?.books ?? [];
  const start = useFirstPlace(place, catalogue.document?.translations);
  const first = columns?.find(({ chapter }) => chapter)?.chapter;
  const error = columns && !first ? columns[0]?.error : undefined;
  useTitle(
    place,
    books.find(({ id }) => id === place?.book)?.name,
    translations.find(({ id }) => id === place?.translation)?.shortName,
  );
  useShortcuts(place, first);
  useArrival(place, first, error !== undefined && !isLoading);
  const isEmpty = start.document && !start.document.place;

  return (
    <div class={isPanelOpen && place ? 'page with-panel' : 'page'}>
      <Toolbar
        place={place}
        catalogue={catalogue}
        list={list}
        settings={settings}
        changeSettings={changeSettings}
        isPanelOpen={isPanelOpen}
        onPanel={() => openPanel(!isPanelOpen)}
      />
      <main id="text" tabIndex={-1} aria-busy={isLoading}>
        {isLoading && <div class="progress" />}
        {place && !columns && <Waiting />}
        {!place && catalogue.error && (
          <Problem what="The list of translations" error={catalogue.error} retry={catalogue.retry} />
        )}
        {!place && start.error && (
          <Problem what="The list of books" error={start.error} retry={start.retry} />
        )}
        {!place && isEmpty && <EmptyLibrary />}
        {place && columns && first && (
          <Passage {...{ place, columns, retry, translations, books, settings, playingVerse }} />
        )}
        {place && error && <MissingPassage {...{ place, error, retry, translations }} list={list.document} />}
      </main>
      {place && isPanelOpen && <SidePanel place={place} books={books} onClose={() => openPanel(false)} />}
      {place && first && <AudioPlayer chapter={first} place={place} onVerse={setPlayingVerse} />}
    </div>
  );
}

function EmptyLibrary() {
  return (
    <div class="problem">
      <h1>Nothing to read yet</h1>
      <p>
        This library has no translation. What else it has is in <a href="docs">the description of the API</a>.
      </p>
    </div>
  );
}
