import { rememberedMembers } from '../browser/remembered.ts';
import { chosenLanguage, type LanguageChoice } from '../strings/languages.ts';
import { directionOf } from '../strings/strings.ts';

export const settingsName = 'settings';

export interface Look {
  readonly theme: 'auto' | 'light' | 'dark';
  /** Text size in steps from the default: -2 to 5. */
  readonly size: number;
}

export function applyLook({ theme, size }: Look): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
  style.setProperty('--text-size', `${1.1875 * 1.125 ** size}rem`);
}

/** Applies the remembered look and reading direction before the reader has started. */
export function applyRememberedLook(): void {
  const defaults: Look = { theme: 'auto', size: 0 };
  const settings: Look & { readonly language?: LanguageChoice } = {
    ...defaults,
    ...rememberedMembers(settingsName),
  };
  applyLook(settings);
  const { locale } = chosenLanguage(settings.language, navigator.languages);
  document.documentElement.dataset.reads = directionOf(locale);
}
