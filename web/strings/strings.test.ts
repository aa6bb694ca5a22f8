import { afterEach, describe, expect, test } from 'bun:test';
import { formatDate, formatDuration, formatList, formatSize, languageNameOf } from './formats.ts';
import { chosenLanguage, type Translation } from './languages.ts';
import { languages } from './load-language.ts';
import { missingTexts, missingTextsReport } from './missing-texts.ts';
import { directionOf, formatNumber, interfaceScript, part, speak } from './strings.ts';
import english from './strings-en.json';
import * as texts from './texts.ts';

const { audioText, recordText, searchText, studyText } = texts;
const parts = Object.entries<Texts>(english);
const others = await Promise.all(
  languages.flatMap(({ code, load }) =>
    load ? [load().then((file) => ({ code: code as string, strings: file.default as object }))] : [],
  ),
);
type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
const textsOf = (strings: object, part: string) => (strings as Readonly<Record<string, Texts>>)[part] ?? {};
const namesIn = (text: string) => [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name!).sort();
const formsOf = (text: string | Readonly<Record<string, string>>) =>
  typeof text === 'string' ? [text] : Object.values(text);

function speakIn(code: string, locale = code): void {
  speak({ locale, strings: others.find((each) => each.code === code)?.strings });
}

afterEach(() => speak({ locale: 'en', strings: undefined }));

test('there are ten languages, each with its native name', () => {
  const codes = languages.map(({ code }) => code).sort();
  expect(codes.join(' ')).toBe('ar en es fr he hi id pt sw zh');
  expect(new Set(languages.map(({ name }) => name)).size).toBe(10);
});

test('each part of the English texts can be imported', () => {
  expect(
    Object.values(texts)
      .map((each) => each.part as string)
      .sort(),
  ).toEqual(Object.keys(english).sort());
  for (const { part, english: own } of Object.values(texts)) expect(own as object).toEqual(english[part]);
});

test('missing texts are reported by language', async () => {
  const report = await missingTextsReport();
  console.log(report);
  expect(report.split('\n')).toHaveLength(10);
  const { page, ...rest } = english;
  const { close, ...restOfPage } = page;
  expect(missingTexts({ ...rest, page: restOfPage })).toEqual(['page.close']);
  expect(missingTexts(rest)).toHaveLength(Object.keys(page).length);
});

test('a missing text appears in English, with the English plural forms', () => {
  const fruitText = part('fruit', {
    apple: 'Apple',
    apples: { one: '{count} apple', other: '{count} apples' },
  });
  const say = (strings: object) => {
    speak({ locale: 'fr', strings });
    return [fruitText('apple'), fruitText('apples', { count: 0 })];
  };
  expect(say({})).toEqual(['Apple', '0 apples']);
  expect(say({ fruit: { apple: 'Pomme' } })).toEqual(['Pomme', '0 apples']);
  expect(say({ fruit: { apples: { one: '{count} pomme', other: '{count} pommes' } } })).toEqual([
    'Apple',
    '0 pomme',
  ]);
});

