import { afterEach, describe, expect, test } from 'bun:test';
import { formatDate, formatDuration, formatList, formatSize, languageNameOf } from './formats.ts';
import { chosenLanguage } from './languages.ts';
import { languages } from './load-language.ts';
import { directionOf, formatNumber, interfaceScript, speak } from './strings.ts';
import * as english from './strings-en.ts';

const { audioText, recordText, searchText, studyText } = english;
const parts = Object.values(english);
const others = await Promise.all(
  languages.flatMap(({ code, load }) =>
    load ? [load().then((file) => ({ code: code as string, strings: file.default }))] : [],
  ),
);
type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
const textsOf = (strings: object, part: string) => (strings as Readonly<Record<string, Texts>>)[part]!;
const namesIn = (text: string) => [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name!).sort();
const formsOf = (text: string | Readonly<Record<string, string>>) =>
  typeof text === 'string' ? [text] : Object.values(text);

function speakIn(code: string, locale = code): void {
  speak({ locale, strings: others.find((each) => each.code === code)?.strings });
}

afterEach(() => speak({ locale: 'en', strings: undefined }));

test('ten languages are there, each by its own name', () => {
  expect(languages.map(({ code }) => code).sort()).toEqual([
    'ar',
    'en',
    'es',
    'fr',
    'he',
    'hi',
    'id',
    'pt',
    'sw',
    'zh',
  ]);
  expect(new Set(languages.map(({ name }) => name)).size).toBe(10);
  expect(parts.length).toBeGreaterThan(12);
});

