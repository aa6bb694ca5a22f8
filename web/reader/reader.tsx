import { useEffect, useState } from 'preact/hooks';
import type { SimpleTranslationBookChapter } from '../../client/src/documents.ts';
import { AudioPlayer } from './audio/audio-player.tsx';
import { useFirstPlace } from './first-place.ts';
import { SidePanel } from './panel/side-panel.tsx';
import { goTo, type Place, usePlace } from './place.ts';
import { Problem, Waiting } from './problem.tsx';
import { service, useDocument } from './service.ts';
import { useSettings } from './settings.tsx';
import { MissingPassage } from './text/missing-passage.tsx';
import { Passage } from './text/passage.tsx';
import { useChapters } from './text/use-chapters.ts';
import { useArrival } from './text/verse-in-view.ts';
import { Toolbar } from './toolbar/toolbar.tsx';

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

/** The arrows to the sides turn the page, and `/` leads to the box for references. */
export function useShortcuts(
  place: Place | undefined,
  chapter: SimpleTranslationBookChapter | undefined,
): void {
  useEffect(() => {
    if (!place) return;
    const { translation, beside } = place;
    const follow = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (event.key === '/') {
        event.preventDefault();
        document.getElementById('reference')?.focus();
        return;
      }
      if (!chapter) return;
      const isForward =
        event.key === (chapter.translation.textDirection === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      if (!isForward && event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      const to = isForward ? chapter.nextChapterReference : chapter.previousChapterReference;
      if (to) goTo({ translation, beside, book: to.book, chapter: to.chapter });
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, [place, chapter]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    // What has a tabindex of its own scrolls to the sides
    (target.matches('[tabindex="0"]') ||
      target.closest('input, textarea, select, [popover], .player, .tab-panel') !== null)
  );
}

/** The page is called as the place is: `John 3:16 · KJV`. */
export function useTitle(
  place: Place | undefined,
  book: string | undefined,
  translation: string | undefined,
) {
  useEffect(() => {
    if (!place) return;
    const { chapter, verse, endVerse } = place;
    const verses = verse ? `:${verse}${endVerse ? `–${endVerse}` : ''}` : '';
    document.title = `${book ?? place.book} ${chapter}${verses} · ${translation ?? place.translation}`;
  }, [place, book, translation]);
}
