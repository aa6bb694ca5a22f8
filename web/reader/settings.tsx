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
  /** Numbers and notes are kept from screen readers, so that sentences are read without a break. */
  readonly plain: boolean;
  /** A swipe turns the page. */
  readonly swipe: boolean;
  /** The next chapter follows where one ends. */
  readonly readingOn: boolean;
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
  plain: false,
  swipe: true,
  readingOn: true,
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