describe.each(others)('the texts in $code', ({ code, strings }) => {
  test('are those of English, none more and none less', () => {
    const { isReviewed, unreviewed, how, ...own } = strings;
    expect(Object.keys(own).sort()).toEqual(parts.map(({ part }) => part as string).sort());
    for (const { part, english } of parts) {
      expect(Object.keys(textsOf(own, part))).toEqual(Object.keys(english));
    }
    expect([typeof isReviewed, unreviewed.length > 20, how.length > 3]).toEqual(['boolean', true, true]);
  });

  test('have the values that the English ones have', () => {
    const wrong = parts.flatMap(({ part, english }) =>
      Object.entries<string | Readonly<Record<string, string>>>(english).flatMap(([key, text]) => {
        const isPlural = typeof text !== 'string';
        const count = isPlural ? ['count'] : [];
        const expected = [...new Set([...formsOf(text).flatMap(namesIn), ...count])].sort();
        const given = textsOf(strings, part)[key]!;
        if (isPlural !== (typeof given !== 'string')) return [`${part}.${key}`];
        return (
          formsOf(given)
            .map(namesIn)
            // "One verse" may omit the number
            .filter((names) => {
              const all = [...new Set([...names, ...count])].sort();
              return all.join() !== expected.join();
            })
            .map((names) => `${part}.${key}: ${names.join()} in place of ${expected.join()}`)
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('have a form for each plural category of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    const plurals = parts.flatMap(({ part }) =>
      Object.values(textsOf(strings, part)).filter((text) => typeof text !== 'string'),
    );
    expect(plurals.length).toBeGreaterThan(20);
    for (const forms of plurals) expect(Object.keys(forms).sort()).toEqual([...pluralCategories].sort());
  });

  test('name a control by what is written on it, or more', () => {
    const [verse, keeping] = [textsOf(strings, 'verse'), textsOf(strings, 'keeping')];
    const pairs = [
      [verse.copyLink, verse.link],
      [verse.listenFromHere, verse.listen],
      [keeping.noteWritten, keeping.note],
    ];
    const wrong = pairs.filter(
      ([name, shown]) => !String(name).toLowerCase().includes(String(shown).toLowerCase()),
    );
    expect(wrong).toEqual([]);
  });

  test('are translated, without spaces at their ends', () => {
    const all = parts.flatMap(({ part, english }) =>
      Object.entries(textsOf(strings, part)).flatMap(([key, text]) =>
        formsOf(text).map((form) => ({ form, isEnglish: form === (english as Texts)[key] })),
      ),
    );
    expect(all.filter(({ form }) => form !== form.trim() || form === '')).toEqual([]);
    expect(all.filter(({ isEnglish }) => isEnglish).length).toBeLessThan(all.length * 0.06);
  });
});

describe('a text', () => {
  test('is filled with values, and a number as its language writes it', () => {
    expect(recordText('born', { year: '4 BC' })).toBe('born 4 BC');
    expect(searchText('more', { number: 1234 })).toBe('More (1,234)');
    speakIn('es');
    expect(studyText('moreOf', { number: 60, all: 12_345 })).toBe('60 más de 12.345');
    expect(audioText('timeOf', { time: '0:07', duration: '1:02' })).toBe('0:07 de 1:02');
    speakIn('ar');
    expect(formatNumber(1234)).toMatch(/^[0-9,.]+$/);
  });

  test('takes elements as values', () => {
    const element = { type: 'bdi' } as never;
    expect(searchText.rich('open', { reference: element })).toEqual(['Open ', element, '']);
  });

  test.each([
    ['en', [0, 1, 2], ['0 verses', '1 verse', '2 verses']],
    ['fr', [0, 1, 2, 1_000_000], ['0 verset', '1 verset', '2 versets', '1\u202f000\u202f000 de versets']],
    ['he', [1, 2, 3], ['פסוק אחד', 'שני פסוקים', '3 פסוקים']],
    ['ar', [0, 1, 2, 5, 11, 100], ['0 آية', 'آية واحدة', 'آيتان', '5 آيات', '11 آية', '100 آية']],
    ['id', [1, 2], ['1 ayat', '2 ayat']],
    ['zh', [1, 2], ['1 节', '2 节']],
  ] as const)('has the plural forms of %s', (code, counts, expected) => {
    speakIn(code);
    expect(counts.map((count) => searchText('verses', { count }))).toEqual([...expected]);
  });

  test('from right to left keeps what is filled in together, such as `John 3:16`', () => {
    speakIn('ar');
    expect(searchText('open', { reference: 'John 3:16' })).toBe('افتح \u2068John 3:16\u2069');
  });
});

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

describe('lists, dates, durations, sizes and names of languages', () => {
  const language = { language: 'deu', languageName: 'Deutsch', languageEnglishName: 'German' };
  const day = new Date(2026, 10, 22).getTime();

  test('are written in the language of the interface', () => {
    expect([formatList(['KJV', 'BSB']), formatDuration(40, 'day')]).toEqual(['KJV and BSB', '40 days']);
    expect(languageNameOf(language)).toBe('German');
    speakIn('fr');
    expect([formatList(['KJV', 'BSB']), formatDuration(40, 'day')]).toEqual(['KJV et BSB', '40\u00a0jours']);
    expect(formatDate(day, { dateStyle: 'full' })).toBe('dimanche 22 novembre 2026');
    expect(languageNameOf(language)).toBe('allemand');
    // An invalid code, which no browser can name
    expect(languageNameOf({ language: 'zzz1', languageEnglishName: 'Tongue' })).toBe('Tongue');
  });

  test('are written in the unit that fits', () => {
    const sizes = [1, 43_000, 99_600, 1_240_000, 43_400_000, 999_600_000, 1_250_000_000].map(formatSize);
    expect(sizes).toEqual(['1 kB', '43 kB', '0.1 MB', '1.2 MB', '43 MB', '1 GB', '1.3 GB'].map(unbroken));
    speakIn('fr');
    expect(formatSize(1_240_000)).toBe('1,2\u202fMo');
  });

  test('have the usual calendar and digits everywhere', () => {
    speakIn('ar', 'ar-SA');
    expect(formatDate(day, { year: 'numeric' })).toContain('2026');
  });
});

test.each([
  ['auto', ['pt-BR', 'en'], 'pt', 'pt-BR'],
  ['auto', ['de', 'fr-CA', 'en'], 'fr', 'fr-CA'],
  ['auto', ['iw-IL'], 'he', 'he'],
  ['auto', ['zh-TW'], 'zh', 'zh-Hans'],
  ['auto', ['cmn'], 'zh', 'zh-Hans'],
  ['auto', ['swh', 'en'], 'sw', 'sw'],
  ['auto', ['de', ''], 'en', 'en'],
  ['es', ['en-GB', 'es-MX'], 'es', 'es-MX'],
  ['hi', ['en'], 'hi', 'hi'],
  [undefined, ['en-GB'], 'en', 'en-GB'],
] as const)('for the choice %p and the languages %p it is %s', (choice, preferred, code, locale) => {
  expect(chosenLanguage(choice, preferred)).toEqual({ code, locale });
});

test('a choice that an older or newer reader kept is that of the browser', () => {
  expect(chosenLanguage('tlh' as never, ['id'])).toEqual({ code: 'id', locale: 'id' });
});

test('Arabic and Hebrew are read from right to left', () => {
  const rightToLeft = languages.map(({ code }) => code).filter((code) => directionOf(code) === 'rtl');
  expect(rightToLeft.sort()).toEqual(['ar', 'he']);
  speakIn('ar', 'ar-EG');
  expect(interfaceScript()).toEqual({ lang: 'ar-EG', dir: 'rtl' });
});
