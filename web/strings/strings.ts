/** Looks up texts in the language of the interface, fills in values and selects plural forms. */
import type { ComponentChildren } from 'preact';

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

type PartTexts = Readonly<Record<string, string | PluralForms>>;

/** A test compares the names of the values with the placeholders, because the type of a JSON file has only its keys. */
type Values<Text, Value> = Text extends string
  ? [values?: Readonly<Record<string, Value>>]
  : [values: Readonly<Record<string, Value>> & { readonly count: number }];

/** Returns a text of one part in the current language. Numbers are formatted for that language. */
interface Part<Name extends string, Texts extends PartTexts> {
  <Key extends keyof Texts>(key: Key, ...values: Values<Texts[Key], string | number>): string;
  readonly rich: <Key extends keyof Texts>(
    key: Key,
    ...values: Values<Texts[Key], ComponentChildren>
  ) => ComponentChildren[];
  readonly english: Texts;
  readonly part: Name;
}

type Strings = Readonly<Record<string, Readonly<Record<string, PartTexts[string]>> | undefined>>;

interface SpokenLanguage {
  /** Includes the user's preferred region, which determines date formats: `es-MX`. */
  readonly locale: string;
  /** Undefined for English, because each script contains its English texts. */
  readonly strings: object | undefined;
}

let spoken: SpokenLanguage = { locale: 'en', strings: undefined };

/** Sets the language of all texts. Rendered texts do not change until they are rendered again. */
export function speak(language: SpokenLanguage): void {
  spoken = language;
}

export function spokenLanguage(): SpokenLanguage {
  return spoken;
}

export function interfaceScript(): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  return { lang: spoken.locale, dir: directionOf(spoken.locale) };
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^(?:ar|he)\b/.test(language) ? 'rtl' : 'ltr';
}

export function part<const Name extends string, const Texts extends PartTexts>(
  name: Name,
  english: Texts,
): Part<Name, Texts> {
  type Given = Readonly<Record<string, ComponentChildren>>;
  const pieces = (key: keyof Texts, values: Given = {}): ComponentChildren[] => {
    const strings = spoken.strings as Strings | undefined;
    const translated = strings?.[name]?.[key as string];
    const text = translated ?? english[key]!;
    const form =
      typeof text === 'string'
        ? text
        : (text[new Intl.PluralRules(translated ? spoken.locale : 'en').select(Number(values.count))] ??
          text.other);
    return form.split(/\{(\w+)\}/).map((piece, index) => {
      if (index % 2 === 0) return piece;
      const value = values[piece];
      if (typeof value === 'number') return formatNumber(value);
      // Bidi isolation (FSI, PDI) keeps the character order of the value independent of the text
      return typeof value === 'string' && /\p{L}/u.test(value) && directionOf(spoken.locale) === 'rtl'
        ? `\u2068${value}\u2069`
        : value;
    });
  };
  const say = (key: keyof Texts, values?: Given) => pieces(key, values).join('');
  return Object.assign(say, { rich: pieces, english, part: name }) as unknown as Part<Name, Texts>;
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(spoken.locale, { numberingSystem: 'latn' }).format(value);
}
