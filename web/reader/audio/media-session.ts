import { useEffect, useRef } from 'preact/hooks';
import type { Playback } from './playback.ts';
import type { RecordedChapter } from './recorded-chapter.ts';

const defaultOffset = 10;

export function useMediaSession(
  { book, chapter, translation }: RecordedChapter,
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
      seek(Math.min(duration ?? 0, Math.max(0, time + sign * (seekOffset ?? defaultOffset))));
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
