import { useEffect, useRef, useState } from 'preact/hooks';
import { playbackProblem } from './playback-problem.ts';

interface State {
  readonly isPlaying: boolean;
  /** Seconds. */
  readonly time: number;
  /** Seconds; undefined as long as nothing of the file has come. */
  readonly duration?: number;
  /** In words. */
  readonly problem?: string;
}

const still: State = { isPlaying: false, time: 0 };

export type Playback = ReturnType<typeof usePlayback>;

/** Plays the audio at an address, in an audio element that the caller shows with `ref`, `address` and `events`. */
export function usePlayback(address: string, speed: number, onEnded: () => void) {
  const ref = useRef<HTMLAudioElement>(null);
  /** Where to begin when the file has come. */
  const start = useRef<number | undefined>(undefined);
  /** What plays as soon as it is the address. */
  const awaited = useRef<string | undefined>(undefined);
  const [state, setState] = useState(still);
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));

  useEffect(() => {
    setState(still);
    start.current = undefined;
    if (awaited.current === address) play();
    awaited.current = undefined;
  }, [address]);
  useEffect(() => {
    // A new file would begin at the usual speed
    if (ref.current) ref.current.defaultPlaybackRate = ref.current.playbackRate = speed;
  }, [speed, address]);

  function play(): void {
    const audio = ref.current;
    if (!audio) return;
    setState(({ problem: _, ...before }) => before);
    if (audio.error) {
      start.current ??= audio.currentTime;
      audio.load();
    }
    audio.play().catch((error: Error) => {
      if (error.name === 'NotAllowedError') {
        change({ problem: 'The browser wants you to press play yourself.' });
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
      if (currentTarget.readyState > 0) change({ time: currentTarget.currentTime });
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
      change({ isPlaying: false, problem: playbackProblem(error?.code, address) }),
  };

  return {
    ...state,
    ref,
    address,
    events,
    play,
    pause: () => ref.current?.pause(),
    seek,
    playWhenItIs: (next: string) => {
      awaited.current = next;
    },
  };
}
