import { serviceRoot } from '../../service/service-root.ts';
import { hasPart, site } from '../../service/site.ts';
import { settingsText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { LanguageSetting } from '../language-setting.tsx';
import type { ChangeSettings, Settings } from '../settings.tsx';
import styles from './settings.css' with { type: 'text' };

interface SettingsMenuProps {
  readonly settings: Settings;
  readonly change: ChangeSettings;
}

const themes = ['auto', 'light', 'dark'] as const;
const switches = [
  'redLetters',
  'verseNumbers',
  'notes',
  'versePerLine',
  'words',
  'interlinear',
  'readingOn',
  'swipe',
  'plain',
] as const;
const smallest = -2;
const largest = 5;

export function SettingsMenu({ settings, change }: SettingsMenuProps) {
  useStyle(styles);
  const { size } = settings;
  return (
    <div class="settings">
      <fieldset>
        <legend>{settingsText('textSize')}</legend>
        <button type="button" disabled={size <= smallest} onClick={() => change({ size: size - 1 })}>
          <span aria-hidden="true" dir="ltr">
            A−
          </span>
          <span class="hidden">{settingsText('smaller')}</span>
        </button>
        <button type="button" disabled={size >= largest} onClick={() => change({ size: size + 1 })}>
          <span aria-hidden="true" dir="ltr">
            A+
          </span>
          <span class="hidden">{settingsText('larger')}</span>
        </button>
      </fieldset>
      <fieldset>
        <legend>{settingsText('theme')}</legend>
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              checked={settings.theme === theme}
              onChange={() => change({ theme })}
            />
            {settingsText(theme)}
          </label>
        ))}
      </fieldset>
      <LanguageSetting chosen={settings.language} onChoose={(language) => change({ language })} />
      {switches.filter(isOffered).map((name) => (
        <label key={name} class="switch">
          <input
            type="checkbox"
            checked={settings[name]}
            onChange={() => change({ [name]: !settings[name] })}
          />
          {settingsText(name)}
        </label>
      ))}
      <SiteLinks />
    </div>
  );
}

function isOffered(name: (typeof switches)[number]): boolean {
  return hasPart('words') || (name !== 'words' && name !== 'interlinear');
}

export function SiteLinks() {
  const links = site.links ?? [];
  const hasExplorer = hasPart('explorer');
  if (links.length === 0 && !hasExplorer) return null;
  return (
    <p class="site-links">
      {links.map(({ text, url }) => (
        <a key={url} href={url} dir="auto">
          {text}
        </a>
      ))}
      {hasExplorer && <a href={`${serviceRoot()}docs`}>{settingsText('apiForDevelopers')}</a>}
    </p>
  );
}
