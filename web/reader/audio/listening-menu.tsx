import { type AudioChoices, speeds } from './use-audio-choices.ts';

interface ListeningMenuProps {
  readonly readers: readonly string[];
  readonly reader: string;
  readonly choices: AudioChoices;
  readonly change: (change: Partial<AudioChoices>) => void;
}

/** Who reads aloud, how fast, and whether the next chapter follows. */
export function ListeningMenu({ readers, reader, choices, change }: ListeningMenuProps) {
  return (
    <div class="listening">
      <label>
        Reader
        <select value={reader} onChange={({ currentTarget }) => change({ reader: currentTarget.value })}>
          {readers.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <label>
        Speed
        <select
          value={choices.speed}
          onChange={({ currentTarget }) => change({ speed: Number(currentTarget.value) })}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={choices.goesOn}
          onChange={() => change({ goesOn: !choices.goesOn })}
        />
        Go on with the next chapter
      </label>
    </div>
  );
}
