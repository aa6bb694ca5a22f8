import { useEffect } from 'preact/hooks';
import type {
  SimpleTranslationBookChapter,
  TranslationBookChapterAudioTimings,
} from '../../../client/src/documents.ts';
import { verseAtTime } from '../../../client/src/verses.ts';
import { MenuButton } from '../picker/menu-button.tsx';
import type { Place } from '../place/place.ts';
import { goTo } from '../place/use-place.ts';
import { service } from '../service/service.ts';
import { useDocument } from '../service/use-document.ts';
import { ListeningMenu } from './listening-menu.tsx';
import { PlayerButton } from './player-button.tsx';
import { PositionSlider } from './position-slider.tsx';
import { skipVerse } from './skip-verse.ts';
import { type AudioChoices, useAudioChoices } from './use-audio-choices.ts';
import { useFollowVerse } from './use-follow-verse.ts';
import { useMediaSession } from './use-media-session.ts';
import { usePlayback } from './use-playback.ts';

export interface AudioPlayerProps {
  readonly chapter: SimpleTranslationBookChapter;
  /** That leads, or will soon lead, to the chapter. */
  readonly place: Place;
  /** Called with the verse that begins to be heard, and with undefined when nothing is heard any more. */
  readonly onVerse: (verse: number | undefined) => void;
}

/** Reads the chapter aloud, where it has audio. */
export function AudioPlayer(props: AudioPlayerProps) {
  return Object.keys(props.chapter.thisChapterAudioLinks).length > 0 ? <Player {...props} /> : null;
}

const noTimings: number[] = [];
/** Where there are no timings, the keys for a step go so many seconds. */
const secondsToSkip = 15;

function Player({ chapter, place, onVerse }: AudioPlayerProps) {
  const [choices, change] = useAudioChoices();
  const { thisChapterAudioLinks: links, nextChapterReference: next, nextChapterAudioLinks } = chapter;
  const readers = Object.keys(links);
  const reader = readers.find((each) => each === choices.reader) ?? readers[0]!;
  const playback = usePlayback(links[reader]!, choices.speed, goOn);
  const { time, isPlaying, problem } = playback;

  const link = chapter.thisChapterAudioTimings[reader];
  const timings = useDocument(link, (signal) =>
    service.get<TranslationBookChapterAudioTimings>(link!, { signal }),
  );
  const verses = (!timings.isLoading && timings.document?.verses) || noTimings;
  const heard = !problem && (isPlaying || time > 0) ? verseAtTime({ verses }, time) : undefined;
  useEffect(() => onVerse(heard), [heard]);
  useEffect(() => () => onVerse(undefined), []);
  useFollowVerse(heard, isPlaying);
  useMediaSession(chapter, reader, playback, skip);

  function goOn(): void {
    playback.seek(0);
    const audio = nextChapterAudioLinks?.[reader];
    if (!choices.goesOn || !next || !audio || !isPlace(place, chapter)) return;
    playback.playWhenItIs(audio);
    const { translation, beside } = place;
    goTo({ translation, beside, book: next.book, chapter: next.chapter }, { replace: true });
  }
  function choose(changed: Partial<AudioChoices>): void {
    const audio = changed.reader !== undefined && links[changed.reader];
    if (isPlaying && audio) playback.playWhenItIs(audio);
    change(changed);
  }
  function skip(step: -1 | 1): void {
    const to = verses.length > 0 ? skipVerse(verses, time, step) : Math.max(0, time + step * secondsToSkip);
    if (to !== undefined) playback.seek(to);
  }

  const asked = isPlace(place, chapter) ? place.verse : undefined;
  const start = asked && verses[asked - 1];
  const unit = verses.length > 0 ? 'verse' : `${secondsToSkip} seconds`;
  return (
    <section class="player" aria-label="Audio">
      <audio ref={playback.ref} src={playback.address} preload="none" {...playback.events} />
      {problem && <p role="alert">{problem}</p>}
      {start !== undefined && (
        <button
          type="button"
          class="hear-verse"
          onClick={() => {
            playback.seek(start);
            playback.play();
          }}
        >
          Hear verse {asked}
        </button>
      )}
      <div class="controls">
        <PlayerButton drawing="back" label={`Back a ${unit}`} onClick={() => skip(-1)} />
        <PlayerButton
          drawing={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? 'Pause' : 'Play'}
          onClick={isPlaying ? playback.pause : playback.play}
        />
        <PlayerButton drawing="forward" label={`Forward a ${unit}`} onClick={() => skip(1)} />
        <PositionSlider playback={playback} verse={heard} />
        <MenuButton class="speed" label="How to listen" text={`${choices.speed}×`}>
          {() => <ListeningMenu readers={readers} reader={reader} choices={choices} change={choose} />}
        </MenuButton>
      </div>
    </section>
  );
}

function isPlace(place: Place, { translation, book, chapter }: SimpleTranslationBookChapter): boolean {
  return place.translation === translation.id && place.book === book.id && place.chapter === chapter.number;
}
