import { useEffect, useRef, useState } from 'preact/hooks';
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
  readonly onTime: (seconds: number) => void;
}

interface Played {
  readonly link: string;
  readonly from: string | undefined;
}

export function usePlayback({ link, from }: Played, speed: number, heard: Heard) {
  const ref = useRef<HTMLAudioElement>(null);
  const start = useRef<number | undefined>(undefined);
  const awaited = useRef<string | undefined>(undefined);
  const [state, setState] = useState(still);
  /** A playing recording keeps its source even if a copy is downloaded or deleted meanwhile. */
  const played = useRef<Played>({ link, from });
  if (played.current.link !== link || !state.isPlaying) played.current = { link, from };
  const address = played.current.from;
  const change = (part: Partial<PlaybackState>) => setState((before) => ({ ...before, ...part }));
  const forgetProblem = () => setState(({ problem: _, ...rest }) => rest);

  const previous = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isSame = previous.current === link;
    previous.current = link;
    if (isSame) {
      if (state.time > 0) start.current = state.time;
      forgetProblem();
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
    forgetProblem();
    if (audio.error) {
      start.current ??= audio.currentTime;
      audio.load();
    }
    audio.play().catch(({ name }: Error) => {
      if (name === 'NotAllowedError') change({ problem: audioText('notStarted') });
    });
  }
  function seek(seconds: number): void {
    const audio = ref.current;
    if (!audio) return;
    if (audio.readyState === 0) start.current = seconds;
    else audio.currentTime = seconds;
    change({ time: seconds });
  }
  const playOnceItIs = (next: string) => {
    awaited.current = next;
  };
  const pause = () => ref.current?.pause();
  const fail = (problem: string) => change({ problem });
  const events = eventsOf({ link, start, change, ...heard });
  return { ...state, ref, address, events, play, pause, seek, playOnceItIs, fail };
}

interface Listener extends Heard {
  readonly link: string;
  readonly start: { current: number | undefined };
  readonly change: (part: Partial<PlaybackState>) => void;
}

type AudioEvent = { readonly currentTarget: HTMLAudioElement };

function eventsOf({ link, start, change, onTime, onEnded }: Listener) {
  return {
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
}

const broken = 2;
const damaged = 3;

export function playbackProblem(code: number | undefined, address: string): string {
  const host = URL.parse(address)?.host || audioText('itsServer');
  if (code === broken) return audioText('lost', { host });
  if (code === damaged) return audioText('damaged', { host });
  return audioText('notLoaded', { host });
}

/** Within this many seconds of the start of a verse, "back" goes to the previous verse. */
const justBegun = 2;

export function skipVerse(verses: readonly number[], seconds: number, step: -1 | 1): number | undefined {
  const verse = verseAtTime({ verses }, seconds) ?? 0;
  if (step === 1) return verses[verse];
  const start = verses[verse - 1];
  if (start === undefined) return undefined;
  return seconds - start < justBegun ? (verses[verse - 2] ?? start) : start;
}
