import { useState } from 'preact/hooks';
import { useCode } from '../service/service.ts';
import { hasPart } from '../service/site.ts';
import type { PlayFrom } from './audio/use-play-from.ts';
import type { HeardVerse } from './audio/use-player.ts';
import { begin } from './first-route.ts';
import { useInterfaceLanguage } from './interface-language.ts';
import type { MarkOf } from './kept/kept-reading.tsx';
import { useTakeover, useTitle } from './page-effects.ts';
import { type Panels, ReaderPanels, usePanels } from './reader-panels.tsx';
import { ReaderText } from './reader-text.tsx';
import { chapterKey, embeddedBy, type Route } from './route.ts';
import { useSettings } from './settings.tsx';
import { useKeptPlace } from './text/kept-place.ts';
import { type SelectVerse, useSelection } from './text/selection.ts';
import { useShortcuts, useTurning } from './text/turning.tsx';
import { usePrefetch } from './text/use-chapters.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { type Reading, useReading } from './use-reading.ts';

export function Reader() {
  const [begun] = useState(begin);
  const [chosen, changeSettings] = useSettings();
  const settings = hasPart('words') ? chosen : { ...chosen, words: false, interlinear: false };
  const spoken = useInterfaceLanguage(settings.language);
  const reading = useReading(begun);
  const { address, route, shown, book, books, direction, isReady, translations } = reading;
  const { columns, isRead, hasFailed, isLoading } = reading;
  const panels = usePanels(reading, begun === 'first visit' && embeddedBy === undefined);
  const selection = useSelection(address);
  const code = useLaterCode(reading, selection.isOpen);
  const [marks, setMarks] = useState<MarkOf>();
  const listening = useListening(route);
  const turn = useTurning({ books, shown });
  useShortcuts(direction, turn);
  useTakeover(isReady && spoken !== undefined);
  const translation = [...translations, shown?.translation].find((each) => each?.id === route?.translation);
  useTitle(route, isReady, { book: book?.name, translation: translation?.shortName });
  usePrefetch(isLoading ? undefined : columns);
  useKeptPlace({
    ...reading,
    shown: columns,
    isShown: hasFailed || isRead,
    follows: !listening.isHere && !selection.isOpen,
  });
  const onSelect: SelectVerse = (at, verses, press) => {
    const isJump = !press.isShift && !selection.isOpen && listening.playFrom?.jump(at, verses.first);
    if (!isJump) selection.select(at, verses, press);
  };
  const { after, audio, keeping, offline, frame } = code;
  const actions = selection.isOpen ? (
    <SelectionActions {...{ reading, panels, code, listening }} onClose={selection.clear} />
  ) : (
    after && <after.MissingVerse {...reading} />
  );
  const { kind, toggle, welcome } = panels;
  return (
    <div class={`page${panels.isOpen && route ? ' with-panel' : ''}${spoken ? '' : ' unspoken'}`}>
      <Toolbar
        {...reading}
        {...{ settings, changeSettings }}
        openPanel={kind}
        onStudy={panels.canStudy ? toggle('study') : undefined}
        onHome={hasPart('home') ? toggle('home') : undefined}
        onKept={hasPart('kept') ? toggle('kept') : undefined}
        mark={offline && <offline.OfflineMark />}
      />
      <ReaderText
        reading={reading}
        choices={{ settings, playingVerse: listening.verse, marks, actions, onSelect }}
      />
      <ReaderPanels reading={reading} panels={panels} />
      {welcome.isShort && after && kind === undefined && (
        <after.Welcome onMore={toggle('home')} onClose={welcome.end} />
      )}
      {route && audio && <audio.AudioPlayer {...{ shown, route }} {...listening.props} />}
      {keeping && route && (
        <keeping.KeptReading route={route} book={book?.name ?? route.book} onMarks={setMarks} />
      )}
      {after && (
        <after.AfterText
          {...{ direction, turn }}
          isSwiped={settings.swipe}
          text={columns?.[0]?.chapter}
          face={settings.face}
        />
      )}
      {frame && <frame.FrameOfOthers {...{ route, isReady }} />}
    </div>
  );
}

function useLaterCode({ hasCode, hasFailed, shown }: Reading, isSelected: boolean) {
  const hasRecording =
    hasPart('audio') && shown !== undefined && Object.keys(shown.thisChapterAudioLinks).length > 0;
  const isOfflineWanted = hasPart('offline') && (hasCode || hasFailed);
  return {
    audio: useCode('audio', hasRecording, () => import('./audio/audio-player.tsx')),
    frame: useCode('frame', embeddedBy !== undefined, () => import('./frame-of-others.tsx')),
    after: useCode('after', hasCode || isSelected, () => import('./after-text.tsx')),
    keeping: useCode('kept', hasCode && hasPart('kept'), () => import('./kept/kept-reading.tsx')),
    offline: useCode('offline', isOfflineWanted, () => import('../offline/offline-mark.tsx')),
  };
}

function useListening(route: Route | undefined) {
  const [heard, onVerse] = useState<HeardVerse>();
  const [playFrom, onReady] = useState<PlayFrom>();
  const isHere =
    heard !== undefined &&
    route !== undefined &&
    heard.translation === route.translation &&
    chapterKey(heard) === chapterKey(route);
  return { playFrom, isHere, verse: isHere ? heard.verse : undefined, props: { onVerse, onReady } };
}

interface SelectionActionsProps {
  readonly reading: Reading;
  readonly panels: Panels;
  readonly code: ReturnType<typeof useLaterCode>;
  readonly listening: ReturnType<typeof useListening>;
  readonly onClose: () => void;
}

function SelectionActions({ reading, panels, code, listening, onClose }: SelectionActionsProps) {
  const { route, translations } = reading;
  const { after, keeping } = code;
  const { playFrom } = listening;
  if (!route || !after) return null;
  const book = reading.book?.name ?? route.book;
  return (
    <after.VerseActions
      {...{ route, book, translations, onClose }}
      onReferences={panels.tabOpener('crossReferences')}
      onCommentary={panels.tabOpener('commentaries')}
      keeping={keeping && <keeping.KeepActions route={route} book={book} />}
      onListen={playFrom?.verse && (() => playFrom.verse!(route.verse!))}
    />
  );
}
