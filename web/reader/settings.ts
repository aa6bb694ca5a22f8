import { useEffect, useState } from 'preact/hooks';
import { remember, rememberedMembers } from './remembered.ts';

/** How somebody likes to read; kept on their device. */
export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark';
  /** Of the text, in steps from the usual size: -2 to 5. */
  readonly size: number;
  readonly redLetters: boolean;
  readonly verseNumbers: boolean;
  readonly notes: boolean;
  readonly versePerLine: boolean;
  /** Words with annotations can be pressed; a screen reader reads on more smoothly without. */
  readonly words: boolean;
}

const usual: Settings = {
  theme: 'auto',
  size: 0,
  redLetters: true,
  verseNumbers: true,
  notes: true,
  versePerLine: false,
  words: true,
};
const name = 'settings';

export type ChangeSettings = (change: Partial<Settings>) => void;

export function useSettings(): [Settings, ChangeSettings] {
  const [settings, setSettings] = useState<Settings>(() => ({ ...usual, ...rememberedMembers(name) }));
  useEffect(() => {
    remember(name, JSON.stringify(settings));
    const { dataset, style } = document.documentElement;
    if (settings.theme === 'auto') delete dataset.theme;
    else dataset.theme = settings.theme;
    style.setProperty('--text-size', `${1.1875 * 1.125 ** settings.size}rem`);
  }, [settings]);
  return [settings, (change) => setSettings((before) => ({ ...before, ...change }))];
}