describe.each([{ code: 'en', strings: english }, ...others])('the texts in $code', ({ code, strings }) => {
  test('are texts that exist in English', () => {
    const meta = ['isReviewed', 'unreviewed', 'how'];
    const unknown = Object.keys(strings).flatMap((part) =>
      Object.keys(textsOf(strings, part))
        .filter((key) => textsOf(english, part)[key] === undefined)
        .map((key) => `${part}.${key}`),
    );
    expect(Object.keys(strings).filter((name) => !(name in english || meta.includes(name)))).toEqual([]);
    expect(unknown.filter((name) => !meta.includes(name.split('.')[0]!))).toEqual([]);
  });

  test('have the placeholders of the English texts', () => {
    const wrong = parts.flatMap(([part, englishTexts]) =>
      Object.entries(textsOf(strings, part)).flatMap(([key, given]) => {
        const text = englishTexts[key]!;
        const isPlural = typeof text !== 'string';
        if (isPlural !== (typeof given !== 'string')) return [`${part}.${key}: one form or several`];
        const namesOf = (form: string) => {
          const names = [...namesIn(form), ...(isPlural ? ['count'] : [])];
          return [...new Set(names)].sort().join();
        };
        const expected = namesOf(formsOf(text).join(' '));
        return formsOf(given)
          .filter((form) => namesOf(form) !== expected)
          .map((form) => `${part}.${key}: "${form}" needs ${expected}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('have a form for each plural category of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    const plurals = parts.flatMap(([part]) =>
      Object.values(textsOf(strings, part)).filter((text) => typeof text !== 'string'),
    );
    expect(plurals.length).toBeGreaterThan(20);
    for (const forms of plurals) expect(Object.keys(forms).sort()).toEqual([...pluralCategories].sort());
  });

  test('have no spaces at their ends', () => {
    const forms = parts.flatMap(([part]) => Object.values(textsOf(strings, part)).flatMap(formsOf));
    expect(forms.filter((form) => form !== form.trim() || form === '')).toEqual([]);
  });
});

describe.each(others)('the translation into $code', ({ strings }) => {
  test('says whether a speaker has reviewed it', () => {
    const { isReviewed, unreviewed, how } = strings as Translation;
    expect([typeof isReviewed, unreviewed.length > 20, how.length > 3]).toEqual(['boolean', true, true]);
  });

  test('names a control by its visible text, or a longer one', () => {
    const [verse, keeping] = [textsOf(strings, 'verse'), textsOf(strings, 'keeping')];
    const pairs = [
      [verse.copyLink, verse.link],
      [verse.listenFromHere, verse.listen],
      [keeping.noteWritten, keeping.note],
    ];
    const wrong = pairs.filter(
      ([name, shown]) => name && shown && !String(name).toLowerCase().includes(String(shown).toLowerCase()),
    );
    expect(wrong).toEqual([]);
  });

  test('differs from the English texts', () => {
    const same = parts.flatMap(([part, englishTexts]) =>
      Object.entries(textsOf(strings, part)).filter(([key, text]) => text === englishTexts[key]),
    );
    expect(same.length).toBeLessThan(25);
  });
});

describe('a text', () => {
  test('has its values filled in, with numbers formatted for the language', () => {
    expect(recordText('born', { year: '4 BC' })).toBe('born 4 BC');
    expect(searchText('more', { number: 1234 })).toBe('More (1,234)');
    speakIn('es');
    expect(studyText('moreOf', { number: 60, all: 12_345 })).toBe('60 más de 12.345');
    expect(audioText('timeOf', { time: '0:07', duration: '1:02' })).toBe('0:07 de 1:02');
    speakIn('ar');
    expect(formatNumber(1234)).toMatch(/^[0-9,.]+$/);
  });

  test('accepts elements as values', () => {
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

  test('in a right-to-left language isolates values such as `John 3:16`', () => {
    speakIn('ar');
    expect(searchText('open', { reference: 'John 3:16' })).toBe('افتح \u2068John 3:16\u2069');
  });
});

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

describe('lists, dates, durations, sizes and names of languages', () => {
  const language = { language: 'deu', languageName: 'Deutsch', languageEnglishName: 'German' };
  const day = new Date(2026, 10, 22).getTime();

  test('are in the language of the interface', () => {
    expect([formatList(['KJV', 'BSB']), formatDuration(40, 'day')]).toEqual(['KJV and BSB', '40 days']);
    expect(languageNameOf(language)).toBe('German');
    speakIn('fr');
    expect([formatList(['KJV', 'BSB']), formatDuration(40, 'day')]).toEqual(['KJV et BSB', '40\u00a0jours']);
    expect(formatDate(day, { dateStyle: 'full' })).toBe('dimanche 22 novembre 2026');
    expect(languageNameOf(language)).toBe('allemand');
    // Chromium has no names for these
    expect(languageNameOf({ language: 'hbo', languageEnglishName: 'Ancient Hebrew' })).toBe('hébreu ancien');
    expect(languageNameOf({ language: 'grc', languageEnglishName: 'Ancient Greek' })).toBe('grec ancien');
    // An invalid code, which no browser can name
    expect(languageNameOf({ language: 'zzz1', languageEnglishName: 'Tongue' })).toBe('Tongue');
  });

  test('have a suitable unit', () => {
    const sizes = [1, 43_000, 99_600, 1_240_000, 43_400_000, 999_600_000, 1_250_000_000].map(formatSize);
    expect(sizes).toEqual(['1 kB', '43 kB', '0.1 MB', '1.2 MB', '43 MB', '1 GB', '1.3 GB'].map(unbroken));
    speakIn('fr');
    expect(formatSize(1_240_000)).toBe('1,2\u202fMo');
  });

  test('have Gregorian dates and Latin digits in every language', () => {
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

test('an unknown stored choice means the language of the browser', () => {
  expect(chosenLanguage('tlh' as never, ['id'])).toEqual({ code: 'id', locale: 'id' });
});

test('Arabic and Hebrew are right-to-left', () => {
  const rightToLeft = languages.map(({ code }) => code).filter((code) => directionOf(code) === 'rtl');
  expect(rightToLeft.sort()).toEqual(['ar', 'he']);
  speakIn('ar', 'ar-EG');
  expect(interfaceScript()).toEqual({ lang: 'ar-EG', dir: 'rtl' });
});
