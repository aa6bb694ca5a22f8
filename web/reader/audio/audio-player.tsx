import { useEffect, useRef, useState } from 'preact/hooks';
import type {
  SimpleTranslationBookChapter,
  TranslationBookChapterAudioTimings,
} from '../../../client/src/documents.ts';
import { verseAtTime } from '../../../client/src/verses.ts';
import { service, useDocument } from '../../service/service.ts';
import { audioText, recordingsText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { MenuButton } from '../../widgets/popover.tsx';
import { problemText } from '../../widgets/problem.tsx';
import { chapterKey, currentRoute, goTo, isPlainClick, type Route, routeAddress } from '../route.ts';
import { useRemembered } from '../settings.tsx';
import styles from '../styles/player.css' with { type: 'text' };
import { briefName } from '../text/script-of.ts';
import { AudioMenu } from './audio-menu.tsx';
import { useFollowVerse } from './follow-verse.ts';
import {
  type AudioChoices,
  minutesLeft,
  playerKey,
  type Repeat,
  repeatedPart,
  repeatsFrom,
  type Sleep,
  speeds,
  usualChoices,
} from './listening.ts';
import { skipVerse, useMediaSession, usePlayback } from './playback.ts';
import { PlayerButton, PositionSlider } from './player-controls.tsx';
import { useRecordings } from './recordings.ts';

type Chapter = SimpleTranslationBookChapter;

export interface HeardVerse extends Pick<Route, 'translation' | 'book' | 'chapter'> {
  readonly verse: number;
}

export interface PlayFrom {
  /** Plays the displayed chapter from a verse; undefined if it has no timings. */
  readonly verse: ((verse: number) => void) | undefined;
  /** Seeks to a pressed verse of the playing chapter. Returns false if the press has another meaning. */
  readonly jump: (at: Pick<Route, 'book' | 'chapter'>, verse: number) => boolean;
}

interface AudioPlayerProps {
  readonly shown: Chapter | undefined;
  /** The route of that chapter, or of one that is still loading. */
  readonly route: Route;
  readonly onVerse: (verse: HeardVerse | undefined) => void;
  /**
   * Called with the playback functions once they are available, and with undefined when they no longer are.
   */
  readonly onReady: (playFrom: PlayFrom | undefined) => void;
}

/**
 * Plays the recording of the displayed chapter. Once started, a recording continues while the user reads
 * elsewhere.
 */
export function AudioPlayer({ shown, ...props }: AudioPlayerProps) {
  useStyle(styles);
  const [begun, begin] = useState<Chapter>();
  const readable = shown && Object.keys(shown.thisChapterAudioLinks).length > 0 ? shown : undefined;
  const chapter = begun ?? readable;
  return chapter ? <Player {...props} {...{ chapter, readable, begin }} /> : null;
}

interface PlayerProps extends Omit<AudioPlayerProps, 'shown'> {
  readonly chapter: Chapter;
  /** The displayed chapter, if it has a recording; `chapter` may be an earlier one that is still playing. */
  readonly readable: Chapter | undefined;
  /** Pins the player to a chapter; undefined follows the displayed one. */
  readonly begin: (chapter: Chapter | undefined) => void;
}

const noTimings: number[] = [];
/** Without timings, the buttons skip this many seconds instead of a verse. */
const secondsToSkip = 15;

function Player({ chapter, readable, route, begin, onVerse, onReady }: PlayerProps) {
  const [choices, change] = useRemembered('audio', usualChoices);
  const [repeat, setRepeat] = useState<Repeat>({ kind: 'off' });
  const [sleep, setSleep] = useState<Sleep>();
  const speed = speeds.includes(choices.speed) ? choices.speed : 1;
  const { thisChapterAudioLinks: links, nextChapterReference: next, nextChapterAudioLinks } = chapter;
  const readers = Object.keys(links);
  const { readerIn, sourceOf } = useRecordings(choices.reader);
  /** The reader that is playing, so that a change of connection does not switch the recording. */
  const heard = useRef<{ readonly of: string; readonly reader: string } | undefined>(undefined);
  const of = `${choices.reader} ${playedKey(chapter)}`;
  const reader = heard.current?.of === of ? heard.current.reader : readerIn(chapter);
  const source = sourceOf(chapter, reader);
  const playback = usePlayback(source, speed, { onEnded, onTime });
  const { time, isPlaying, problem } = playback;
  heard.current = isPlaying ? { of, reader } : undefined;
  /** The last reported position; playback resumes here. */
  const before = useRef(0);
  const returning = useRef(0);
  const awaited = useRef<{ readonly chapter: Chapter; readonly verse: number } | undefined>(undefined);

  const timed = chapter.thisChapterAudioTimings[reader];
  const timings = useDocument(timed, (signal) =>
    service.get<TranslationBookChapterAudioTimings>(timed!, { signal }),
  );
  const verses = (!timings.isLoading && timings.document?.verses) || noTimings;
  const verse = !problem && (isPlaying || time > 0) ? verseAtTime({ verses }, time) : undefined;
  const place = placeOf(chapter);
  const isHere = isAt(route, chapter);
  const { beside } = route;
  const home = { ...place, beside: isHere ? beside : [] };
  const selected =
    isHere && route.verse ? { first: route.verse, last: route.endVerse ?? route.verse } : undefined;

  useEffect(() => onVerse(verse === undefined ? undefined : { ...place, verse }), [verse, chapter]);
  useEffect(() => {
    if (isPlaying) begin(chapter);
  }, [isPlaying, chapter]);
  useEffect(() => {
    // The timer has expired, so pressing play again cancels it
    if (isPlaying && minutesLeft(sleep, Date.now()) === 0) setSleep(undefined);
  }, [isPlaying]);
  useEffect(() => {
    setRepeat(({ kind }) => ({ kind: kind === 'chapter' ? kind : 'off' }));
    before.current = 0;
  }, [chapterKey(place), place.translation]);
  useEffect(() => () => clearTimeout(returning.current), [chapter, repeat]);
  const showVerse = useFollowVerse(
    verse !== undefined && isHere ? { chapter: chapterKey(place), verse } : undefined,
    isPlaying,
  );
  useMediaSession(chapter, reader, { ...playback, speed }, skip);

  const isReadable = readable !== undefined && readerIn(readable) in readable.thisChapterAudioTimings;
  const api = useRef<{ listen: (verse: number) => void; jump: PlayFrom['jump'] }>(null!);
  api.current = {
    listen: (from) => {
      if (!readable) return;
      if (isSame(readable, chapter)) return playVerse(from);
      awaited.current = { chapter: readable, verse: from };
      playback.pause();
      begin(readable);
    },
    jump: (at, to) => {
      const isOther = chapterKey(at) !== chapterKey(place) || !isHere || to === verse;
      if (!choices.jumps || !isPlaying || isOther || verses[to - 1] === undefined) return false;
      playVerse(to);
      return true;
    },
  };
  useEffect(() => {
    const listen = (from: number) => api.current.listen(from);
    onReady({ verse: isReadable ? listen : undefined, jump: (...pressed) => api.current.jump(...pressed) });
  }, [isReadable]);
  useEffect(() => {
    const { chapter: of, verse: from } = awaited.current ?? {};
    if (from === undefined || of !== chapter || timings.isLoading) return;
    awaited.current = undefined;
    playVerse(from);
  }, [chapter, verses]);
  useEffect(
    () => () => {
      onVerse(undefined);
      onReady(undefined);
    },
    [],
  );
  const press = useRef<(event: KeyboardEvent) => void>(() => {});
  press.current = (event) => {
    const key = choices.keys ? playerKey(event) : undefined;
    if (key === 'toggle') toggle();
    else if (key) skip(key === 'back' ? -1 : 1);
    if (key) event.preventDefault();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press.current(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  function toggle(): void {
    if (isPlaying) playback.pause();
    else playback.play();
  }
  function seek(seconds: number): void {
    clearTimeout(returning.current);
    before.current = seconds;
    playback.seek(seconds);
  }
  function playVerse(from: number): void {
    const start = verses[from - 1];
    if (start !== undefined) seek(start);
    playback.play();
  }
  function onTime(seconds: number): void {
    if (typeof sleep === 'object' && Date.now() >= sleep.at) {
      setSleep(undefined);
      return playback.pause();
    }
    const to = repeatsFrom(repeat, verses, before.current, seconds);
    if (to !== undefined) return seek(to);
    before.current = seconds;
    // Time reports are too coarse to stop before the next verse is heard
    const part = repeatedPart(repeat, verses, seconds);
    clearTimeout(returning.current);
    if (!part || part.end - seconds > 1) return;
    const wait = ((part.end - seconds) * 1000) / speed;
    returning.current = setTimeout(() => seek(part.start), wait) as unknown as number;
  }
  function onEnded(): void {
    const part = repeatedPart(repeat, verses, before.current);
    const ends = sleep === 'end of chapter';
    if (ends) setSleep(undefined);
    seek(part?.start ?? 0);
    if (ends) return;
    if (part) playback.play();
    else if (choices.goesOn) playNextChapter();
  }
  function playNextChapter(): void {
    const audio = nextChapterAudioLinks?.[reader];
    if (!next || !audio) return;
    const { translation } = place;
    const { book, chapter: number } = next;
    service.simpleChapter(translation, book, number).then(
      (loaded) => {
        const now = currentRoute();
        const isFollowed = now !== undefined && isAt(now, chapter);
        playback.playOnceItIs(audio);
        begin(loaded);
        if (isFollowed) goTo({ translation, beside, book, chapter: number }, { replace: true });
      },
      (error: Error) => playback.fail(audioText('nextNotLoaded', { reason: problemText(error) })),
    );
  }
  function choose(changed: Partial<AudioChoices>): void {
    const audio = changed.reader !== undefined && links[changed.reader];
    if (isPlaying && audio) playback.playOnceItIs(audio);
    change(changed);
  }
  function skip(step: -1 | 1): void {
    const to = verses.length > 0 ? skipVerse(verses, time, step) : Math.max(0, time + step * secondsToSkip);
    if (to !== undefined) seek(to);
  }

  const hasVerses = verses.length > 0;
  const seconds = { seconds: secondsToSkip };
  const name = `${briefName(chapter.book)} ${chapter.chapter.number}${verse ? `:${verse}` : ''}`;
  const minutes = minutesLeft(sleep, Date.now());
  return (
    <section class="player" aria-label={audioText('audio')}>
      <audio ref={playback.ref} src={playback.address} preload="none" {...playback.events} />
      {source.isAbsent && !isPlaying ? (
        <p role="status" class="absent">
          {recordingsText('notKept', { place: `${chapter.book.name} ${chapter.chapter.number}`, reader })}
        </p>
      ) : (
        problem && <p role="alert">{problem}</p>
      )}
      {!isHere && (
        <div class="elsewhere">
          {readable && !isSame(readable, chapter) && (
            <button
              type="button"
              onClick={() => {
                playback.playOnceItIs(readable.thisChapterAudioLinks[readerIn(readable)]!);
                begin(readable);
              }}
            >
              {audioText('playPlace', { place: `${readable.book.name} ${readable.chapter.number}` })}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              playback.pause();
              begin(undefined);
            }}
          >
            {audioText('stop')}
          </button>
        </div>
      )}
      <div class="controls">
        <PlayerButton
          drawing="back"
          label={hasVerses ? audioText('backVerse') : audioText('backSeconds', seconds)}
          onClick={() => skip(-1)}
        />
        <PlayerButton
          drawing={isPlaying ? 'pause' : 'play'}
          label={audioText(isPlaying ? 'pause' : 'play')}
          onClick={toggle}
        />
        <PlayerButton
          drawing="forward"
          label={hasVerses ? audioText('forwardVerse') : audioText('forwardSeconds', seconds)}
          onClick={() => skip(1)}
        />
        <PositionSlider playback={{ ...playback, seek }} verse={verse}>
          <a
            class="heard"
            href={routeAddress.format(home)}
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
        </PositionSlider>
        <MenuButton
          class="speed"
          label={audioText('settings')}
          text={
            <>
              {speed}×{repeat.kind !== 'off' && <Sign drawing="↻" text={audioText('repeats')} />}
              {sleep && <Sign drawing={`☾${minutes ?? ''}`} text={audioText('stops')} />}
              {source.isKept && <Sign drawing="⤓" text={recordingsText('onDevice')} />}
            </>
          }
        >
          {() => (
            <AudioMenu
              {...{ chapter, readers, repeat, sleep, selected }}
              choices={{ ...choices, reader, speed }}
              wanted={choices.reader}
              change={choose}
              hasVerses={hasVerses}
              onRepeat={setRepeat}
              onSleep={setSleep}
            />
          )}
        </MenuButton>
      </div>
    </section>
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

function placeOf({ translation, book, chapter }: Chapter) {
  return { translation: translation.id, book: book.id, chapter: chapter.number };
}

function playedKey(chapter: Chapter): string {
  const { translation, ...place } = placeOf(chapter);
  return `${translation} ${chapterKey(place)}`;
}

function isSame(one: Chapter, other: Chapter): boolean {
  return isAt({ ...placeOf(one) }, other);
}

function isAt(route: Pick<Route, 'translation' | 'book' | 'chapter'>, chapter: Chapter): boolean {
  const place = placeOf(chapter);
  return route.translation === place.translation && chapterKey(route) === chapterKey(place);
}
