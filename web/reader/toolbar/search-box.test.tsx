import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import { renderToString } from 'preact-render-to-string';
import { SuggestionList } from './search-box.tsx';
import type { Suggestion } from './suggestions.ts';

const suggestions: readonly Suggestion[] = [
  { kind: 'words', label: 'living water' },
  { kind: 'term', label: 'living waters', verses: 3 },
];

const list = (shown: readonly Suggestion[], at?: number, note?: string) =>
  renderToString(<SuggestionList id="box" suggestions={shown} {...{ at, note }} onTake={() => {}} />);

test('the chosen suggestion is selected', () => {
  const html = list(suggestions, 1);
  expect(html).toMatch(
    /id="box-0" role="option" aria-selected="false".*id="box-1" role="option" aria-selected="true"/,
  );
  expect(list(suggestions)).not.toContain('aria-selected="true"');
});

test('a search and a word of the translation differ in their texts', () => {
  const html = list(suggestions);
  expect(html).toContain('<span>Search for “<bdi>living water</bdi>”</span>');
  expect(html).toContain('<bdi>living waters</bdi><span class="remark"> 3 verses</span>');
});

test('a Hebrew or Greek word is shown with its transliteration, meaning and number', () => {
  const word = { number: 'G26', lemma: 'ἀγάπη', transliteration: 'agápē', gloss: 'love' };
  expect(list([{ kind: 'lemma', label: 'ἀγάπη', word }])).toContain(
    '<span><bdi lang="grc" dir="ltr" class="greek-letters">ἀγάπη</bdi> <bdi>agápē</bdi> <bdi lang="en">“love”</bdi></span><span class="remark"> G26</span>',
  );
});

test('the number of suggestions is announced, and an empty list is hidden', () => {
  expect(list(suggestions)).toContain('<div role="status"><span class="hidden">2 suggestions</span></div>');
  expect(list(suggestions)).toContain('aria-label="Suggestions">');
  expect(list([])).toContain('<div role="status"></div>');
  expect(list([])).toMatch(/role="listbox"[^>]* hidden/);
});

test('a note says why there are no suggestions', () => {
  expect(list([], undefined, 'Ruth has 4 chapters.')).toContain('<p class="why">Ruth has 4 chapters.</p>');
});
