import { useEffect, useRef } from 'preact/hooks';
import type { TranslationBookChapterAudioTimings } from '../../../client/src/documents.ts';
import { verseAtTime } from '../../../client/src/verses.ts';
import { service, useDocument } from '../../service/service.ts';
import { audioText } from '../../strings/texts.ts';
import { problemText } from '../../widgets/problem.tsx';
import { chapterKey, currentRoute, goTo, type Route } from '../route.ts';
import { useRemembered } from '../settings.tsx';
import { useFollowVerse } from './follow-verse.ts';
import { type AudioChoices, defaultChoices, playerKey, speeds } from './listening.ts';
import { useMediaSession } from './media-session.ts';
import { skipVerse, usePlayback } from './playback.ts';
import {
  type ChapterPlace,
  isAtChapter,
  placeOfChapter,
  type RecordedChapter,
  recordingKey,
} from './recorded-chapter.ts';
import { useRecordings } from './recordings.ts';
import { type PlayFrom, usePlayFrom } from './use-play-from.ts';
import { useRepeats } from './use-repeats.ts';

export interface HeardVerse extends ChapterPlace {
  readonly verse: number;
}

export interface PlayerProps {
  readonly chapter: RecordedChapter;
  /** The displayed chapter, if it has a recording; `chapter` may be an earlier one that is still playing. */
  readonly readable: RecordedChapter | undefined;
  readonly route: Route;
  readonly begin: (chapter: RecordedChapter | undefined) => void;
  readonly onVerse: (verse: HeardVerse | undefined) => void;
  readonly onReady: (playFrom: PlayFrom | undefined) => void;
}

/** Without timings, the buttons skip this many seconds instead of a verse. */
export const secondsToSkip = 15;

export type Player = ReturnType<typeof usePlayer>;

export function usePlayer(props: PlayerProps) {
  const { chapter, readable, route, begin, onVerse } = props;
  const [choices, change] = useRemembered('audio', defaultChoices);
  const speed = speeds.includes(choices.speed) ? choices.speed : 1;
  const { reader, source, readerIn, holdReader } = usePlayedReader(chapter, choices.reader);
  const { verses, isLoading } = useTimings(chapter, reader);
  const repeats = useRepeats(chapter, verses, speed);
  const playback = usePlayback(source, speed, {
    onTime: (seconds) => repeats.onTime(seconds, playback),
    onEnded: () => {
      const isOver = repeats.onEnded(playback);
      if (isOver && choices.goesOn) playNextChapter(chapter, reader, props, playback);
    },
  });
  const { time, isPlaying, problem } = playback;
  holdReader(isPlaying);
  const verse = !problem && (isPlaying || time > 0) ? verseAtTime({ verses }, time) : undefined;
  const place = placeOfChapter(chapter);
  const isHere = isAtChapter(route, chapter);
  useEffect(() => onVerse(verse === undefined ? undefined : { ...place, verse }), [verse, chapter]);
  useEffect(() => {
    if (isPlaying) begin(chapter);
  }, [isPlaying, chapter]);
  // If the timer has expired, pressing play again cancels it
  useEffect(() => (isPlaying ? repeats.dropExpiredTimer() : undefined), [isPlaying]);
  const showVerse = useFollowVerse(
    verse !== undefined && isHere ? { chapter: chapterKey(place), verse } : undefined,
    isPlaying,
  );

  const toggle = isPlaying ? playback.pause : playback.play;
  function seek(seconds: number): void {
    repeats.moveTo(seconds, playback);
  }
  function skip(step: -1 | 1): void {
    const to = verses.length > 0 ? skipVerse(verses, time, step) : Math.max(0, time + step * secondsToSkip);
    if (to !== undefined) seek(to);
  }
  function choose(changed: Partial<AudioChoices>): void {
    const audio = changed.reader !== undefined && chapter.thisChapterAudioLinks[changed.reader];
    if (isPlaying && audio) playback.playOnceItIs(audio);
    change(changed);
  }
  useMediaSession(chapter, reader, { ...playback, speed }, skip);
  const isReadable = readable !== undefined && readerIn(readable) in readable.thisChapterAudioTimings;
  const isJump = (to: number) => choices.jumps && isPlaying && isHere && to !== verse;
  usePlayFrom(props, { verses, isLoading, isReadable, isJump, seek, playback });
  usePlayerKeys(choices.keys, { toggle, skip });
  return {
    ...{ choices, speed, reader, readerIn, source, verses, repeats, playback, verse, place, isHere },
    ...{ showVerse, toggle, seek, skip, choose },
  };
}

function usePlayedReader(chapter: RecordedChapter, chosen: string | undefined) {
  const { readerIn, sourceOf } = useRecordings(chosen);
  /** The reader that is playing, so that a change of connection does not switch the recording. */
  const heard = useRef<{ readonly of: string; readonly reader: string } | undefined>(undefined);
  const of = `${chosen} ${recordingKey(placeOfChapter(chapter))}`;
  const reader = heard.current?.of === of ? heard.current.reader : readerIn(chapter);
  const holdReader = (isPlaying: boolean) => {
    heard.current = isPlaying ? { of, reader } : undefined;
  };
  return { reader, source: sourceOf(chapter, reader), readerIn, holdReader };
}

const noTimings: number[] = [];

function useTimings(chapter: RecordedChapter, reader: string) {
  const timed = chapter.thisChapterAudioTimings[reader];
  const { document, isLoading } = useDocument(timed, (signal) =>
    service.get<TranslationBookChapterAudioTimings>(timed!, { signal }),
  );
  return { verses: (!isLoading && document?.verses) || noTimings, isLoading };
}

function playNextChapter(
  chapter: RecordedChapter,
  reader: string,
  { route, begin }: PlayerProps,
  playback: Pick<ReturnType<typeof usePlayback>, 'playOnceItIs' | 'fail'>,
): void {
  const { nextChapterReference: next, nextChapterAudioLinks } = chapter;
  const audio = nextChapterAudioLinks?.[reader];
  if (!next || !audio) return;
  const { translation } = placeOfChapter(chapter);
  const { book, chapter: number } = next;
  service.simpleChapter(translation, book, number).then(
    (loaded) => {
      const now = currentRoute();
      const isFollowed = now !== undefined && isAtChapter(now, chapter);
      playback.playOnceItIs(audio);
      begin(loaded);
      if (isFollowed)
        goTo({ translation, parallels: route.parallels, book, chapter: number }, { replace: true });
    },
    (error: Error) => playback.fail(audioText('nextNotLoaded', { reason: problemText(error) })),
  );
}

function usePlayerKeys(isOn: boolean, { toggle, skip }: Pick<Player, 'toggle' | 'skip'>): void {
  const press = useRef<(event: KeyboardEvent) => void>(() => {});
  press.current = (event) => {
    const key = isOn ? playerKey(event) : undefined;
    if (key === 'toggle') toggle();
    else if (key) skip(key === 'back' ? -1 : 1);
    if (key) event.preventDefault();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press.current(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
