import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Translation, TranslationBook } from '../../client/src/documents.ts';
import { preferredTranslation } from '../../client/src/preferred-translation.ts';
import { isMissing } from '../service/loading.ts';
import { service, useCode, useDocument } from '../service/service.ts';
import { hasPart, site } from '../service/site.ts';
import { pageText } from '../strings/texts.ts';
import { laterContent } from '../widgets/later-content.tsx';
import { Problem, Skeleton } from '../widgets/problem.tsx';
import type { HeardVerse, PlayFrom } from './audio/audio-player.tsx';
import { useInterfaceLanguage } from './interface-language.ts';
import type { MarkOf } from './kept/kept-reading.tsx';
import { type StudyKind, studyKinds, useStudyEditions } from './panel/study-editions.ts';
import { isSheet, laterPanel } from './panels.tsx';
import {
  chapterKey,
  chosenStart,
  currentRoute,
  embeddedBy,
  goTo,
  lastRoute,
  type Route,
  useRoute,
  versesText,
} from './route.ts';
import { closeSearch, SearchResults, useKeptSearch } from './search/open-search.tsx';
import { useSettings } from './settings.tsx';
import { chapterOf, keptChapter } from './text/chapter-columns.ts';
import { useKeptPlace } from './text/kept-place.ts';
import { knownBridges, loadNumbering, withBridges } from './text/numbering.ts';
import { Passage } from './text/passage.tsx';
import { NextChapter, useReadingOn } from './text/reading-on.tsx';
import type { NamedBook } from './text/script-of.ts';
import { type SelectVerse, useSelection } from './text/selection.ts';
import { Turns, useShortcuts, useTurning } from './text/turning.tsx';
import { useChapters, usePrefetch } from './text/use-chapters.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { isDivided, useCatalogue } from './translation-lists.ts';

const SidePanel = laterPanel(
  () => pageText('study'),
  async () => (await import('./panel/side-panel.tsx')).SidePanel,
);

const KeptPanel = laterPanel(
  () => pageText('kept'),
  async () => (await import('./kept/kept-panel.tsx')).KeptPanel,
);

const missing = () => import('./text/missing-passage.tsx');
const MissingPassage = laterContent(async () => (await missing()).MissingPassage);
const EmptyLibrary = laterContent(async () => (await missing()).EmptyLibrary);

const noBooks: readonly TranslationBook[] = [];

