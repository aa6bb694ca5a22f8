import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { serviceRoot } from '../../service/service-root.ts';
import { hasPart, site } from '../../service/site.ts';
import { formatNumber } from '../../strings/strings.ts';
import { settingsText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { LanguageSetting } from '../language-setting.tsx';
import { faces, textSize } from '../look.ts';
import type { ChangeSettings, Settings } from '../settings.tsx';
import styles from './settings.css' with { type: 'text' };

interface SettingsMenuProps {
  readonly settings: Settings;
  readonly change: ChangeSettings;
}

const shown = ['verseNumbers', 'notes', 'redLetters', 'versePerLine', 'interlinear', 'justified'] as const;
const behaviour = ['words', 'wordFirst', 'readingOn', 'swipe', 'plain'] as const;
const leadings = [
  { value: 1.4, name: 'tight', drawing: 'M2 5h16M2 10h16M2 15h16' },
  { value: 1.65, name: 'normal', drawing: 'M2 3.5h16M2 10h16M2 16.5h16' },
  { value: 2, name: 'loose', drawing: 'M2 2h16M2 18h16' },
] as const;
const measures = [
  { value: 32, name: 'narrow', drawing: 'M7 4h6M7 8h6M7 12h6M7 16h4' },
  { value: 40, name: 'normal', drawing: 'M4 4h12M4 8h12M4 12h12M4 16h8' },
  { value: 54, name: 'wide', drawing: 'M1 4h18M1 8h18M1 12h18M1 16h11' },
] as const;
const typefaces = [
  { value: 'book', name: 'bookFace' },
  { value: 'device', name: 'deviceFace' },
  { value: 'plain', name: 'plainFace' },
] as const;
const themes = ['auto', 'light', 'sepia', 'dark'] as const;

export function SettingsMenu({ settings, change }: SettingsMenuProps) {
  useStyle(styles);
  const { leading, measure, face, theme } = settings;
  return (
    <div class="settings">
      <Sample />
      <TextSize size={settings.size} change={change} />
      <Choices legend={settingsText('theme')} chosen={theme} onChoose={(value) => change({ theme: value })}>
        {themes.map((value) => ({
          value,
          label: settingsText(value),
          sign: <span class={`theme-sign ${value}`} aria-hidden="true" />,
        }))}
      </Choices>
      <Choices legend={settingsText('typeface')} chosen={face} onChoose={(value) => change({ face: value })}>
        {typefaces.map(({ value, name }) => ({
          value,
          label: settingsText(name),
          sign: (
            <span
              class="face-sign"
              style={`font-family: ${faces[value] || 'var(--serif)'}`}
              aria-hidden="true"
            >
              Aa
            </span>
          ),
        }))}
      </Choices>
      <div class="side-by-side">
        <Choices
          legend={settingsText('lineHeight')}
          chosen={leading}
          onChoose={(value) => change({ leading: value })}
        >
          {drawn(leadings)}
        </Choices>
        <Choices
          legend={settingsText('width')}
          chosen={measure}
          onChoose={(value) => change({ measure: value })}
        >
          {drawn(measures)}
        </Choices>
      </div>
      <Switches legend={settingsText('whatIsShown')} names={shown} {...{ settings, change }} />
      <Switches legend={settingsText('behaviour')} names={behaviour} {...{ settings, change }} />
      <LanguageSetting chosen={settings.language} onChoose={(language) => change({ language })} />
      <button
        type="button"
        class="chip keys-button"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          dispatchEvent(new Event('scriptorium-keys'));
        }}
      >
        {settingsText('keys')}
      </button>
      <SiteLinks />
    </div>
  );
}

/** The first words in view, in the chosen look; on a phone, the panel covers the text itself. */
function Sample() {
  const [sample] = useState(() => {
    const top = 64;
    const verses = [...document.querySelectorAll('.scripture .verse')];
    const verse = verses.find((each) => each.getBoundingClientRect().top > top) ?? verses[0];
    const copy = verse?.cloneNode(true) as Element | undefined;
    for (const sign of copy?.querySelectorAll('.number, .caller, .hidden, .own-sign, .under') ?? [])
      sign.remove();
    const of = verse?.closest<HTMLElement>('.scripture');
    const dir = of?.dir === 'rtl' ? 'rtl' : 'ltr';
    return { text: copy?.textContent?.trim(), class: of?.className, lang: of?.lang, dir } as const;
  });
  const { text, class: name, lang, dir } = sample;
  if (!text) return null;
  return (
    <p class={`sample ${name?.replace('scripture', '')}`} {...{ lang, dir }} aria-hidden="true">
      {text}
    </p>
  );
}

const minSize = -2;
const maxSize = 5;

function TextSize({ size, change }: { readonly size: number; readonly change: ChangeSettings }) {
  const step = (by: -1 | 1) => (
    <button
      type="button"
      disabled={by < 0 ? size <= minSize : size >= maxSize}
      onClick={() => change({ size: size + by })}
    >
      <span class={by < 0 ? 'small' : 'large'} aria-hidden="true">
        A
      </span>
      <span class="hidden">{settingsText(by < 0 ? 'smaller' : 'larger')}</span>
    </button>
  );
  return (
    <fieldset>
      <legend>{settingsText('textSize')}</legend>
      <div class="text-size" dir="ltr">
        {step(-1)}
        <output aria-live="polite">
          {formatNumber(Math.round((textSize(size) / textSize(0)) * 100))}&#x202f;%
        </output>
        {step(1)}
      </div>
    </fieldset>
  );
}

interface ChoicesProps<Value> {
  readonly legend: string;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly children: readonly {
    readonly value: Value;
    readonly label: string;
    readonly sign: ComponentChildren;
    readonly isHidden?: boolean;
  }[];
}

function Choices<Value extends string | number>({ legend, chosen, onChoose, children }: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="choices">
        {children.map(({ value, label, sign, isHidden = false }) => (
          <label key={value} title={isHidden ? label : undefined}>
            <input type="radio" name={legend} checked={value === chosen} onChange={() => onChoose(value)} />
            {sign}
            <span class={isHidden ? 'hidden' : ''}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type DrawnChoice = (typeof leadings)[number] | (typeof measures)[number];

function drawn<Choice extends DrawnChoice>(list: readonly Choice[]) {
  return list.map(({ value, name, drawing }) => ({
    value: value as Choice['value'],
    label: settingsText(name),
    sign: <Drawing path={drawing} />,
    isHidden: true,
  }));
}

function Drawing({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

type Switch = (typeof shown)[number] | (typeof behaviour)[number];

interface SwitchesProps extends SettingsMenuProps {
  readonly legend: string;
  readonly names: readonly Switch[];
}

function Switches({ legend, names, settings, change }: SwitchesProps) {
  return (
    <fieldset class="switches">
      <legend>{legend}</legend>
      {names.filter(isOffered).map((name) => (
        <label key={name} class="switch">
          {settingsText(name)}
          <input
            type="checkbox"
            checked={settings[name]}
            onChange={() => change({ [name]: !settings[name] })}
          />
        </label>
      ))}
    </fieldset>
  );
}

function isOffered(name: Switch): boolean {
  return hasPart('words') || !['words', 'wordFirst', 'interlinear'].includes(name);
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
