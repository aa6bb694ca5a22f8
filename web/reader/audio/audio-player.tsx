import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { audioText, recordingsText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { MenuButton } from '../../widgets/popover.tsx';
import { isPlainClick, type Route, routeAddress } from '../route.ts';
import styles from '../styles/player.css' with { type: 'text' };
import { briefName } from '../text/script-of.ts';
import { AudioMenu } from './audio-menu.tsx';
import { minutesLeft } from './listening.ts';
import { PlayerButton, PositionSlider } from './player-controls.tsx';
import { isSameChapter, type RecordedChapter } from './recorded-chapter.ts';
import { type Player, type PlayerProps, secondsToSkip, usePlayer } from './use-player.ts';

interface AudioPlayerProps extends Pick<PlayerProps, 'route' | 'onVerse' | 'onReady'> {
  readonly shown: RecordedChapter | undefined;
}

export function AudioPlayer({ shown, ...props }: AudioPlayerProps) {
  useStyle(styles);
  const [begun, begin] = useState<RecordedChapter>();
  const readable = shown && Object.keys(shown.thisChapterAudioLinks).length > 0 ? shown : undefined;
  const chapter = begun ?? readable;
  return chapter ? <PlayerBar {...props} {...{ chapter, readable, begin }} /> : null;
}

function PlayerBar(props: PlayerProps) {
  const { chapter, readable, route, begin } = props;
  const player = usePlayer(props);
  const { playback, source, reader, readerIn, verses, verse, isHere } = player;
  const { problem, isPlaying } = playback;
  const isByVerse = verses.length > 0;
  const seconds = { seconds: secondsToSkip };
  const bar = useReservedHeight();
  return (
    <section ref={bar} class="player" aria-label={audioText('audio')}>
      <audio ref={playback.ref} src={playback.address} preload="none" {...playback.events} />
      {source.isAbsent && !isPlaying ? (
        <p role="status" class="absent">
          {recordingsText('notKept', { place: `${chapter.book.name} ${chapter.chapter.number}`, reader })}
        </p>
      ) : (
        problem && <p role="alert">{problem}</p>
      )}
      {!isHere && (
        <Elsewhere
          readable={readable && !isSameChapter(readable, chapter) ? readable : undefined}
          onPlay={(other) => {
            playback.playOnceItIs(other.thisChapterAudioLinks[readerIn(other)]!);
            begin(other);
          }}
          onStop={() => {
            playback.pause();
            begin(undefined);
          }}
        />
      )}
      <div class="controls">
        <PlayerButton
          drawing="back"
          label={isByVerse ? audioText('backVerse') : audioText('backSeconds', seconds)}
          onClick={() => player.skip(-1)}
        />
        <PlayerButton
          drawing={isPlaying ? 'pause' : 'play'}
          label={audioText(isPlaying ? 'pause' : 'play')}
          onClick={player.toggle}
        />
        <PlayerButton
          drawing="forward"
          label={isByVerse ? audioText('forwardVerse') : audioText('forwardSeconds', seconds)}
          onClick={() => player.skip(1)}
        />
        <PositionSlider playback={{ ...playback, seek: player.seek }} verse={verse}>
          <HeardPlace chapter={chapter} route={route} player={player} />
        </PositionSlider>
        <PlayerMenu chapter={chapter} route={route} player={player} />
      </div>
    </section>
  );
}

function useReservedHeight() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const resized = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--player', `${bar.current!.offsetHeight}px`);
    });
    resized.observe(bar.current!);
    return () => resized.disconnect();
  }, []);
  return bar;
}

interface ElsewhereProps {
  readonly readable: RecordedChapter | undefined;
  readonly onPlay: (chapter: RecordedChapter) => void;
  readonly onStop: () => void;
}

export function Elsewhere({ readable, onPlay, onStop }: ElsewhereProps) {
  return (
    <div class="elsewhere">
      {readable && (
        <button type="button" onClick={() => onPlay(readable)}>
          {audioText('playPlace', { place: `${readable.book.name} ${readable.chapter.number}` })}
        </button>
      )}
      <button type="button" onClick={onStop}>
        {audioText('stop')}
      </button>
    </div>
  );
}

interface HeardPlaceProps {
  readonly chapter: RecordedChapter;
  readonly route: Route;
  readonly player: Pick<Player, 'place' | 'verse' | 'isHere' | 'showVerse'>;
}

export function HeardPlace({ chapter, route, player }: HeardPlaceProps) {
  const { place, verse, isHere, showVerse } = player;
  const name = `${briefName(chapter.book)} ${chapter.chapter.number}${verse ? `:${verse}` : ''}`;
  return (
    <a
      class="heard"
      href={routeAddress.format({ ...place, parallels: isHere ? route.parallels : [] })}
      title={isHere ? audioText('showHeard') : audioText('goTo', { place: name })}
      onClick={(event) => {
        if (!isHere || !isPlainClick(event)) return;
        event.preventDefault();
        showVerse();
      }}
    >
      <bdi>{name}</bdi>
      <span class="of">
        {' '}
        · <bdi>{chapter.translation.shortName ?? place.translation}</bdi>
      </span>
    </a>
  );
}

interface PlayerMenuProps {
  readonly chapter: RecordedChapter;
  readonly route: Route;
  readonly player: Player;
}

function PlayerMenu({ chapter, route, player }: PlayerMenuProps) {
  const { choices, speed, reader, source, verses, repeats, isHere, choose } = player;
  const { repeat, setRepeat, sleep, setSleep } = repeats;
  const selected =
    isHere && route.verse ? { first: route.verse, last: route.endVerse ?? route.verse } : undefined;
  return (
    <MenuButton
      class="speed"
      label={audioText('settings')}
      text={
        <>
          {speed}×{repeat.kind !== 'off' && <Sign drawing="↻" text={audioText('repeats')} />}
          {sleep && <Sign drawing={`☾${minutesLeft(sleep, Date.now()) ?? ''}`} text={audioText('stops')} />}
          {source.isKept && <Sign drawing="⤓" text={recordingsText('onDevice')} />}
        </>
      }
    >
      {() => (
        <AudioMenu
          {...{ chapter, repeat, sleep, selected }}
          readers={Object.keys(chapter.thisChapterAudioLinks)}
          choices={{ ...choices, reader, speed }}
          wanted={choices.reader}
          change={choose}
          hasVerses={verses.length > 0}
          onRepeat={setRepeat}
          onSleep={setSleep}
        />
      )}
    </MenuButton>
  );
}

function Sign({ drawing, text }: { readonly drawing: string; readonly text: string }) {
  return (
    <>
      {' '}
      <span class="sign" aria-hidden="true">
        {drawing}
      </span>
      <span class="hidden">, {text}</span>
    </>
  );
}
