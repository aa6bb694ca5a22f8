import type { ComponentChildren } from 'preact';
import { audioText } from '../../strings/texts.ts';
import type { Playback } from './playback.ts';

const drawings = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h4v14H7zM13 5h4v14h-4z',
  back: 'M6 6h2v12H6zM18 6v12l-9-6z',
  forward: 'M16 6h2v12h-2zM6 6v12l9-6z',
} as const;

interface PlayerButtonProps {
  readonly drawing: keyof typeof drawings;
  readonly label: string;
  readonly onClick: () => void;
}

export function PlayerButton({ drawing, label, onClick }: PlayerButtonProps) {
  return (
    <button
      type="button"
      class={`player-button ${drawing}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={drawings[drawing]} fill="currentColor" />
      </svg>
    </button>
  );
}

interface PositionSliderProps {
  readonly playback: Pick<Playback, 'time' | 'duration' | 'seek'>;
  readonly verse: number | undefined;
  readonly children: ComponentChildren;
}

export function PositionSlider({ playback, verse, children }: PositionSliderProps) {
  const { time, duration, seek } = playback;
  const at = { time: clockTime(time), duration: clockTime(duration ?? 0) };
  const spoken = verse ? audioText('timeInVerse', { ...at, verse }) : audioText('timeOf', at);
  return (
    <div class="position">
      <span class="clock">{clockTime(time)}</span>
      <div class="track">
        {children}
        <input
          type="range"
          aria-label={audioText('position')}
          aria-valuetext={spoken}
          min={0}
          max={Math.ceil(duration ?? 1)}
          step={1}
          value={duration === undefined ? 0 : time}
          disabled={duration === undefined}
          onInput={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
        />
      </div>
      <span class="clock end">{duration === undefined ? '–:––' : clockTime(duration)}</span>
    </div>
  );
}

export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