export function Reader() {
  const [begun] = useState(begin);
  const address = useRoute();
  const [chosen, changeSettings] = useSettings();
  const settings = hasPart('words') ? chosen : { ...chosen, words: false, interlinear: false };
  const spoken = useInterfaceLanguage(settings.language);
  const welcome = useWelcome(begun === 'first visit' && embeddedBy === undefined);
  const [panel, setPanel] = useState<OpenPanel | undefined>(welcome.panel);
  const [marks, setMarks] = useState<MarkOf>();
  const [heard, setHeard] = useState<HeardVerse>();
  const [playFrom, setPlayFrom] = useState<PlayFrom>();
  const [named, setNamed] = useState<NamedBook>();
  const { chapters, extend } = useReadingOn(address);
  const { columns, isLoading, retry } = useChapters(address && { ...address, ...chapters[0]! });
  const bridges = address && knownBridges(address.translation, address);
  const route = useMemo(() => address && withBridges(address), [address, bridges]);
  const first = columns?.find(({ chapter }) => chapter)?.chapter;
  const error = columns && !first ? columns[0]?.error : undefined;
  const isRead = first !== undefined && !isLoading;
  const hasCode = useIsLater(isRead);
  // The text loads first; a chapter contains the names of its book and translation
  const hasActed = useHasActed();
  const hasTime = hasCode || hasActed || error !== undefined;
  useDocument(hasCode ? route?.translation : undefined, () => loadNumbering(route!.translation));
  const list = useDocument(hasTime ? route?.translation : undefined, (signal) =>
    service.books(route!.translation, { signal }),
  );
  const language = list.document?.translation.language;
  const isLost = begun === 'last place' && error !== undefined;
  const isUnknown = isDivided && isLost && isMissing(list.error);
  const isNeeded = isDivided && (error !== undefined || route?.search !== undefined);
  const catalogue = useCatalogue(route !== undefined && !isUnknown, hasTime, isNeeded ? language : undefined);
  const translations = catalogue.document?.translations ?? [];
  const books = list.document?.books ?? noBooks;
  const isGone =
    isUnknown || (isLost && !isDivided && translations.every(({ id }) => id !== route?.translation));
  const start = useFirstRoute(isGone ? undefined : route, catalogue.document?.translations);
  // With continuous reading, the chapter of the address may be below the first one
  const shown =
    route && isRead && chapters.length > 1 ? (keptChapter(route.translation, route) ?? first) : first;
  const direction = shown?.translation.textDirection ?? 'ltr';
  // The chapter arrives before the list and contains the same entry. If neither has the book, `named` comes
  // from another edition
  const book =
    books.find(({ id }) => id === route?.book) ??
    [shown?.book, named].find((each) => each?.id === route?.book);
  const name = book?.name;
  const study = useStudyEditions(hasCode && hasPart('study') ? route?.book : undefined);
  const kinds = studyKinds(study.document);
  const hasRecording =
    hasPart('audio') && shown !== undefined && Object.keys(shown.thisChapterAudioLinks).length > 0;
  const audio = useCode('audio', hasRecording, () => import('./audio/audio-player.tsx'));

  useLetters(hasCode);
  const frame = useCode('frame', embeddedBy !== undefined, () => import('./frame-of-others.tsx'));

  const turn = useTurning({ books, shown });
  useShortcuts(direction, turn);
  usePrefetch(isLoading ? undefined : columns);
  const selection = useSelection(address);
  const after = useCode('after', hasCode || selection.isOpen, () => import('./after-text.tsx'));
  const keeping = useCode('kept', hasCode && hasPart('kept'), () => import('./kept/kept-reading.tsx'));
  const hasFailed = error !== undefined && !isLoading;
  const offline = useCode(
    'offline',
    hasPart('offline') && (hasCode || hasFailed),
    () => import('../offline/offline-mark.tsx'),
  );
  const isReady = (hasFailed || isRead) && !catalogue.isLoading && !list.isLoading;
  useTakeover(isReady && spoken !== undefined);
  useTitle(
    isReady ? route : undefined,
    name,
    (translations.find(({ id }) => id === route?.translation) ?? shown?.translation)?.shortName,
  );
  const isHeardHere =
    heard !== undefined &&
    route !== undefined &&
    heard.translation === route.translation &&
    chapterKey(heard) === chapterKey(route);
  useKeptPlace({
    route,
    shown: columns,
    isShown: hasFailed || isRead,
    hasFailed,
    follows: !isHeardHere && !selection.isOpen,
  });
  const openPanel = (wanted: StudyKind) => {
    setPanel({ kind: 'study', wanted });
    closeSearch();
  };
  const openTab = (wanted: StudyKind) => (kinds.includes(wanted) ? () => openPanel(wanted) : undefined);
  const actions = route && after && selection.isOpen && (
    <after.VerseActions
      route={route}
      book={name ?? route.book}
      translations={translations}
      onReferences={openTab('crossReferences')}
      onCommentary={openTab('commentaries')}
      keeping={keeping && <keeping.KeepActions route={route} book={name ?? route.book} />}
      onListen={playFrom?.verse && (() => playFrom.verse!(route.verse!))}
      onClose={selection.clear}
    />
  );
  const passage = {
    translations,
    books,
    language,
    settings,
    playingVerse: isHeardHere ? heard.verse : undefined,
    marks,
    actions,
    hasCode,
    onSelect: ((at, verses, press) => {
      const isJump = !press.isShift && !selection.isOpen && playFrom?.jump(at, verses.first);
      if (!isJump) selection.select(at, verses, press);
    }) satisfies SelectVerse,
  };
  // A frame that grows with its text would load chapters endlessly
  const onEnd = settings.readingOn && embeddedBy === undefined ? extend : undefined;
  useKeptSearch(route);
  const search = route?.search;
  const kind = panel && !search ? panel.kind : undefined;
  const toggle = (wanted: OpenPanel['kind']) => () => {
    welcome.end();
    setPanel(kind === wanted ? undefined : { kind: wanted });
    closeSearch();
  };
  const closePanel = () => {
    welcome.end();
    setPanel(undefined);
  };

  return (
    <div class={`page${(panel || search) && route ? ' with-panel' : ''}${spoken ? '' : ' unspoken'}`}>
      <Toolbar
        route={route}
        book={book}
        catalogue={catalogue}
        list={list}
        settings={settings}
        changeSettings={changeSettings}
        isSettled={hasCode}
        shown={shown}
        openPanel={kind}
        onStudy={kind === 'study' || kinds.length > 0 ? toggle('study') : undefined}
        onHome={hasPart('home') ? toggle('home') : undefined}
        onKept={hasPart('kept') ? toggle('kept') : undefined}
        mark={offline && <offline.OfflineMark />}
      />
      <main id="text" tabIndex={-1} aria-busy={isLoading}>
        {isLoading && <div class="progress" />}
        {route && <Turns {...{ route, direction, books, shown }} />}
        {!columns && !catalogue.error && !start.error && !start.document && <Skeleton />}
        {!route && catalogue.error && (
          <Problem what={pageText('listOfTranslations')} error={catalogue.error} retry={catalogue.retry} />
        )}
        {!route && start.error && (
          <Problem what={pageText('listOfBooks')} error={start.error} retry={start.retry} />
        )}
        {!route && start.document && !start.document.route && <EmptyLibrary />}
        {route && columns && first && (
          <Passage
            {...{ route, columns, retry, ...passage }}
            {...(chapters.length === 1 && { isLast: true, onEnd })}
          />
        )}
        {route &&
          isRead &&
          chapters
            .slice(1)
            .map((at, index) => (
              <NextChapter
                key={chapterKey(at)}
                {...{ route, at, ...passage }}
                {...(index === chapters.length - 2 && { isLast: true, onEnd })}
              />
            ))}
        {route && error && list.isLoading && <Skeleton />}
        {route && error && !list.isLoading && (
          <MissingPassage
            {...{ route, error, retry, translations, name }}
            list={list.document}
            onName={setNamed}
          />
        )}
      </main>
      {route && search && (
        <SearchResults {...{ route, search, translations, books, language }} onClose={closeSearch} />
      )}
      {(kind === 'home' || kind === 'kept') &&
        (route && (hasCode || !welcome.panel) ? (
          <KeptPanel {...{ route, translations, books }} wanted={kind} onClose={closePanel} />
        ) : (
          // Reserves the space, so that the text does not move when the panel appears
          <aside class="panel" aria-label={pageText('home')} aria-busy="true" />
        ))}
      {route && kind === 'study' && (
        <SidePanel
          {...{ route, study, books, language }}
          wanted={panel?.wanted}
          onClose={() => setPanel(undefined)}
        />
      )}
      {welcome.isShort && after && kind === undefined && (
        <after.Welcome onMore={toggle('home')} onClose={welcome.end} />
      )}
      {route && audio && (
        <audio.AudioPlayer shown={shown} route={route} onVerse={setHeard} onReady={setPlayFrom} />
      )}
      {keeping && route && <keeping.KeptReading route={route} book={name ?? route.book} onMarks={setMarks} />}
      {after && <after.AfterText isSwiped={settings.swipe} {...{ direction, turn }} />}
      {frame && <frame.FrameOfOthers route={isReady ? route : undefined} />}
    </div>
  );
}

