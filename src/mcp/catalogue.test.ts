import { describe, expect, test } from 'bun:test';
import { type CataloguedEdition, editionsNamed } from '../questions/named-translations.ts';
import { answerFrom, QuestionError } from '../questions/question.ts';
import {
  chooseTranslation,
  chooseTranslations,
  editionNamed,
  editionsInLanguage,
  languagesText,
} from './catalogue.ts';

const edition = (
  id: string,
  language: string,
  languageEnglishName: string,
  more: Partial<CataloguedEdition> = {},
): CataloguedEdition => ({
  id,
  name: `${id} Bible`,
  englishName: `${id} Bible`,
  language,
  languageEnglishName,
  licenseUrl: '',
  numberOfBooks: 66,
  totalNumberOfVerses: 100,
  ...more,
});

const translations = [
  edition('LUT', 'deu', 'Standard German', { languageName: 'Deutsch', totalNumberOfVerses: 900 }),
  edition('BSB', 'eng', 'English', { languageName: 'English', englishName: 'Berean Standard Bible' }),
  edition('KJV', 'eng', 'English', { languageName: 'English', totalNumberOfVerses: 300 }),
  edition('WEB', 'eng', 'English', { shortName: 'World', totalNumberOfVerses: 300 }),
  edition('NVI', 'spa', 'Spanish', { languageName: 'castellano' }),
  edition('CUV', 'cmn', 'Chinese', { languageName: '简体中文' }),
  edition('GNT', 'grc', 'Ancient Greek', { languageName: 'Ἑλληνική' }),
  edition('BOK', 'nob', 'Norwegian Bokmål'),
  edition('MAN', 'mnk', 'Mandinka', { name: 'World', englishName: 'Mandinka Bible' }),
];

const idsIn = (language: string) => editionsInLanguage(translations, language).map(({ id }) => id);

describe('A language', () => {
  test.each([
    ['deu', ['LUT']],
    ['de', ['LUT']],
    ['DE', ['LUT']],
    ['de-AT', ['LUT']],
    ['Deutsch', ['LUT']],
    ['Standard German', ['LUT']],
    ['German', ['LUT']],
    ['english', ['BSB', 'KJV', 'WEB']],
    ['en', ['BSB', 'KJV', 'WEB']],
    ['castellano', ['NVI']],
    ['Spanish', ['NVI']],
    ['简体中文', ['CUV']],
    ['zh', ['CUV']],
    ['zho', ['CUV']],
    ['Chinese', ['CUV']],
    ['中文', ['CUV']],
    ['Ελληνικά', ['GNT']],
    ['Greek', ['GNT']],
    ['(Greek)', ['GNT']],
    ['Koine Greek', []],
    ['el', ['GNT']],
    ['ελληνική', ['GNT']],
    ['Norwegian', ['BOK']],
    ['norwegian bokmal', ['BOK']],
  ])('%s is known by its codes and names', (language, ids) => {
    expect(idsIn(language)).toEqual(ids);
  });

  test.each(['Man', 'Ger', 'lish', '粵語', 'ქართული', 'Klingon', 'xx', '', ' ', '-'])(
    '%j is not known by a part of its name',
    (language) => {
      expect(idsIn(language)).toEqual([]);
    },
  );
});

test('An English translation is known by its initials, unless another one has the name', () => {
  const initials = (...names: string[]) =>
    names.map((englishName, index) => edition(`E${index}`, 'eng', 'English', { englishName }));
  const idOf = (editions: CataloguedEdition[], written: string) =>
    editionsNamed(editions, written).map(({ id }) => id);
  expect(idOf(initials('World English Bible', 'The King James Version (1769)'), 'web')).toEqual(['E0']);
  expect(idOf(initials('World English Bible', 'The King James Version (1769)'), 'KJV')).toEqual(['E1']);
  expect(idOf(initials('World English Bible', 'WEB'), 'WEB')).toEqual(['E1']);
  expect(idOf(initials('Some Bible'), 'SB')).toEqual([]);
  expect(idOf([edition('X', 'deu', 'German', { englishName: 'World English Bible' })], 'WEB')).toEqual([]);
});

