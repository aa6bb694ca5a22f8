import { Html, html } from '../../lib/html.ts';
import ar from './check-texts/ar.json' with { type: 'json' };
import en from './check-texts/en.json' with { type: 'json' };
import es from './check-texts/es.json' with { type: 'json' };
import fr from './check-texts/fr.json' with { type: 'json' };
import he from './check-texts/he.json' with { type: 'json' };
import hi from './check-texts/hi.json' with { type: 'json' };
import id from './check-texts/id.json' with { type: 'json' };
import pt from './check-texts/pt.json' with { type: 'json' };
import sw from './check-texts/sw.json' with { type: 'json' };
import zh from './check-texts/zh.json' with { type: 'json' };

/** The texts of the page of a check in the languages of the reader. Missing texts appear in English. */
export const checkTexts: Readonly<Record<string, Readonly<Partial<typeof en>>>> = {
  ...{ id, en, es, fr, sw, pt, he, ar, hi, zh },
};

const names: Readonly<Record<string, string>> = {
  ...{ id: 'Bahasa Indonesia', en: 'English', es: 'Español', fr: 'Français', sw: 'Kiswahili' },
  ...{ pt: 'Português', he: 'עברית', ar: 'العربية', hi: 'हिन्दी', zh: '简体中文' },
};

export const checkTextsJson = new Html(JSON.stringify(checkTexts).replaceAll('<', '\\u003c'));

export const languageOptions: readonly Html[] = Object.entries(names).map(
  ([code, name]) => html`<option value="${code}" lang="${code}">${name}</option>`,
);

export function say(key: keyof typeof en): Html {
  return html`<span data-t="${key}">${en[key]}</span>`;
}

export function englishText(key: keyof typeof en): string {
  return en[key];
}

/** A number, which the script of the page writes in the usage of the language. */
export function shownNumber(number: number): Html {
  return html`<data value="${number}">${number.toLocaleString('en')}</data>`;
}
