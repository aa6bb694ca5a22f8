import { useEffect, useRef, useState } from 'preact/hooks';
import { minutesLeft, type Repeat, repeatedPart, repeatsFrom, type Sleep } from './listening.ts';
import type { Playback } from './playback.ts';
import { placeOfChapter, type RecordedChapter, recordingKey } from './recorded-chapter.ts';

type Controls = Pick<Playback, 'seek' | 'play' | 'pause'>;

/** The repeated part of a recording and the sleep timer. `verses` are the start times of the verses in seconds. */
export function useRepeats(chapter: RecordedChapter, verses: readonly number[], speed: number) {
  const [repeat, setRepeat] = useState<Repeat>({ kind: 'off' });
  const [sleep, setSleep] = useState<Sleep>();
  const last = useRef(0);
  const returning = useRef(0);
  const key = recordingKey(placeOfChapter(chapter));
  useEffect(() => {
    setRepeat(({ kind }) => ({ kind: kind === 'chapter' ? kind : 'off' }));
    last.current = 0;
  }, [key]);
  useEffect(() => () => clearTimeout(returning.current), [key, repeat]);

  function moveTo(seconds: number, { seek }: Pick<Controls, 'seek'>): void {
    clearTimeout(returning.current);
    last.current = seconds;
    seek(seconds);
  }
  function onTime(seconds: number, controls: Controls): void {
    if (typeof sleep === 'object' && Date.now() >= sleep.at) {
      setSleep(undefined);
      return controls.pause();
    }
    const to = repeatsFrom(repeat, verses, last.current, seconds);
    if (to !== undefined) return moveTo(to, controls);
    last.current = seconds;
    // Time reports are too coarse to stop before the next verse is heard
    const part = repeatedPart(repeat, verses, seconds);
    clearTimeout(returning.current);
    if (!part || part.end - seconds > 1) return;
    const wait = ((part.end - seconds) * 1000) / speed;
    returning.current = setTimeout(() => moveTo(part.start, controls), wait) as unknown as number;
  }
  function onEnded(controls: Controls): boolean {
    const part = repeatedPart(repeat, verses, last.current);
    const isBedtime = sleep === 'end of chapter';
    if (isBedtime) setSleep(undefined);
    moveTo(part?.start ?? 0, controls);
    if (part && !isBedtime) controls.play();
    return !part && !isBedtime;
  }
  function dropExpiredTimer(): void {
    if (minutesLeft(sleep, Date.now()) === 0) setSleep(undefined);
  }
  return { repeat, setRepeat, sleep, setSleep, moveTo, onTime, onEnded, dropExpiredTimer };
}