describe('Translations', () => {
  const read = () => ({ translations });
  const choose = (written?: readonly string[], preferred?: string) =>
    answerFrom(chooseTranslations(written, { preferred }), read);

  test('are found by id, name and language, each once', () => {
    expect(choose(['kjv', 'Berean Standard Bible', 'BSB'])).toEqual(['KJV', 'BSB']);
    expect(choose(['lang:eng'])).toEqual(['BSB', 'KJV', 'WEB']);
    expect(choose(['lang:en', 'NVI'])).toEqual(['BSB', 'KJV', 'WEB', 'NVI']);
    expect(choose(['language: Deutsch'])).toEqual(['LUT']);
    expect(choose(['Spanish'])).toEqual(['NVI']);
    expect(choose(['KJV and Spanish'])).toEqual(['KJV', 'NVI']);
    expect(choose(['KJV & BSB'])).toEqual(['KJV', 'BSB']);
    expect(choose(['*'])).toHaveLength(translations.length);
    expect(choose(['All'])).toHaveLength(translations.length);
  });

  test('are the preferred one by default, or that with most verses in English', () => {
    expect(choose(undefined, 'NVI')).toEqual(['NVI']);
    expect(choose([], 'NVI')).toEqual(['NVI']);
    expect(choose()).toEqual(['KJV']);
    const others = translations.filter(({ language }) => language !== 'eng');
    const chosen = chooseTranslations(undefined, { preferred: undefined });
    expect(answerFrom(chosen, () => ({ translations: others }))).toEqual(['LUT']);
  });

  test.each([
    ['XYZQ', 'Unknown translation "XYZQ".', 'Available: LUT ('],
    ['BSC', 'Unknown translation "BSC".', 'Did you mean BSB?'],
    ['World', 'Several translations are called "World".', 'Candidates: WEB ('],
    ['lang:xx', 'No translation in the language "xx".', 'Languages: eng (English), deu (Standard German),'],
  ])('that are not clear are refused: %s', (written, message, hint) => {
    try {
      choose([written]);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(QuestionError);
      expect((error as QuestionError).fault).toMatchObject({ message, hint: expect.stringContaining(hint) });
    }
  });

  test('are refused in a library without any', () => {
    const chosen = () => answerFrom(chooseTranslations(undefined, { preferred: undefined }), () => undefined);
    expect(chosen).toThrow('This library has no translations.');
    expect(() => editionNamed([], 'Notes', 'commentaries')).toThrow('Unknown commentary "Notes".');
  });

  test('of one tool are a single one: the first, with a note', () => {
    const notes: string[] = [];
    const context = { preferred: 'NVI', note: (sentence: string) => void notes.push(sentence) };
    const one = (written?: string) => answerFrom(chooseTranslation(written, context), read);
    expect([one(), one('KJV'), one('kjv bible')]).toEqual(['NVI', 'KJV', 'KJV']);
    expect(notes).toEqual([]);
    expect(one('WEB, KJV')).toBe('WEB');
    expect(one('WEB; KJV;')).toBe('WEB');
    expect(one('English')).toBe('BSB');
    expect(notes).toEqual([
      'This tool reads one translation, so WEB was used.',
      'This tool reads one translation, so WEB was used.',
      'This tool reads one translation, so BSB was used.',
    ]);
  });
});

test('Languages are listed by the number of editions, at most twenty of them', () => {
  expect(languagesText([])).toBe('');
  expect(languagesText(translations.slice(0, 3))).toBe('Languages: eng (English), deu (Standard German).');
  const many = Array.from({ length: 23 }, (_, index) =>
    edition(`E${index}`, `l${index}`, `Language ${index}`),
  );
  expect(languagesText(many)).toEndWith('l19 (Language 19) and 3 more.');
  expect(languagesText([{ ...edition('A', 'abc', ''), languageEnglishName: undefined! }])).toBe(
    'Languages: abc.',
  );
});
