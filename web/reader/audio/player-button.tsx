const drawings = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h4v14H7zM13 5h4v14h-4z',
  back: 'M6 6h2v12H6zM18 6v12l-9-6z',
  forward: 'M16 6h2v12h-2zM6 6v12l9-6z',
} as const;

interface PlayerButtonProps {
  readonly drawing: keyof typeof drawings;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

export function PlayerButton({ drawing, label, isDisabled = false, onClick }: PlayerButtonProps) {
  return (
    <button
      type="button"
      class={`player-button ${drawing}`}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={drawings[drawing]} fill="currentColor" />
      </svg>
    </button>
  );
}
