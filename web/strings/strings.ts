/** How texts of the interface are looked up, filled and counted in the language that was chosen. `strings-en.ts` has the texts. */
import type { ComponentChildren } from 'preact';

/** Texts whose choice depends on a number, by the plural categories of a language. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The texts of one part of the interface. What stands in braces is filled with a value of that name. */
type PartTexts = Readonly<Record<string, string | PluralForms>>;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Names<Text> = Text extends { readonly other: infer Other } ? 'count' | NamesIn<Other> : NamesIn<Text>;

type Values<Text, Value> = [Names<Text>] extends [never]
  ? []
  : [
      values: { readonly [Name in Names<Text>]: Name extends 'count' ? number : Value } & {
        readonly count?: number;
      },
    ];

/** Says a text of one part in the language that was chosen. Numbers are written as that language writes them. */
export interface Part<Name extends string, Texts extends PartTexts> {
  <Key extends keyof Texts>(key: Key, ...values: Values<Texts[Key], string | number>): string;
  /** The same with elements as values. */
  readonly rich: <Key extends keyof Texts>(
    key: Key,
    ...values: Values<Texts[Key], ComponentChildren>
  ) => ComponentChildren[];
  /** The English texts, by which others are checked. */
  readonly english: Texts;
  readonly part: Name;
}

/** What is said in a language other than English, by part. */
type Strings = Readonly<Record<string, PartTexts>>;

interface SpokenLanguage {
  /** With the region that somebody prefers, which decides how dates are written: `es-MX`. */
  readonly locale: string;
  /** Undefined for English, whose texts each script has in itself. */
  readonly strings: object | undefined;
}

let spoken: SpokenLanguage = { locale: 'en', strings: undefined };

/** From now on, all texts are in this language. What is shown already has to be rendered again. */
export function speak(language: SpokenLanguage): void {
  spoken = language;
}

/** The language that is spoken now. */
export function spokenLanguage(): SpokenLanguage {
  return spoken;
}

/** Attributes of an element with texts of the interface, within a text in another language. */
export function interfaceScript(): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  return { lang: spoken.locale, dir: directionOf(spoken.locale) };
}

/** The direction of the languages that the interface speaks. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^(?:ar|he)\b/.test(language) ? 'rtl' : 'ltr';
}

/** A part of the interface with its English texts. */
export function part<const Name extends string, const Texts extends PartTexts>(
  name: Name,
  english: Texts,
): Part<Name, Texts> {
  type Given = Readonly<Record<string, ComponentChildren>>;
  const pieces = (key: keyof Texts, values: Given = {}): ComponentChildren[] => {
    const strings = spoken.strings as Strings | undefined;
    const text = strings?.[name]?.[key as string] ?? english[key]!;
    const form =
      typeof text === 'string'
        ? text
        : (text[new Intl.PluralRules(spoken.locale).select(Number(values.count))] ?? text.other);
    return form.split(/\{(\w+)\}/).map((piece, index) => {
      if (index % 2 === 0) return piece;
      const value = values[piece];
      if (typeof value === 'number') return formatNumber(value);
      // A name in other letters keeps its own order among those of the text
      return typeof value === 'string' && /\p{L}/u.test(value) && directionOf(spoken.locale) === 'rtl'
        ? `\u2068${value}\u2069`
        : value;
    });
  };
  const say = (key: keyof Texts, values?: Given) => pieces(key, values).join('');
  return Object.assign(say, { rich: pieces, english, part: name }) as unknown as Part<Name, Texts>;
}

/** `1,234`, with the digits that the texts have for their verses. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(spoken.locale, { numberingSystem: 'latn' }).format(value);
}