/** Registers the fonts for other scripts once the page is idle; names in lists may need them. */
function useLetters(hasTime: boolean): void {
  const letters = useCode('letters', hasTime, () => import('./letters.ts'));
  useEffect(() => letters?.addLetterFonts(), [letters]);
}

interface OpenPanel {
  readonly kind: 'home' | 'kept' | 'study';
  readonly wanted?: StudyKind;
}

/**
 * Redirects an address without a passage to the last passage read on this device, or to the one chosen by the
 * operator.
 */
function begin(): 'link' | 'last place' | 'first visit' {
  if (currentRoute()) return 'link';
  const last = lastRoute();
  const place = last ?? chosenStart();
  if (place) goTo(place, { replace: true });
  return last ? 'last place' : 'first visit';
}

/**
 * On a first visit without a passage in the address, shows the home panel next to the text if there is room
 * for both, otherwise a short greeting below it. Visitors who follow a link came for the text.
 */
function useWelcome(isFirstVisit: boolean) {
  const [isFirst, set] = useState(isFirstVisit && hasPart('home'));
  return {
    panel: isFirst && !isSheet() ? ({ kind: 'home' } as const) : undefined,
    isShort: isFirst && isSheet(),
    end: () => set(false),
  };
}

/** Removes the static text of a chapter page only when the reader has the chapter, to prevent flicker. */
function useTakeover(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) document.getElementById('finished')?.remove();
  }, [isReady]);
}

