import { useEffect, useState } from 'preact/hooks';
import type {
  SimpleTranslationBookChapter,
  TranslationBookChapterAudioTimings,
} from '../../../client/src/documents.ts';
import { verseAtTime } from '../../../client/src/verses.ts';
import { goTo, type Place } from '../place.ts';
import { MenuButton } from '../popover.tsx';
import { remember, rememberedMembers } from '../remembered.ts';
import { service, useDocument } from '../service.ts';
import { useFollowVerse } from '../text/verse-in-view.ts';
import { skipVerse, useMediaSession, usePlayback } from './playback.ts';
import { PlayerButton, PositionSlider } from './player-controls.tsx';

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

interface ListeningMenuProps {
  readonly readers: readonly string[];
  readonly reader: string;
  readonly choices: AudioChoices;
  readonly change: (change: Partial<AudioChoices>) => void;
}

/** Who reads aloud, how fast, and whether the next chapter follows. */
export function ListeningMenu({ readers, reader, choices, change }: ListeningMenuProps) {
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
          value={choices.speed}
          onChange={({ currentTarget }) => change({ speed: Number(currentTarget.value) })}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={choices.goesOn}
          onChange={() => change({ goesOn: !choices.goesOn })}
        />
        Go on with the next chapter
      </label>
    </div>
  );
}

/** How somebody likes to listen; kept on their device. */
export interface AudioChoices {
  /** Who reads aloud, where a chapter has that reader. */
  readonly reader?: string;
  /** 1 is as it was read. */
  readonly speed: number;
  /** The next chapter follows when one has ended. */
  readonly goesOn: boolean;
}

export const speeds = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const;

const usual: AudioChoices = { speed: 1, goesOn: true };
const name = 'audio';

export function useAudioChoices(): [AudioChoices, (change: Partial<AudioChoices>) => void] {
  const [choices, setChoices] = useState<AudioChoices>(read);
  useEffect(() => remember(name, JSON.stringify(choices)), [choices]);
  return [choices, (change) => setChoices((before) => ({ ...before, ...change }))];
}

function read(): AudioChoices {
  const choices: AudioChoices = { ...usual, ...rememberedMembers(name) };
  return speeds.includes(choices.speed as 1) ? choices : { ...choices, speed: 1 };
}
