import { useEffect } from 'preact/hooks';
import { useRemembered } from './remembered.ts';

/** How the text is shown; remembered on the device. */
export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark';
  /** Text size in steps from the usual one: -2 to 5. */
  readonly size: number;
  readonly redLetters: boolean;
  readonly verseNumbers: boolean;
  readonly notes: boolean;
  readonly versePerLine: boolean;
  /** Words with annotations can be pressed; a screen reader reads more smoothly without. */
  readonly words: boolean;
  /** Under each word of an annotated text stand its meaning and its form. */
  readonly interlinear: boolean;
}

const usual: Settings = {
  theme: 'auto',
  size: 0,
  redLetters: true,
  verseNumbers: true,
  notes: true,
  versePerLine: false,
  words: true,
  interlinear: false,
};

export type ChangeSettings = (change: Partial<Settings>) => void;

export function useSettings(): [Settings, ChangeSettings] {
  const [settings, change] = useRemembered('settings', usual);
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    if (settings.theme === 'auto') delete dataset.theme;
    else dataset.theme = settings.theme;
    style.setProperty('--text-size', `${1.1875 * 1.125 ** settings.size}rem`);
  }, [settings]);
  return [settings, change];
}

interface SettingsMenuProps {
  readonly settings: Settings;
  readonly change: ChangeSettings;
}

const themes = ['auto', 'light', 'dark'] as const;
const switches = [
  ['redLetters', 'Words of Jesus in red'],
  ['verseNumbers', 'Verse numbers'],
  ['notes', 'Notes'],
  ['versePerLine', 'One verse per line'],
  ['words', 'Explain words when pressed'],
  ['interlinear', 'Meaning and form under each word'],
] as const;
const smallest = -2;
const largest = 5;

export function SettingsMenu({ settings, change }: SettingsMenuProps) {
  const { size } = settings;
  return (
    <div class="settings">
      <fieldset>
        <legend>Text size</legend>
        <button type="button" disabled={size <= smallest} onClick={() => change({ size: size - 1 })}>
          <span aria-hidden="true">A−</span>
          <span class="hidden">Smaller</span>
        </button>
        <button type="button" disabled={size >= largest} onClick={() => change({ size: size + 1 })}>
          <span aria-hidden="true">A+</span>
          <span class="hidden">Larger</span>
        </button>
      </fieldset>
      <fieldset>
        <legend>Theme</legend>
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              checked={settings.theme === theme}
              onChange={() => change({ theme })}
            />
            {theme === 'auto' ? 'system' : theme}
          </label>
        ))}
      </fieldset>
      {switches.map(([name, label]) => (
        <label key={name} class="switch">
          <input
            type="checkbox"
            checked={settings[name]}
            onChange={() => change({ [name]: !settings[name] })}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
