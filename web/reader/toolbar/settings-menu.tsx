import { LanguageSetting } from '../language-setting.tsx';
import type { ChangeSettings, Settings } from '../settings.tsx';

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
  ['readingOn', 'Scroll on into the next chapter'],
  ['swipe', 'Swipe to turn the page'],
  ['plain', 'Screen reader: text without numbers and notes'],
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
      <LanguageSetting chosen={settings.language} onChoose={(language) => change({ language })} />
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
