import '../../location.fixture.ts';
import { describe, expect, test } from 'bun:test';
import { hookValue } from '../../rendered.fixture.ts';
import { chapterOfRuth } from '../chapter.fixture.ts';
import { playbackProblem } from './playback.ts';
import { useRepeats } from './use-repeats.ts';

function recorder() {
  const asked: string[] = [];
  const controls = {
    seek: (seconds: number) => void asked.push(`seek ${seconds}`),
    play: () => void asked.push('play'),
    pause: () => void asked.push('pause'),
  };
  return { asked, controls };
}

const repeats = () => hookValue(() => useRepeats(chapterOfRuth(), [0, 5, 9], 1));

describe('without repeats and a timer', () => {
  test('playback goes on as time passes', () => {
    const { asked, controls } = recorder();
    const { onTime } = repeats();
    for (const seconds of [4, 4.5, 5, 5.5]) onTime(seconds, controls);
    expect(asked).toEqual([]);
  });

  test('the end of the recording returns to its start, and the next chapter may follow', () => {
    const { asked, controls } = recorder();
    expect(repeats().onEnded(controls)).toBe(true);
    expect(asked).toEqual(['seek 0']);
  });

  test('a move seeks', () => {
    const { asked, controls } = recorder();
    repeats().moveTo(7, controls);
    expect(asked).toEqual(['seek 7']);
  });
});

test('a recording that fails to load is explained by its host and the kind of the fault', () => {
  const [network, decode, source] = [2, 3, 4].map((code) =>
    playbackProblem(code, 'https://audio.example/ruth.mp3'),
  );
  for (const problem of [network, decode, source]) expect(problem).toContain('audio.example');
  expect(new Set([network, decode, source]).size).toBe(3);
  expect(playbackProblem(undefined, 'https://audio.example/ruth.mp3')).toBe(source!);
  expect(playbackProblem(2, '/audio/ruth.mp3')).not.toContain('null');
  expect(playbackProblem(2, '/audio/ruth.mp3')).not.toBe(network!);
});
