import { useEffect, useRef } from 'preact/hooks';
import { type ChapterPlace, chapterKey } from '../route.ts';
import type { Playback } from './playback.ts';
import { isSameChapter, type RecordedChapter } from './recorded-chapter.ts';

export interface PlayFrom {
  readonly verse: ((verse: number) => void) | undefined;
  readonly jump: (at: ChapterPlace, verse: number) => boolean;
}

interface PlayFromProps {
  readonly chapter: RecordedChapter;
  readonly readable: RecordedChapter | undefined;
  readonly begin: (chapter: RecordedChapter) => void;
  readonly onVerse: (verse: undefined) => void;
  readonly onReady: (playFrom: PlayFrom | undefined) => void;
}

interface PlayerState {
  readonly verses: readonly number[];
  readonly isLoading: boolean;
  readonly isReadable: boolean;
  readonly isJump: (verse: number) => boolean;
  readonly seek: (seconds: number) => void;
  readonly playback: Pick<Playback, 'play' | 'pause'>;
}

export function usePlayFrom(
  { chapter, readable, begin, onVerse, onReady }: PlayFromProps,
  { verses, isLoading, isReadable, isJump, seek, playback }: PlayerState,
): void {
  const awaited = useRef<{ readonly chapter: RecordedChapter; readonly verse: number } | undefined>(
    undefined,
  );
  function playVerse(from: number): void {
    const start = verses[from - 1];
    if (start !== undefined) seek(start);
    playback.play();
  }
  function listen(from: number): void {
    if (!readable) return;
    if (isSameChapter(readable, chapter)) return playVerse(from);
    awaited.current = { chapter: readable, verse: from };
    playback.pause();
    begin(readable);
  }
  function jump(at: ChapterPlace, to: number): boolean {
    const here = chapterKey({ book: chapter.book.id, chapter: chapter.chapter.number });
    if (chapterKey(at) !== here || !isJump(to) || verses[to - 1] === undefined) return false;
    playVerse(to);
    return true;
  }
  const latest = useRef({ listen, jump });
  latest.current = { listen, jump };
  useEffect(() => {
    const verse = (from: number) => latest.current.listen(from);
    onReady({ verse: isReadable ? verse : undefined, jump: (...pressed) => latest.current.jump(...pressed) });
  }, [isReadable]);
  useEffect(() => {
    const { chapter: of, verse: from } = awaited.current ?? {};
    if (from === undefined || of !== chapter || isLoading) return;
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
}
