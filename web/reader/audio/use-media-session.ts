import { useEffect, useRef } from 'preact/hooks';
import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import type { Playback } from './use-playback.ts';

/** What the keys of a keyboard, of headphones and of a locked screen show and do. */
export function useMediaSession(
  { book, chapter, translation }: SimpleTranslationBookChapter,
  reader: string,
  { isPlaying, play, pause, seek }: Playback,
  skip: (step: -1 | 1) => void,
): void {
  const session = navigator.mediaSession as MediaSession | undefined;
  useEffect(() => {
    if (!session || !isPlaying) return;
    const title = `${book.name} ${chapter.number}`;
    session.metadata = new MediaMetadata({ title, artist: reader, album: translation.name });
  }, [session, isPlaying, book, chapter, translation, reader]);
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play,
    pause,
    seekto: ({ seekTime }) => seekTime !== undefined && seek(seekTime),
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
    };
  }, [session]);
}
