import { chosenLanguage, type LanguageChoice } from '../strings/languages.ts';
import { directionOf } from '../strings/strings.ts';
import { rememberedMembers } from './remembered.ts';

/** The name under which settings are remembered. */
export const settingsName = 'settings';

/** The settings that change how the whole page looks. */
export interface Look {
  readonly theme: 'auto' | 'light' | 'dark';
  /** Text size in steps from the usual one: -2 to 5. */
  readonly size: number;
}

/** Gives the page its colours and the size of its text. */
export function applyLook({ theme, size }: Look): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
  style.setProperty('--text-size', `${1.1875 * 1.125 ** size}rem`);
}

/** Before the reader has started: the look that this device remembers, and from which side its language is read. */
export function applyRememberedLook(): void {
  const usual: Look = { theme: 'auto', size: 0 };
  const settings: Look & { readonly language?: LanguageChoice } = {
    ...usual,
    ...rememberedMembers(settingsName),
  };
  applyLook(settings);
  const { locale } = chosenLanguage(settings.language, navigator.languages);
  document.documentElement.dataset.reads = directionOf(locale);
}
