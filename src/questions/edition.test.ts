import { expect, test } from 'bun:test';
import { links } from '../documents/links.ts';
import { readEditionsFor } from './edition.ts';
import { answerFrom, QuestionError } from './question.ts';

const editions = [
  { id: 'BSB', name: 'Berean Standard Bible', englishName: 'Berean Standard Bible', shortName: 'BSB' },
  { id: 'eng_kjv', name: 'King James Version', englishName: 'King James Version', shortName: 'KJV' },
  { id: 'web1', name: 'World English Bible', englishName: 'World English Bible', shortName: 'WEB' },
  { id: 'web2', name: 'World English Bible, British', englishName: 'WEB British', shortName: 'WEB' },
];
const documents: Readonly<Record<string, unknown>> = {
  [links.availableTranslations]: { translations: editions },
  ...Object.fromEntries(
    editions.map((translation) => [
      links.books(translation.id),
      { translation: { ...translation, language: 'eng', licenseUrl: '' }, books: [] },
    ]),
  ),
};

const idsFor = (ref: string) =>
  answerFrom(readEditionsFor(ref, ['BSB']), (path) => documents[path]).editions.map(
    ({ translation }) => translation.id,
  );

test('an edition named after references is the one that answers', () => {
  expect(idsFor('John 3:16')).toEqual(['BSB']);
  expect(idsFor('John 3:16 KJV')).toEqual(['eng_kjv']);
  expect(idsFor('John 3:16; Rom 8 (KJV)')).toEqual(['eng_kjv']);
  expect(idsFor('Jude 3, BSB')).toEqual(['BSB']);
});

test.each([
  'John 3:16 kjv',
  'John 3:16 - KJV',
  'John 3:16 – kjv',
  'John 3:16, kjv.',
  'John 3:16 [King James]',
  'John 3:16 (King James Version)',
])('a name after references is an edition in any case (%s)', (ref) => {
  expect(idsFor(ref)).toEqual(['eng_kjv']);
  expect(answerFrom(readEditionsFor(ref, ['BSB']), (path) => documents[path]).ref).toBe('John 3:16');
});

test('a name that is not an edition stays in the references', () => {
  for (const ref of ['John 3:16 web', 'John 3:16 and more', 'kjv', 'Foo 3'])
    expect(answerFrom(readEditionsFor(ref, ['BSB']), (path) => documents[path]).ref).toBe(ref);
});

test('an edition that is not available is named in the refusal', () => {
  const refusal = (ref: string) => {
    try {
      return idsFor(ref);
    } catch (error) {
      if (!(error instanceof QuestionError)) throw error;
      return error.fault;
    }
  };
  expect(refusal('John 3:16 NIV')).toMatchObject({
    code: 'translation_not_found',
    message: 'The translation "NIV" is not available.',
    parameter: 'ref',
    at: 10,
  });
  expect(refusal('John 3:16 WEB')).toMatchObject({ hint: 'Use one of their ids: web1, web2.' });
});
