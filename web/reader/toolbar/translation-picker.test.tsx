import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import { elementsOf } from '../../rendered.fixture.ts';
import { route, translationOf } from '../chapter.fixture.ts';
import type { Route } from '../route.ts';
import { TranslationPicker } from './translation-picker.tsx';

function picker(count: number, of: Partial<Route> = {}) {
  const translations = Array.from({ length: count }, (_, index) =>
    translationOf({
      id: index === 0 ? 'ONE' : `T${index}`,
      name: `Bible ${index}`,
      ...(index % 2 === 1 && { language: 'xyz', languageName: 'Xyz', languageEnglishName: 'Xyz' }),
    }),
  );
  const elements = elementsOf(
    <TranslationPicker route={{ ...route, ...of }} translations={translations} onClose={() => {}} />,
  );
  const textsOf = (type: string) => elements.filter((each) => each.type === type).map(({ text }) => text);
  const messages = elements.filter(({ type, props }) => type === 'p' && props.role === 'status');
  return {
    headings: textsOf('h3'),
    folded: textsOf('summary').length,
    messages: messages.map(({ text }) => text),
  };
}

test('a small library is listed with all of its languages expanded', () => {
  expect(picker(4)).toEqual({ headings: ['English', 'Xyz'], folded: 0, messages: [] });
  expect(picker(40).folded).toBe(0);
  expect(picker(40).headings).not.toContain('In use');
});

test('a large library begins with the translations in use and folds other languages', () => {
  const { headings, folded } = picker(41, { parallels: ['T1'] });
  expect(headings[0]).toBe('In use');
  expect(folded).toBeGreaterThanOrEqual(1);
});

test('an empty library says that no translation matches', () => {
  expect(picker(0).messages).toHaveLength(1);
});
