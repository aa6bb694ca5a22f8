import { clockTime } from './clock-time.ts';
import type { Playback } from './use-playback.ts';

interface PositionSliderProps {
  readonly playback: Playback;
  /** That is heard at the position. */
  readonly verse: number | undefined;
}

/** Where in the audio one is; it can be moved as soon as it is known how long the audio is. */
export function PositionSlider({ playback: { time, duration, seek }, verse }: PositionSliderProps) {
  const spoken = `${clockTime(time)} of ${clockTime(duration ?? 0)}${verse ? `, verse ${verse}` : ''}`;
  return (
    <div class="position">
      <span class="clock">{clockTime(time)}</span>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={spoken}
        min={0}
        max={Math.ceil(duration ?? 1)}
        step={1}
        value={duration === undefined ? 0 : time}
        disabled={duration === undefined}
        onInput={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
      />
      <span class="clock end">{duration === undefined ? '–:––' : clockTime(duration)}</span>
    </div>
  );
}
