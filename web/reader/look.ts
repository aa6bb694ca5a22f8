import { rememberedMembers } from '../browser/remembered.ts';
import { chosenLanguage, type LanguageChoice } from '../strings/languages.ts';
import { directionOf } from '../strings/strings.ts';

export const settingsName = 'settings';

export interface Look {
  readonly theme: 'auto' | 'light' | 'sepia' | 'dark';
  /** Text size in steps from the default: -2 to 5. */
  readonly size: number;
  /** Line height as a multiple of the text size. */
  readonly leading: number;
  /** Maximum width of the text in rem. */
  readonly measure: number;
  readonly face: 'book' | 'device' | 'plain';
  readonly justified: boolean;
}

export const defaultLook: Look = {
  theme: 'auto',
  size: 0,
  leading: 1.65,
  measure: 40,
  face: 'book',
  justified: false,
};

export function textSize(size: number): number {
  return 1.1875 * 1.125 ** size;
}

export const faces = { book: '', device: 'A, B, C, D, serif', plain: 'var(--names)' } as const;

export function applyLook({ theme, size, leading, measure, face, justified }: Look): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
  const set = (name: string, value: string) => style.setProperty(`--${name}`, value);
  set('text-size', `${textSize(size)}rem`);
  set('leading', `${leading}`);
  set('measure', `${measure}rem`);
  set('face', faces[face]);
  set('align', justified ? 'justify' : '');
  set('hyphens', justified ? 'auto' : '');
}

export function applyRememberedLook(): void {
  const settings: Look & { readonly language?: LanguageChoice } = {
    ...defaultLook,
    ...rememberedMembers(settingsName),
  };
  applyLook(settings);
  const { locale } = chosenLanguage(settings.language, navigator.languages);
  document.documentElement.dataset.reads = directionOf(locale);
}
