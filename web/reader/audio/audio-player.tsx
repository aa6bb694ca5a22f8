import { useEffect, useRef } from 'preact/hooks';
import type {
  SimpleTranslationBookChapter,
  TranslationBookChapterAudioTimings,
} from '../../../client/src/documents.ts';
import { verseAtTime } from '../../../client/src/verses.ts';
import { MenuButton } from '../popover.tsx';
import { goTo, type Route } from '../route.ts';
import { service, useDocument } from '../service.ts';
import { useRemembered } from '../settings.tsx';
import { useFollowVerse } from './follow-verse.ts';
import { skipVerse, useMediaSession, usePlayback } from './playback.ts';
import { PlayerButton, PositionSlider } from './player-controls.tsx';

interface AudioPlayerProps {
  readonly chapter: SimpleTranslationBookChapter;
  /** The route of the chapter, or of one that is still loading. */
  readonly route: Route;
  /** Called with the verse that starts to play, and with undefined when none is playing any more. */
  readonly onVerse: (verse: number | undefined) => void;
  /** Called with what plays from a verse, once that is possible, and with undefined when it is not any more. */
  readonly onReady: (playFrom: PlayFrom | undefined) => void;
}

/** Plays the recording from a verse of the chapter. */
export interface PlayFrom {
  readonly verse: (verse: number) => void;
}

/** Plays the recording of the chapter, if it has any. */
export function AudioPlayer(props: AudioPlayerProps) {
  return Object.keys(props.chapter.thisChapterAudioLinks).length > 0 ? <Player {...props} /> : null;
}

/** How somebody listens; remembered on the device. */
interface AudioChoices {
  /** Used where the chapter has a recording by this reader. */
  readonly reader?: string;
  /** 1 is the speed of the recording. */
  readonly speed: number;
  /** Whether to play the next chapter when one has ended. */
  readonly goesOn: boolean;
}

const speeds = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];
const usualChoices: AudioChoices = { speed: 1, goesOn: true };
const noTimings: number[] = [];
/** Without timings, the buttons skip this many seconds instead of a verse. */
const secondsToSkip = 15;

function Player({ chapter, route, onVerse, onReady }: AudioPlayerProps) {
  const [choices, change] = useRemembered('audio', usualChoices);
  const speed = speeds.includes(choices.speed) ? choices.speed : 1;
  const { thisChapterAudioLinks: links, nextChapterReference: next, nextChapterAudioLinks } = chapter;
  const readers = Object.keys(links);
  const reader = readers.find((each) => each === choices.reader) ?? readers[0]!;
  const playback = usePlayback(links[reader]!, speed, playNextChapter);
  const { time, isPlaying, problem } = playback;

  const link = chapter.thisChapterAudioTimings[reader];
  const timings = useDocument(link, (signal) =>
    service.get<TranslationBookChapterAudioTimings>(link!, { signal }),
  );
  const verses = (!timings.isLoading && timings.document?.verses) || noTimings;
  const heard = !problem && (isPlaying || time > 0) ? verseAtTime({ verses }, time) : undefined;
  useEffect(() => onVerse(heard), [heard]);
  const play = useRef((_verse: number) => {});
  play.current = (verse) => {
    const start = verses[verse - 1];
    if (start === undefined) return;
    playback.seek(start);
    playback.play();
  };
  useEffect(() => {
    onReady(verses.length > 0 ? { verse: (verse) => play.current(verse) } : undefined);
  }, [verses]);
  useEffect(
    () => () => {
      onVerse(undefined);
      onReady(undefined);
    },
    [],
  );
  useFollowVerse(heard, isPlaying);
  useMediaSession(chapter, reader, playback, skip);

  function playNextChapter(): void {
    playback.seek(0);
    const audio = nextChapterAudioLinks?.[reader];
    if (!choices.goesOn || !next || !audio || !isAt(route, chapter)) return;
    playback.playOnceItIs(audio);
    const { translation, beside } = route;
    goTo({ translation, beside, book: next.book, chapter: next.chapter }, { replace: true });
  }
  function choose(changed: Partial<AudioChoices>): void {
    const audio = changed.reader !== undefined && links[changed.reader];
    if (isPlaying && audio) playback.playOnceItIs(audio);
    change(changed);
  }
  function skip(step: -1 | 1): void {
    const to = verses.length > 0 ? skipVerse(verses, time, step) : Math.max(0, time + step * secondsToSkip);
    if (to !== undefined) playback.seek(to);
  }

  const unit = verses.length > 0 ? 'one verse' : `${secondsToSkip} seconds`;
  return (
    <section class="player" aria-label="Audio">
      <audio ref={playback.ref} src={playback.address} preload="none" {...playback.events} />
      {problem && <p role="alert">{problem}</p>}
      <div class="controls">
        <PlayerButton drawing="back" label={`Back ${unit}`} onClick={() => skip(-1)} />
        <PlayerButton
          drawing={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? 'Pause' : 'Play'}
          onClick={isPlaying ? playback.pause : playback.play}
        />
        <PlayerButton drawing="forward" label={`Forward ${unit}`} onClick={() => skip(1)} />
        <PositionSlider playback={playback} verse={heard} />
        <MenuButton class="speed" label="Audio settings" text={`${speed}×`}>
          {() => <AudioMenu {...{ readers, reader, speed }} goesOn={choices.goesOn} change={choose} />}
        </MenuButton>
      </div>
    </section>
  );
}

function isAt(route: Route, { translation, book, chapter }: SimpleTranslationBookChapter): boolean {
  return route.translation === translation.id && route.book === book.id && route.chapter === chapter.number;
}

interface AudioMenuProps extends Required<AudioChoices> {
  readonly readers: readonly string[];
  readonly change: (change: Partial<AudioChoices>) => void;
}

function AudioMenu({ readers, reader, speed, goesOn, change }: AudioMenuProps) {
  return (
    <div class="listening">
      <label>
        Reader
        <select value={reader} onChange={({ currentTarget }) => change({ reader: currentTarget.value })}>
          {readers.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <label>
        Speed
        <select
          value={speed}
          onChange={({ currentTarget }) => change({ speed: Number(currentTarget.value) })}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <input type="checkbox" checked={goesOn} onChange={() => change({ goesOn: !goesOn })} />
        Continue with the next chapter
      </label>
    </div>
  );
}
