import { useEffect, useRef, useState } from 'preact/hooks';
import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { verseAtTime } from '../../../client/src/verses.ts';
import { audioText } from '../../strings/texts.ts';

interface PlaybackState {
  readonly isPlaying: boolean;
  /** Seconds. */
  readonly time: number;
  /** Seconds; undefined until the beginning of the file has loaded. */
  readonly duration?: number;
  readonly problem?: string;
}

const still: PlaybackState = { isPlaying: false, time: 0 };

export type Playback = ReturnType<typeof usePlayback>;

interface Heard {
  readonly onEnded: () => void;
  /** Called several times per second during playback, with the position in seconds. */
  readonly onTime: (seconds: number) => void;
}

interface Played {
  /** The address of the recording in the API. */
  readonly link: string;
  /** `link` or the address of the downloaded copy; undefined until known. */
  readonly from: string | undefined;
}

/** Plays a recording in an audio element that the caller renders with `ref`, `address` and `events`. */
export function usePlayback({ link, from }: Played, speed: number, { onEnded, onTime }: Heard) {
  const ref = useRef<HTMLAudioElement>(null);
  const start = useRef<number | undefined>(undefined);
  const awaited = useRef<string | undefined>(undefined);
  const [state, setState] = useState(still);
  /** A playing recording keeps its source even if a copy is downloaded or deleted meanwhile. */
  const played = useRef<Played>({ link, from });
  if (played.current.link !== link || !state.isPlaying) played.current = { link, from };
  const address = played.current.from;
  const change = (part: Partial<PlaybackState>) => setState((before) => ({ ...before, ...part }));

  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isSame = before.current === link;
    before.current = link;
    if (isSame) {
      // The same recording from another source resumes at the same position
      if (state.time > 0) start.current = state.time;
      setState(({ problem: _, ...same }) => same);
    } else {
      setState(still);
      start.current = undefined;
    }
    if (address === undefined) return;
    if (awaited.current === link) play();
    awaited.current = undefined;
  }, [link, address]);
  useEffect(() => {
    // A new file would start at normal speed
    if (ref.current) ref.current.defaultPlaybackRate = ref.current.playbackRate = speed;
  }, [speed, address]);

  function play(): void {
    const audio = ref.current;
    if (!audio) return;
    if (address === undefined) {
      awaited.current = link;
      return;
    }
    setState(({ problem: _, ...before }) => before);
    if (audio.error) {
      start.current ??= audio.currentTime;
      audio.load();
    }
    audio.play().catch((error: Error) => {
      if (error.name === 'NotAllowedError') {
        change({ problem: audioText('notStarted') });
      }
    });
  }
  function seek(seconds: number): void {
    const audio = ref.current;
    if (!audio) return;
    if (audio.readyState === 0) start.current = seconds;
    else audio.currentTime = seconds;
    change({ time: seconds });
  }

  type AudioEvent = { readonly currentTarget: HTMLAudioElement };
  const events = {
    onPlay: () => change({ isPlaying: true }),
    onPause: () => change({ isPlaying: false }),
    onTimeUpdate: ({ currentTarget }: AudioEvent) => {
      if (currentTarget.readyState === 0) return;
      change({ time: currentTarget.currentTime });
      if (!currentTarget.paused && !currentTarget.seeking) onTime(currentTarget.currentTime);
    },
    onDurationChange: ({ currentTarget: { duration } }: AudioEvent) => {
      if (Number.isFinite(duration)) change({ duration });
    },
    onLoadedMetadata: ({ currentTarget }: AudioEvent) => {
      if (start.current !== undefined) currentTarget.currentTime = start.current;
      start.current = undefined;
    },
    onEnded: () => {
      change({ isPlaying: false });
      onEnded();
    },
    onError: ({ currentTarget: { error } }: AudioEvent) =>
      change({ isPlaying: false, problem: playbackProblem(error?.code, link) }),
  };

  return {
    ...state,
    ref,
    address,
    events,
    play,
    pause: () => ref.current?.pause(),
    seek,
    playOnceItIs: (next: string) => {
      awaited.current = next;
    },
    fail: (problem: string) => change({ problem }),
  };
}

const broken = 2;
const damaged = 3;

function playbackProblem(code: number | undefined, address: string): string {
  const host = URL.parse(address)?.host || audioText('itsServer');
  if (code === broken) return audioText('lost', { host });
  if (code === damaged) return audioText('damaged', { host });
  return audioText('notLoaded', { host });
}

/** Within this many seconds of the start of a verse, "back" goes to the previous verse. */
const justBegun = 2;

/**
 * The start of the previous or next verse in seconds, or undefined if none exists. `verses` are the start
 * times of the verses in seconds, from verse 1.
 */
export function skipVerse(verses: readonly number[], seconds: number, step: -1 | 1): number | undefined {
  const verse = verseAtTime({ verses }, seconds) ?? 0;
  if (step === 1) return verses[verse];
  const start = verses[verse - 1];
  if (start === undefined) return undefined;
  return seconds - start < justBegun ? (verses[verse - 2] ?? start) : start;
}

const usualOffset = 10;

export function useMediaSession(
  { book, chapter, translation }: SimpleTranslationBookChapter,
  reader: string,
  { isPlaying, time, duration, play, pause, seek, speed }: Playback & { readonly speed: number },
  skip: (step: -1 | 1) => void,
): void {
  const session = navigator.mediaSession as MediaSession | undefined;
  const wasPlaying = useRef(false);
  wasPlaying.current ||= isPlaying;
  useEffect(() => {
    if (!session || !isPlaying) return;
    const title = `${book.name} ${chapter.number}`;
    session.metadata = new MediaMetadata({ title, artist: reader, album: translation.name });
  }, [session, isPlaying, book, chapter, translation, reader]);
  useEffect(() => {
    if (session && wasPlaying.current) session.playbackState = isPlaying ? 'playing' : 'paused';
  }, [session, isPlaying]);
  const second = Math.floor(time);
  useEffect(() => {
    if (!wasPlaying.current || duration === undefined) return;
    session?.setPositionState({ duration, playbackRate: speed, position: Math.min(second, duration) });
  }, [session, second, duration, speed]);
  const by = (sign: -1 | 1): MediaSessionActionHandler => {
    return ({ seekOffset }) =>
      seek(Math.min(duration ?? 0, Math.max(0, time + sign * (seekOffset ?? usualOffset))));
  };
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play,
    pause,
    stop: pause,
    seekto: ({ seekTime }) => seekTime !== undefined && seek(seekTime),
    seekbackward: by(-1),
    seekforward: by(1),
    previoustrack: () => skip(-1),
    nexttrack: () => skip(1),
  };
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!session) return;
    const names = Object.keys(latest.current) as MediaSessionAction[];
    for (const name of names) session.setActionHandler(name, (detail) => latest.current[name]?.(detail));
    return () => {
      for (const name of names) session.setActionHandler(name, null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [session]);
}
