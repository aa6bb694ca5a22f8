import { useEffect, useState } from 'preact/hooks';
import type {
  SimpleTranslationBookChapter,
  Translation,
  TranslationBook,
} from '../../client/src/documents.ts';
import { preferredTranslation } from '../../client/src/preferred-translation.ts';
import { AudioPlayer } from './audio/audio-player.tsx';
import { laterPanel } from './panels.tsx';
import { Problem, Waiting } from './problem.tsx';
import { goTo, lastRoute, type Route, useRoute, versesText } from './route.ts';
import { closeSearch, SearchResults, useKeptSearch } from './search/open-search.tsx';
import { service, useDocument } from './service.ts';
import { useSettings } from './settings.tsx';
import { MissingPassage } from './text/missing-passage.tsx';
import { Passage } from './text/passage.tsx';
import { useChapters } from './text/use-chapters.ts';
import { useArrival } from './text/verse-in-view.ts';
import { Toolbar } from './toolbar/toolbar.tsx';

/** Loaded when somebody presses Study. */
const SidePanel = laterPanel('Study', async () => (await import('./panel/side-panel.tsx')).SidePanel);

const noBooks: readonly TranslationBook[] = [];

/** The whole page: the address names the passage, and the device remembers the settings. */
export function Reader() {
  const route = useRoute();
  const [settings, changeSettings] = useSettings();
  const [isPanelOpen, openPanel] = useState(false);
  const [playingVerse, setPlayingVerse] = useState<number>();
  const catalogue = useDocument('translations', (signal) => service.translations({ signal }));
  const list = useDocument(route?.translation, (signal) => service.books(route!.translation, { signal }));
  const { columns, isLoading, retry } = useChapters(route);
  const translations = catalogue.document?.translations ?? [];
  const books = list.document?.books ?? noBooks;
  const language = list.document?.translation.language;
  const start = useFirstRoute(route, catalogue.document?.translations);
  const first = columns?.find(({ chapter }) => chapter)?.chapter;
  const error = columns && !first ? columns[0]?.error : undefined;
  useTitle(
    route,
    books.find(({ id }) => id === route?.book)?.name,
    translations.find(({ id }) => id === route?.translation)?.shortName,
  );
  useShortcuts(route, first);
  useArrival(route, first, error !== undefined && !isLoading);
  useKeptSearch(route);
  const isEmpty = start.document && !start.document.route;
  const search = route?.search;

  return (
    <div class={(isPanelOpen || search) && route ? 'page with-panel' : 'page'}>
      <Toolbar
        route={route}
        catalogue={catalogue}
        list={list}
        settings={settings}
        changeSettings={changeSettings}
        isPanelOpen={isPanelOpen && !search}
        onPanel={() => {
          // Both are in the same place
          openPanel(!isPanelOpen || search !== undefined);
          closeSearch();
        }}
      />
      <main id="text" tabIndex={-1} aria-busy={isLoading}>
        {isLoading && <div class="progress" />}
        {route && !columns && <Waiting />}
        {!route && catalogue.error && (
          <Problem what="The list of translations" error={catalogue.error} retry={catalogue.retry} />
        )}
        {!route && start.error && (
          <Problem what="The list of books" error={start.error} retry={start.retry} />
        )}
        {!route && isEmpty && <EmptyLibrary />}
        {route && columns && first && (
          <Passage {...{ route, columns, retry, translations, books, language, settings, playingVerse }} />
        )}
        {route && error && <MissingPassage {...{ route, error, retry, translations }} list={list.document} />}
      </main>
      {route && search && <SearchResults {...{ route, search, translations, books, language }} />}
      {route && isPanelOpen && !search && (
        <SidePanel {...{ route, books, language }} onClose={() => openPanel(false)} />
      )}
      {route && first && <AudioPlayer chapter={first} route={route} onVerse={setPlayingVerse} />}
    </div>
  );
}

/**
 * Where an address without a route leads: to the last passage that was read here, or to the first chapter of a translation
 * in the reader's language. Nowhere in a library without translations.
 */
function useFirstRoute(route: Route | undefined, translations: readonly Translation[] | undefined) {
  const key = !route && translations ? 'first' : undefined;
  const first = useDocument(key, async () => ({ route: await firstRoute(translations!) }));
  const found = first.document?.route;
  useEffect(() => {
    if (found) goTo(found, { replace: true });
  }, [found]);
  return first;
}

async function firstRoute(translations: readonly Translation[]): Promise<Route | undefined> {
  const last = lastRoute();
  if (last && translations.some(({ id }) => id === last.translation)) return last;
  const translation = preferredTranslation(translations) ?? translations[0];
  if (!translation) return undefined;
  const { books } = await service.books(translation.id);
  const book = books.find(({ id }) => id === 'JHN') ?? books[0];
  if (!book) return undefined;
  return { translation: translation.id, book: book.id, chapter: book.firstChapterNumber, beside: [] };
}

/** The title of the page is its passage: `John 3:16 · KJV`. */
function useTitle(route: Route | undefined, book: string | undefined, translation: string | undefined) {
  useEffect(() => {
    if (!route) return;
    const { chapter, verse } = route;
    const verses = verse ? `:${versesText(route)}` : '';
    document.title = `${book ?? route.book} ${chapter}${verses} · ${translation ?? route.translation}`;
  }, [route, book, translation]);
}

/** The left and right arrow keys turn the page, and `/` moves the focus to the reference box. */
function useShortcuts(route: Route | undefined, chapter: SimpleTranslationBookChapter | undefined): void {
  useEffect(() => {
    if (!route) return;
    const { translation, beside } = route;
    const onKey = (event: KeyboardEvent) => {
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
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [route, chapter]);
}

/** Whether the element takes keys itself; one with a tabindex of 0 scrolls sideways. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    (target.matches('[tabindex="0"]') ||
      target.closest('input, textarea, select, [popover], .player, .tab-panel') !== null)
  );
}

function EmptyLibrary() {
  return (
    <div class="problem">
      <h1>Nothing to read yet</h1>
      <p>
        This library has no translations. The <a href="docs">API explorer</a> shows what else it has.
      </p>
    </div>
  );
}