/** Delay in milliseconds for everything that is not needed for reading. */
const patience = 500;

/** Delays the change to true, so that the text is rendered first. */
function useIsLater(isSo: boolean): boolean {
  const [isLater, set] = useState(false);
  useEffect(() => {
    if (!isSo || isLater) return;
    const timer = setTimeout(() => set(true), patience);
    return () => clearTimeout(timer);
  }, [isSo, isLater]);
  return isLater;
}

/** Becomes true with the first input, because the user may need the lists. */
function useHasActed(): boolean {
  const [hasActed, set] = useState(false);
  useEffect(() => {
    if (hasActed) return;
    const act = () => set(true);
    const events = ['pointerdown', 'keydown', 'focusin'] as const;
    for (const event of events) addEventListener(event, act, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, act);
    };
  }, [hasActed]);
  return hasActed;
}

/**
 * The start for an address without a passage, or with one that no longer exists: a book with much study
 * material, in a translation in the user's language. Undefined if the library has no translations.
 */
function useFirstRoute(route: Route | undefined, translations: readonly Choosable[] | undefined) {
  const key = !route && translations ? 'first' : undefined;
  const first = useDocument(key, async () => ({ route: await firstRoute(translations!) }));
  const found = first.document?.route;
  useEffect(() => {
    if (found) goTo(found, { replace: true });
  }, [found]);
  return first;
}

type Choosable = Pick<Translation, 'id' | 'language' | 'totalNumberOfVerses'>;

async function firstRoute(translations: readonly Choosable[]): Promise<Route | undefined> {
  const start = chosenStart();
  if (start) return start;
  const translation = preferredTranslation(translations) ?? translations[0];
  if (!translation) return undefined;
  const wanted = site.start?.book ?? 'JHN';
  // Most translations contain it, and a chapter is much smaller than the list of books
  const likely = { book: wanted, chapter: 1 };
  const chapter = await chapterOf(translation.id, likely).catch(() => undefined);
  if (chapter) return { translation: translation.id, ...likely, beside: [] };
  const { books } = await service.books(translation.id);
  const book = books.find(({ id }) => id === wanted) ?? books.find(({ id }) => id === 'JHN') ?? books[0];
  if (!book) return undefined;
  return { translation: translation.id, book: book.id, chapter: book.firstChapterNumber, beside: [] };
}

function useTitle(route: Route | undefined, book: string | undefined, translation: string | undefined) {
  useEffect(() => {
    if (!route) return;
    const { chapter, verse } = route;
    const verses = verse ? `:${versesText(route)}` : '';
    document.title = `${book ?? route.book} ${chapter}${verses} · ${translation ?? route.translation}`;
  }, [route, book, translation]);
}
